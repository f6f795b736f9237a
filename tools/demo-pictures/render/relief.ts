import { softStep } from './curve';
import { armField, joined, trunkField, type Side } from './figure';
import { blurred } from './raster';

const LEFT = -320;
const TOP = -260;
const STEP = 2.5;
const COLUMNS = 257;
const ROWS = 721;
const NEAR = 150;
const FAR = -150;
const MARCH = 5;
/** Depth in the body from which a place is clearly not on its silhouette. */
const SURE = 12;

/**
 * The figure at a place of the picture: its surface, the direction it faces, its distance inside the
 * silhouette, its distance around the body from the middle, its openness to the light, its distance inside
 * the trunk and legs, and how much of those an arm hides.
 */
export type Sight = Record<(typeof FIELDS)[number], number>;

const FIELDS = ['z', 'nx', 'ny', 'nz', 'inside', 'around', 'open', 'trunk', 'arm'] as const;
type Grid = Record<(typeof FIELDS)[number], Float32Array>;

type Field = (x: number, y: number, z: number) => number;

function findSurface(field: Field, x: number, y: number): { z: number; nearest: number } {
  let nearest = Infinity;
  let nearestZ = 0;
  for (let z = NEAR; z >= FAR; z -= MARCH) {
    const distance = field(x, y, z);
    if (distance < nearest) [nearest, nearestZ] = [distance, z];
    if (distance < 0) return { z: bisect(field, x, y, z), nearest: innermost(field, x, y, z) };
  }
  return { z: nearestZ, nearest: refined(field, x, y, nearestZ) };
}

function bisect(field: Field, x: number, y: number, inside: number): number {
  let [low, high] = [inside, inside + MARCH];
  for (let i = 0; i < 9; i += 1) {
    const middle = (low + high) / 2;
    if (field(x, y, middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

// The silhouette lies where the deepest place of a ray leaves the body.
function innermost(field: Field, x: number, y: number, from: number): number {
  let deepest = 0;
  let deepestZ = from;
  for (let z = from; z >= FAR; z -= MARCH * 2) {
    const distance = field(x, y, z);
    if (distance < deepest) [deepest, deepestZ] = [distance, z];
    if (deepest < -SURE) return deepest;
  }
  return refined(field, x, y, deepestZ);
}

function refined(field: Field, x: number, y: number, around: number): number {
  let z = around;
  let least = field(x, y, z);
  for (let step: number = MARCH; step > 0.4; step /= 2)
    for (const next of [z - step, z + step]) {
      const distance = field(x, y, next);
      if (distance < least) [least, z] = [distance, next];
    }
  return least;
}

type Part = 'body' | 'arms';

function trace(side: Side, part: Part): Grid {
  const turn = side === 'frente' ? 1 : -1;
  const trunk: Field = (x, y, z) => trunkField(x, y, z * turn);
  const body: Field = (x, y, z) => joined(trunk(x, y, z), armField(x, y, z), y);
  const grid = Object.fromEntries(FIELDS.map((name) => [name, new Float32Array(COLUMNS * ROWS)])) as Grid;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = (COLUMNS - 1) / 2; column < COLUMNS; column += 1) {
      const place = [row * COLUMNS + column, LEFT + column * STEP, TOP + row * STEP] as const;
      traceAt(part === 'body' ? body : armField, grid, ...place);
      if (part === 'body') traceTrunk(trunk, grid, ...place);
    }
    mirrorRow(grid, row);
    wrapLengths(grid, row);
  }
  shadeHollows(grid);
  return grid;
}

function traceAt(field: Field, grid: Grid, at: number, x: number, y: number): void {
  const { z, nearest } = findSurface(field, x, y);
  const e = 1.5;
  const gx = field(x + e, y, z) - field(x - e, y, z);
  const gy = field(x, y + e, z) - field(x, y - e, z);
  const gz = Math.max(0, field(x, y, z + e) - field(x, y, z - e));
  const length = Math.hypot(gx, gy, gz) || 1;
  grid.z[at] = z;
  grid.nx[at] = gx / length;
  grid.ny[at] = gy / length;
  grid.nz[at] = gz / length;
  grid.inside[at] = (-nearest / length) * 2 * e;
}

function traceTrunk(trunk: Field, grid: Grid, at: number, x: number, y: number): void {
  const { z, nearest } = findSurface(trunk, x, y);
  grid.trunk[at] = -nearest;
  grid.arm[at] = softStep(104, 140, y) * softStep(2, 8, grid.z[at]! - z);
}

// Both halves of the figure are the same, so only one is traced.
function mirrorRow(grid: Grid, row: number): void {
  const middle = (COLUMNS - 1) / 2;
  for (let i = 1; i <= middle; i += 1) {
    const from = row * COLUMNS + middle + i;
    const to = from - 2 * i;
    for (const name of FIELDS) grid[name][to] = grid[name][from]!;
    grid.nx[to] = -grid.nx[from]!;
  }
}

// Cloth lies around the body: its width is measured along the surface, from the middle outwards.
function wrapLengths(grid: Grid, row: number): void {
  const middle = (COLUMNS - 1) / 2;
  for (const way of [1, -1]) {
    let length = 0;
    for (let i = 1; i <= middle; i += 1) {
      const at = row * COLUMNS + middle + i * way;
      length += STEP / Math.max(0.34, Math.hypot(grid.nz[at]!, grid.ny[at]! * 0.7));
      grid.around[at] = length * way;
    }
  }
}

// A place that lies deeper than its surroundings sees less of the sky.
function shadeHollows(grid: Grid): void {
  const near = blurred(grid.z, COLUMNS, 12 / STEP);
  const wide = blurred(grid.z, COLUMNS, 36 / STEP);
  for (let i = 0; i < grid.z.length; i += 1) {
    const depth = Math.max(0, near[i]! - grid.z[i]!) / 14 + Math.max(0, wide[i]! - grid.z[i]!) / 60;
    grid.open[i] = 1 / (1 + depth);
  }
}

const traced = new Map<string, Grid>();

function gridOf(side: Side, part: Part): Grid {
  const key = `${side} ${part}`;
  const grid = traced.get(key) ?? trace(side, part);
  traced.set(key, grid);
  return grid;
}

/** Returns how the figure, or its arms alone, look from one side at any place. */
export function sightOf(side: Side, part: Part): (x: number, y: number, sight: Sight) => void {
  const grid = gridOf(side, part);
  return (x, y, sight) => {
    const gx = Math.min(COLUMNS - 1.001, Math.max(0, (x - LEFT) / STEP));
    const gy = Math.min(ROWS - 1.001, Math.max(0, (y - TOP) / STEP));
    const at = Math.floor(gy) * COLUMNS + Math.floor(gx);
    const u = gx % 1;
    const v = gy % 1;
    for (const name of FIELDS) {
      const cells = grid[name];
      const above = cells[at]! * (1 - u) + cells[at + 1]! * u;
      const below = cells[at + COLUMNS]! * (1 - u) + cells[at + COLUMNS + 1]! * u;
      sight[name] = above * (1 - v) + below * v;
    }
  };
}
