import type { LaceName, Style } from '../../../cms/src/demo-shop/pictures/scene';
import { noise } from '../render/noise';
import type { Side } from '../render/figure';

/** Returns the style's lace, for garments that cannot do without. */
export const laceIn = ({ lace = 'flores' }: Style): LaceName => lace;

export type WornFrom = { side: Side; style: Style };

/** Fine creases of stretched cloth, mostly crosswise. */
export const creases =
  (height: number, seed = 0) =>
  (x: number, y: number): number =>
    height * (1.1 * noise(x / 70, y / 30, seed) + 0.25 * noise(x / 30 + y / 60, y / 14, seed + 1));

/** Folds of cloth that hangs: they run down, wander a little and grow towards the hem. */
export const hanging =
  (height: number, from: number, to: number, width: number, seed = 0) =>
  (x: number, y: number): number => {
    const fall = Math.min(1, Math.max(0, (y - from) / (to - from)));
    const wander = 0.5 * noise(x / 60, y / 130, seed + 5);
    const broad = noise(x / width + wander, y / 420, seed);
    const fine = noise((x / width) * 2.3 + wander * 1.4, y / 300, seed + 2);
    return height * (0.16 + 0.84 * fall) * (broad + 0.42 * fine);
  };
