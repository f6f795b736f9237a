import { createHash } from 'node:crypto';

/**
 * Rules by which Chromium fetches the document of a pressed link before the click. Only until the script runs: from then
 * on the shop opens its links itself.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin/*' } },
          { selector_matches: 'html:not([data-hydrated]) a' },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

/** Allows the rules in a content security policy. */
export const speculationRulesSource = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`;
