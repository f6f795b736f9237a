import { curve, softStep } from './curve';

const FAR_AWAY = 100;

type Place = readonly [x: number, y: number, z: number];
export type Side = 'frente' | 'espalda';

// Lengths are about millimetres of a standing figure: x to its left, y down from the neck, z to the front.
const torsoWidth = curve([[-260, 42], [-80, 42], [-46, 46], [-16, 66], [8, 98], [32, 128], [60, 148], [90, 153], [120, 150], [170, 145], [230, 142], [300, 132], [360, 119], [400, 115], [440, 121], [500, 145], [560, 165], [610, 173], [650, 170], [690, 146], [720, 92], [742, 34], [752, 4]]); // prettier-ignore
const chestDepth = curve([[-260, 44], [-60, 46], [0, 44], [40, 46], [90, 64], [140, 78], [200, 84], [280, 88], [340, 82], [400, 78], [460, 86], [530, 96], [600, 94], [660, 88], [710, 78], [740, 66], [752, 58]]); // prettier-ignore
const backDepth = curve([[-260, 60], [-60, 58], [0, 66], [50, 82], [110, 98], [180, 98], [260, 86], [340, 68], [410, 58], [470, 66], [540, 82], [620, 84], [690, 72], [730, 40], [752, 4]]); // prettier-ignore
const legCentre = curve([[560, 78], [620, 86], [740, 88], [860, 85], [1080, 76], [1250, 72], [1460, 64]]); // prettier-ignore
const legWidth = curve([[500, 4], [540, 44], [600, 80], [650, 88], [700, 92], [760, 92], [800, 89], [900, 78], [1000, 64], [1070, 54], [1110, 51], [1180, 54], [1240, 54], [1320, 44], [1420, 31], [1480, 28]]); // prettier-ignore

// From the shoulder to the elbow, and on behind the body: away from whoever looks.
const ARM = [
  [144, 66, -10, 38], [160, 120, -8, 35], [168, 170, -8, 33], [178, 230, -10, 31], [188, 290, -14, 28], [195, 345, -22, 25.5], [195, 384, -34, 25.5], [182, 424, -56, 25], [150, 480, -94, 21], [116, 526, -130, 17],
] as const; // prettier-ignore
const ARM_STEPS = 26;
/** Height beyond which a bone of the arm does not count. */
const ARM_REACH = 80;
const ARM_INNERMOST = 50;

// A smooth chain through the joints, so that no joint shows.
const armAt = ([0, 1, 2, 3] as const).map((axis) => curve(ARM.map((joint, i) => [i, joint[axis]] as const)));
const CHAIN = Array.from({ length: ARM_STEPS + 1 }, (_, i) =>
  armAt.map((at) => at((i / ARM_STEPS) * (ARM.length - 1))),
) as unknown as (readonly [number, number, number, number])[];
const BONES = CHAIN.slice(1).map((to, i) => [CHAIN[i]!, to] as const);

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

function boneField([x, y, z]: Place, [from, to]: (typeof BONES)[number]): number {
  const d = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const p = [x - from[0], y - from[1], z - from[2]] as const;
  const share = (p[0] * d[0] + p[1] * d[1] + p[2] * d[2]) / (d[0] ** 2 + d[1] ** 2 + d[2] ** 2);
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(p[0] - d[0] * t, p[1] - d[1] * t, p[2] - d[2] * t) - from[3] - (to[3] - from[3]) * t;
}

/** Returns how far a place is outside the arms; they end behind the body, whatever side is seen. */
export function armField(x: number, y: number, z: number): number {
  const p: Place = [Math.abs(x), y, z];
  let field = FAR_AWAY;
  if (p[0] < ARM_INNERMOST || y > 600) return field;
  for (const bone of BONES)
    if (Math.abs(y - bone[0][1]) < ARM_REACH) field = Math.min(field, boneField(p, bone));
  return field;
}

/** Returns how far a place is outside the figure without its arms, roughly and below zero inside it. */
export function trunkField(x: number, y: number, z: number): number {
  const p: Place = [Math.abs(x), y, z];
  let field = torso(p);
  if (z > 0 && y < 360) field = smoothMin(field, bust(p), 34);
  if (z < 0 && y < 300) field = smoothMin(field, shoulderBlade(p), 34);
  if (y > 440 && y < 820) field = smoothMin(field, seat(p), 52);
  return smoothMin(field, leg(p), 24);
}

// The shoulder grows out of the chest; below the armpit the arm only lies against the body.
export const joined = (trunk: number, arm: number, y: number): number =>
  smoothMin(trunk, arm, 3 + 44 * (1 - softStep(60, 150, y)));
