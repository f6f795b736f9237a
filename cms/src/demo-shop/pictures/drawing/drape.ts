import { along, scallops, sheen } from './brush';
import type { Fabric } from './fabrics';

const FOLDS = [
  [0, 0.9],
  [170, 0.55],
  [330, 0.85],
  [520, 0.5],
  [690, 0.9],
  [880, 0.6],
  [1040, 0.8],
] as const;

const wave = (x: number, from: number): string =>
  `M${x + from} -60C${x + from + 220} 380 ${x + from - 20} 760 ${x + from + 260} 1060S${x + from + 160} 1420 ${x + from + 300} 1600`;

const line = (path: string, color: string, width: number, opacity: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity.toFixed(2)}"/>`;

const folds = (f: Fabric): string =>
  FOLDS.map(
    ([x, depth], i) =>
      line(wave(x, -140), f.hi, 60 + 20 * (i % 3), depth * 0.62) + line(wave(x, -40), f.lo, 70, depth * 0.7),
  ).join('');

export const drape = (f: Fabric): string =>
  `<rect width="1200" height="1500" fill="${f.base}"/><g filter="url(#haze)">${folds(f)}</g>${FOLDS.map(([x, depth]) => sheen(wave(x, -118), f.hi, 14, depth * 0.4)).join('')}`;

const LACE_EDGE = 'M0 290C160 245 380 385 640 310V800H0Z';

export const laceDrape = (f: Fabric): string =>
  `${drape(f)}<g transform="scale(1.9)"><path d="${LACE_EDGE}" fill="${f.lo}" opacity=".35"/><path d="${LACE_EDGE}" fill="url(#lace)"/>${scallops(along([0, 290], [160, 245], [380, 385], [640, 310], 26), 15, f)}</g>`;
