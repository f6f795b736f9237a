import axe from 'axe-core';

// jsdom has no layout; the browser suite checks these rules.
const NEEDS_A_BROWSER = ['color-contrast', 'target-size', 'region'];

// axe draws texts to find icon fonts, and jsdom has no canvas: here every text is drawn as itself.
const drawing = {
  measureText: (text: string) => ({ width: 30 * text.length }),
  getImageData: () => ({ data: new Uint8ClampedArray(4).fill(1) }),
  fillText: () => undefined,
  clearRect: () => undefined,
};

/** Lists axe's findings, with the experimental rule that a control's name contains its visible text. */
export async function accessibilityFaults(): Promise<string[]> {
  HTMLCanvasElement.prototype.getContext = () => drawing as never;
  const disabled = Object.fromEntries(NEEDS_A_BROWSER.map((id) => [id, { enabled: false }]));
  const rules = { ...disabled, 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await axe.run(document.body, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
