/** SVG shapes that repeat every `units` of cloth. */
export type Pattern = { units: number; motifs: string };

export const turned = (count: number, shape: string): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${(360 / count) * i})">${shape}</g>`).join(
    '',
  );

export const at = (x: number, y: number, scale: number, turn: number, shape: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shape}</g>`;
