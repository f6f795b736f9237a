import { CHANNELS, lightOf, type Channel } from './colors';
import { softStep } from './curve';
import type { Side } from './figure';
import { diffuse } from './light';
import { CONTOURS } from './contours';
import { lit, washed } from './paint';
import { raster, type Window } from './raster';
import { sightOf, type Sight } from './relief';
import type { Skin } from './skin';

export type Ground = { side: Side | 'plano'; window: Window; skin: Skin };

/** A picture in work without its backdrop: paint so far, and the surface that the next piece of cloth lies on. */
export type Canvas = {
  columns: number;
  rows: number;
  window: Window;
  /** Pixels per unit of the scene. */
  scale: number;
  flat: boolean;
  /** Light times the share of a pixel that is painted. */
  rgb: Float32Array;
  alpha: Float32Array;
  z: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  /** Share of a pixel on which clothes can lie: the body without its arms, or the table. */
  cover: Float32Array;
  around: Float32Array;
  open: Float32Array;
};

const LINE_WIDTH = 1.5;

function emptyCanvas({ window, side }: Ground, columns: number): Canvas {
  const rows = columns * 1.25;
  const cells = (channels = 1): Float32Array => new Float32Array(columns * rows * channels);
  const surface = {
    z: cells(),
    nx: cells(),
    ny: cells(),
    nz: cells().fill(1),
    cover: cells(),
    around: cells(),
  };
  const scale = columns / window.width;
  const paint = { rgb: cells(3), alpha: cells(), open: cells().fill(1) };
  return { columns, rows, window, scale, flat: side === 'plano', ...paint, ...surface };
}

/** Lays a colour over one pixel. */
export function cover(
  { rgb, alpha }: Canvas,
  at: number,
  share: number,
  color: (channel: Channel) => number,
) {
  for (const c of CHANNELS) rgb[at * 3 + c] = rgb[at * 3 + c]! * (1 - share) + color(c) * share;
  alpha[at] = alpha[at]! * (1 - share) + share;
}

function layTable({ columns, window, scale, around, cover: free }: Canvas): void {
  free.fill(1);
  for (let i = 0; i < around.length; i += 1) around[i] = window.x + (i % columns) / scale;
}

// The contour is thicker where the figure turns away from the light.
function contourAt(distance: number, { nx, ny }: Sight): number {
  const width = LINE_WIDTH * (1 + 0.8 * Math.max(0, nx * 0.7 + ny * 0.5));
  return 0.75 * (1 - softStep(width * 0.7, width * 1.7, distance));
}

const shareAt = (distance: number, scale: number): number =>
  Math.min(1, Math.max(0, distance * scale * 0.7 + 0.5));

/** Heights between which the arm, one with the body at the shoulder, comes to hang before or behind it. */
const ARMPIT = [104, 160] as const;

type Edge = { share: number; ink: number };

function edgeOf(part: 'body' | 'arms', y: number, scale: number, sight: Sight): Edge {
  const { inside, trunk, arm } = sight;
  const whole = { share: shareAt(inside, scale), ink: contourAt(inside, sight) };
  if (part === 'arms') return whole;
  const apart = softStep(...ARMPIT, y);
  const before = 4 * arm * (1 - arm) * 0.6;
  const trunkInk = Math.max(contourAt(trunk, sight) * (1 - arm), before);
  const inTrunk = shareAt(trunk, scale);
  const share = Math.max(inTrunk, whole.share * (1 - apart));
  return { share, ink: whole.ink * (1 - apart) + trunkInk * inTrunk * apart };
}

type Painter = { side: Side; part: 'body' | 'arms'; drawn: Float32Array | undefined; skin: Skin };

function paintPart(canvas: Canvas, { side, part, drawn, skin }: Painter): void {
  const { columns, window, scale } = canvas;
  const [base, shade, line] = [lightOf(skin.base), lightOf(skin.shade), lightOf(skin.line)];
  const look = sightOf(side, part);
  const sight: Sight = { z: 0, nx: 0, ny: 0, nz: 1, inside: 0, around: 0, open: 1, trunk: 0, arm: 0 };
  for (let i = 0; i < canvas.z.length; i += 1) {
    const x = window.x + ((i % columns) + 0.5) / scale;
    const y = window.y + (Math.floor(i / columns) + 0.5) / scale;
    look(x, y, sight);
    keepSight(canvas, i, y, sight);
    const edge = edgeOf(part, y, scale, sight);
    if (edge.share === 0) continue;
    const light = washed(diffuse(canvas.nx[i]!, canvas.ny[i]!, canvas.nz[i]!, sight.open) * 1.04);
    const ink = Math.max(edge.ink, drawn ? drawn[i]! * 0.62 : 0);
    cover(canvas, i, edge.share, (c) => lit(base[c], light, shade[c] / base[c]) * (1 - ink) + line[c] * ink);
  }
}

async function paintBody(canvas: Canvas, side: Side, skin: Skin): Promise<void> {
  paintPart(canvas, { side, part: 'arms', drawn: undefined, skin });
  const drawn = await raster(CONTOURS[side], canvas.window, canvas.columns);
  paintPart(canvas, { side, part: 'body', drawn, skin });
}

function keepSight(canvas: Canvas, i: number, y: number, sight: Sight): void {
  const length = Math.hypot(sight.nx, sight.ny, sight.nz) || 1;
  canvas.z[i] = sight.z;
  canvas.nx[i] = sight.nx / length;
  canvas.ny[i] = sight.ny / length;
  canvas.nz[i] = sight.nz / length;
  const free = Math.max(sight.trunk, sight.inside - 60 * softStep(...ARMPIT, y));
  canvas.cover[i] = shareAt(free, canvas.scale) * (1 - sight.arm);
  canvas.around[i] = sight.around;
  canvas.open[i] = sight.open;
}

/** Returns a canvas with the figure or, for things that lie flat, with nothing on it yet. */
export async function newCanvas(ground: Ground, columns: number): Promise<Canvas> {
  const canvas = emptyCanvas(ground, columns);
  if (ground.side === 'plano') layTable(canvas);
  else await paintBody(canvas, ground.side, ground.skin);
  return canvas;
}
