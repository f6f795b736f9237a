import type { Rgb } from './colors';
import { softStep } from './curve';

/** Light of a surface that is neither in the shade nor highlighted. */
const EVEN = 0.93;

/** Colour that a paint takes on in full shade, as shares of its own. */
type Shade = Rgb;
export const CLOTH_SHADE: Shade = [0.3, 0.2, 0.27];

// Gouache: three tones with soft borders lie over a smooth wash.
const tones = (light: number): number =>
  0.5 +
  0.2 * softStep(0.42, 0.54, light) +
  0.2 * softStep(0.68, 0.8, light) +
  0.12 * softStep(0.98, 1.06, light);

/** Returns light as an illustrator would lay it on, without shine. */
export const washed = (light: number): number => light * 0.45 + tones(light) * 0.55;

/** Returns one channel of a paint under washed light: shade is warm and coloured, never black. */
export function lit(pigment: number, light: number, shade: number): number {
  const dark = Math.min(1, Math.max(0, (EVEN - light) / EVEN) * 1.35);
  const high = Math.max(0, light - EVEN);
  const color = pigment * (1 + (shade - 1) * dark);
  return color + (1 - color) * high * (0.1 + 0.35 * pigment);
}
