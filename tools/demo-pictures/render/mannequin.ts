import { curve, softStep } from './curve';

const FAR_AWAY = 100;

type Place = readonly [x: number, y: number, z: number];
export type Side = 'frente' | 'espalda';

// Lengths are about millimetres of a standing figure: x to its left, y down from the neck, z to the front.
const torsoWidth = curve([[-260, 46], [-60, 47], [-24, 56], [4, 92], [24, 138], [48, 168], [80, 178], [120, 172], [170, 156], [230, 146], [300, 134], [360, 121], [400, 117], [440, 122], [500, 144], [560, 164], [610, 172], [650, 166], [690, 138], [720, 84], [742, 30], [752, 4]]); // prettier-ignore
const chestDepth = curve([[-260, 44], [-60, 46], [0, 44], [40, 46], [90, 64], [140, 78], [200, 84], [280, 88], [340, 82], [400, 78], [460, 86], [530, 96], [600, 94], [660, 88], [710, 78], [740, 66], [752, 58]]); // prettier-ignore
const backDepth = curve([[-260, 60], [-60, 58], [0, 66], [50, 82], [110, 98], [180, 98], [260, 86], [340, 68], [410, 58], [470, 66], [540, 82], [620, 84], [690, 72], [730, 40], [752, 4]]); // prettier-ignore
const legCentre = curve([
  [560, 78],
  [620, 85],
  [740, 91],
  [860, 90],
  [1080, 82],
  [1250, 80],
  [1460, 74],
]);
const legWidth = curve([[500, 4], [540, 44], [600, 80], [650, 87], [700, 88], [760, 86], [800, 83], [900, 74], [1000, 62], [1070, 53], [1110, 50], [1180, 54], [1240, 55], [1320, 44], [1420, 31], [1480, 28]]); // prettier-ignore

const smoothMin = (a: number, b: number, reach: number): number => {
  const h = Math.max(0, reach - Math.abs(a - b)) / reach;
  return Math.min(a, b) - (h * h * reach) / 4;
};

const ellipsoid = (p: Place, centre: Place, radii: Place): number => {
  const x = (p[0] - centre[0]) / radii[0];
  const y = (p[1] - centre[1]) / radii[1];
  const z = (p[2] - centre[2]) / radii[2];
  return (Math.hypot(x, y, z) - 1) * Math.min(...radii);
};

const column = (x: number, z: number, width: number, depth: number): number =>
  (Math.hypot(x / width, z / depth) - 1) * Math.min(width, depth);

function torso([x, y, z]: Place): number {
  if (y > 750) return FAR_AWAY;
  const spine =
    z < 0 ? 7 * Math.exp(-((x / 22) ** 2)) * Math.max(0, Math.sin(((y - 20) / 560) * Math.PI)) : 0;
  const depth = z < 0 ? backDepth(y) : chestDepth(y);
  return column(x, z, torsoWidth(y), depth) + spine;
}

// The middle is rounded off, or both halves would meet in a crease.
function bust([x, y, z]: Place): number {
  const p: Place = [Math.hypot(x, 9), y, z];
  const round = ellipsoid(p, [72, 214, 66], [64, 62, 58]);
  const slope = ellipsoid(p, [74, 160, 44], [54, 84, 46]);
  return smoothMin(round, slope, 46);
}

const seat = (p: Place): number => ellipsoid(p, [70, 630, -46], [78, 100, 78]);

const shoulderBlade = (p: Place): number => ellipsoid(p, [78, 140, -74], [46, 66, 34]);

function leg([x, y, z]: Place): number {
  if (y < 500) return FAR_AWAY;
  const shin = -14 * softStep(1000, 1220, y);
  return column(x - legCentre(y), z - shin, legWidth(y), legWidth(y) * 1.06);
}

/** Returns how far a place is outside the mannequin's surface, roughly and below zero inside it. */
export function bodyField(x: number, y: number, z: number): number {
  const p: Place = [Math.abs(x), y, z];
  let field = torso(p);
  if (z > 0 && y < 360) field = smoothMin(field, bust(p), 34);
  if (z < 0 && y < 300) field = smoothMin(field, shoulderBlade(p), 34);
  if (y > 440 && y < 820) field = smoothMin(field, seat(p), 52);
  return smoothMin(field, leg(p), 24);
}
