function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 974_634_777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** Returns smooth noise between -1 and 1, the same for the same place and seed. */
export function noise(x: number, y: number, seed = 0): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const above = hash(left, top, seed) * (1 - u) + hash(left + 1, top, seed) * u;
  const below = hash(left, top + 1, seed) * (1 - u) + hash(left + 1, top + 1, seed) * u;
  return (above * (1 - v) + below * v) * 2 - 1;
}
