import { line, mirrored } from '../garments/shapes';
import type { Side } from './figure';

const front = [
  // Collarbones, the hollow between them, and the folds of the armpits.
  line('M16 16C46 6 84 12 118 34', 1.6),
  line('M11 20C10 27 8 31 4 34', 1.4),
  line('M146 158C141 142 140 128 144 112', 1.8),
  // Hips and the fold of the thigh.
  line('M104 560C84 596 58 640 36 690', 1),
].join('');
const back = [
  line('M62 84C86 104 92 150 72 196', 1.3),
  line('M150 168C146 146 146 130 150 116', 1.6),
  line('M18 735C54 748 96 738 124 716', 1.8),
].join('');

/** Lines that an illustrator draws on the body, in the scene's units. */
export const CONTOURS: Record<Side, string> = {
  frente: `${mirrored(front)}${line('M-1 470C-4 476 -4 484 0 488C4 484 4 476 1 470', 1.6)}${line('M0 330C1 360 1 390 0 430', 0.8)}${line('M0 748V900', 2)}`,
  espalda: `${mirrored(back)}${line('M0 60C2 180 -2 320 0 470', 1.2)}${line('M0 560C1 640 1 700 0 752', 1.8)}${line('M0 748V900', 2)}`,
};
