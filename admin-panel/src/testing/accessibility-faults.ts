import axe from 'axe-core';

// jsdom has no layout; the browser suite checks these rules.
const NEEDS_A_BROWSER = ['color-contrast', 'target-size', 'region'];

export async function accessibilityFaults(): Promise<string[]> {
  const rules = Object.fromEntries(NEEDS_A_BROWSER.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
