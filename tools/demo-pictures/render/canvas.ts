import { lightOf, mixed, type Rgb } from './colors';
import { diffuse, shine } from './light';
import type { Side } from './mannequin';
import { cloudNoise, noise } from './noise';
import type { Window } from './raster';
import { sightOf, type Sight } from './relief';

export type Ground = { side: Side | 'plano'; window: Window; backdrop: readonly [string, string] };

/** A picture in work: its light, and the surface that the next piece of cloth lies on. */
export type Canvas = {
  columns: number;
  rows: number;
  window: Window;
  /** Pixels per unit of the scene. */
  scale: number;
  flat: boolean;
  rgb: Float32Array;
  z: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  /** Share of a pixel that the body, or the table, fills. */
  cover: Float32Array;
  around: Float32Array;
  open: Float32Array;
};

const SKIN = lightOf('#e2d0c2');
const SKIN_SHADE = lightOf('#b98f7b');
const SKIN_FINISH = { gloss: 0.035, sharpness: 7, fuzz: 0.06 };

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
  const base = { columns, rows, window, scale, flat: side === 'plano', rgb: cells(3), open: cells().fill(1) };
  return { ...base, ...surface };
}

function paint(rgb: Float32Array, at: number, color: Rgb, light: number, added: number): void {
  for (let c = 0; c < 3; c += 1) rgb[at * 3 + c] = color[c as 0 | 1 | 2] * light + added;
}

// A seamless sweep of paper: light falls from above on the left and fades towards the floor.
function paintBackdrop(
  { rgb, columns, rows, flat }: Canvas,
  [inner, outer]: readonly [string, string],
): void {
  const near = lightOf(inner);
  const far = lightOf(outer);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = column / columns;
      const y = row / rows;
      const pool = Math.exp(-((x - 0.34) ** 2) / 0.42 - (y - 0.3) ** 2 / 0.5);
      const floor = flat ? 0 : 0.1 * Math.max(0, y - 0.72);
      const paper = flat ? 0.012 * cloudNoise(x * 300, y * 375, 5, 2) : 0;
      const grain = 0.006 * noise(column * 0.9, row * 0.9, 3);
      paint(
        rgb,
        row * columns + column,
        mixed(far, near, pool),
        0.98 + 0.05 * pool - floor + paper + grain,
        0,
      );
    }
}

function layTable(canvas: Canvas): void {
  const { columns, window, scale, around, cover } = canvas;
  cover.fill(1);
  for (let i = 0; i < around.length; i += 1) around[i] = window.x + (i % columns) / scale;
}

function paintBody(canvas: Canvas, side: Side): void {
  const { columns, window, scale, rgb } = canvas;
  const look = sightOf(side);
  const sight: Sight = { z: 0, nx: 0, ny: 0, nz: 1, inside: 0, around: 0, open: 1 };
  for (let i = 0; i < canvas.z.length; i += 1) {
    const x = window.x + ((i % columns) + 0.5) / scale;
    const y = window.y + (Math.floor(i / columns) + 0.5) / scale;
    look(x, y, sight);
    keepSight(canvas, i, sight);
    const cover = canvas.cover[i]!;
    if (cover === 0) continue;
    const light = diffuse(sight.nx, sight.ny, sight.nz, sight.open);
    const glow = shine(sight.nx, sight.ny, sight.nz, SKIN_FINISH) * 0.5;
    const color = mixed(SKIN_SHADE, SKIN, Math.min(1, light * 0.6 + 0.5));
    for (let c = 0; c < 3; c += 1) {
      const lit = color[c as 0 | 1 | 2] * light * 1.06 + glow;
      rgb[i * 3 + c] = rgb[i * 3 + c]! * (1 - cover) + lit * cover;
    }
  }
}

function keepSight(canvas: Canvas, i: number, sight: Sight): void {
  const length = Math.hypot(sight.nx, sight.ny, sight.nz) || 1;
  canvas.z[i] = sight.z;
  canvas.nx[i] = sight.nx / length;
  canvas.ny[i] = sight.ny / length;
  canvas.nz[i] = sight.nz / length;
  canvas.cover[i] = Math.min(1, Math.max(0, sight.inside * canvas.scale * 0.7 + 0.5));
  canvas.around[i] = sight.around;
  canvas.open[i] = sight.open;
}

/** Returns a picture with its backdrop and, unless things lie flat on a table, the mannequin. */
export function newCanvas(ground: Ground, columns: number): Canvas {
  const canvas = emptyCanvas(ground, columns);
  paintBackdrop(canvas, ground.backdrop);
  if (ground.side === 'plano') layTable(canvas);
  else paintBody(canvas, ground.side);
  return canvas;
}
