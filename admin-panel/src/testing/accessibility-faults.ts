import axe from 'axe-core';

// jsdom lays nothing out: what needs colours or places is checked in a browser.
const NEEDS_A_BROWSER = ['color-contrast', 'target-size', 'region'];

/** What axe finds wrong on the page as it stands, one line each. */
export async function accessibilityFaults(): Promise<string[]> {
  const rules = Object.fromEntries(NEEDS_A_BROWSER.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
