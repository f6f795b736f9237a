type Vector = readonly [x: number, y: number, z: number];

const unit = (x: number, y: number, z: number): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

// A large soft box above on the left, a weak one on the right and a strip for the edge.
const KEY = unit(-0.5, -0.62, 0.66);
const FILL = unit(0.75, -0.1, 0.6);
const STRIP = unit(0.92, -0.3, 0.18);

const facing = (light: Vector, x: number, y: number, z: number): number =>
  light[0] * x + light[1] * y + light[2] * z;

/** Answer of a cloth to light: `gloss` mirrors the soft boxes, `fuzz` lights up edges as fibres do. */
export type Finish = { gloss: number; sharpness: number; fuzz: number };

/** Returns the light that matt cloth facing that way gives back. */
export function diffuse(x: number, y: number, z: number, openness: number): number {
  const key = Math.max(0, facing(KEY, x, y, z) * 0.84 + 0.16);
  const fill = Math.max(0, facing(FILL, x, y, z) * 0.7 + 0.3);
  const sky = 0.5 - 0.5 * y;
  return key * 0.8 * (0.35 + 0.65 * openness) + (fill * 0.16 + sky * 0.2 + 0.09) * openness;
}

/** Returns the light that the surface mirrors or scatters from its fibres, whatever its colour. */
export function shine(x: number, y: number, z: number, { gloss, sharpness, fuzz }: Finish): number {
  const rx = 2 * z * x;
  const ry = 2 * z * y;
  const rz = 2 * z * z - 1;
  const box = Math.max(0, facing(KEY, rx, ry, rz));
  const strip = Math.max(0, facing(STRIP, rx, ry, rz));
  const mirrored = box ** sharpness + 0.4 * box ** (sharpness / 4) + 0.3 * strip ** (sharpness / 2);
  return gloss * mirrored + fuzz * (1 - Math.max(0, z)) ** 2;
}
