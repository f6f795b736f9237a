import type { Canvas } from './canvas';
import { CHANNELS, lightOf, mixed, shownAs, type Rgb } from './colors';
import { softStep } from './curve';
import type { Pose } from './pose';
import { blurred, type Window } from './raster';

type Arch = { middle: number; half: number; spring: number };

/** Paper behind a picture: the wall, and arches that are cut out of another sheet; lengths are shares of the width. */
export type Scenery = { wall: string; arches: readonly (Arch & { color: string })[]; front?: FrontSheet };

/** A sheet before the figures, which leaves quiet space for text: its colour, and its upper edge. */
type FrontSheet = { color: string; edge: (u: number) => number };

/** The part of a scene that is drawn, and the size of its picture in pixels. */
export type Frame = { window: Window; columns: number; rows: number };

export type Figure = { canvas: Canvas; pose: Pose };

type Layer = { columns: number; rows: number; rgb: Float32Array; alpha: Float32Array };

const MARGIN = 44;

/** Returns a window with enough around it for a pose to move what stands at its edges. */
export function widened({ x, y, width }: Window, columns: number): { window: Window; columns: number } {
  const wide = Math.ceil((columns * (width + 2 * MARGIN)) / width / 4) * 4;
  const margin = ((wide / columns) * width - width) / 2;
  return { window: { x: x - margin, y: y - margin * 1.25, width: width + 2 * margin }, columns: wide };
}

function posed({ canvas, pose }: Figure, { window, columns, rows }: Frame): Layer {
  const cells = columns * rows;
  const layer = { columns, rows, rgb: new Float32Array(cells * 3), alpha: new Float32Array(cells) };
  const unit = window.width / columns;
  for (let i = 0; i < cells; i += 1) {
    const x = window.x + ((i % columns) + 0.5) * unit;
    const y = window.y + (Math.floor(i / columns) + 0.5) * unit;
    const [sx, sy] = pose(x, y);
    const column = (sx - canvas.window.x) * canvas.scale - 0.5;
    const row = (sy - canvas.window.y) * canvas.scale - 0.5;
    copyPixel(canvas, layer, i, column, row);
  }
  return layer;
}

function copyPixel({ rgb, alpha, columns, rows }: Canvas, to: Layer, i: number, x: number, y: number): void {
  if (x < 0 || y < 0 || x > columns - 1 || y > rows - 1) return;
  const left = Math.min(columns - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(rows - 2, Math.max(0, Math.floor(y)));
  const u = Math.min(1, Math.max(0, x - left));
  const v = Math.min(1, Math.max(0, y - top));
  const at = top * columns + left;
  const weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v] as const;
  const places = [at, at + 1, at + columns, at + columns + 1] as const;
  for (let k = 0; k < 4; k += 1) {
    const weight = weights[k]!;
    const from = places[k]!;
    to.alpha[i] = to.alpha[i]! + alpha[from]! * weight;
    for (let c = 0; c < 3; c += 1) to.rgb[i * 3 + c] = to.rgb[i * 3 + c]! + rgb[from * 3 + c]! * weight;
  }
}

function archAt({ middle, half, spring }: Arch, u: number, v: number): number {
  const x = u - middle;
  const distance = v < spring ? Math.hypot(x, v - spring) : Math.abs(x);
  return softStep(0.0015, -0.0015, distance - half);
}

function paperOf({ wall, arches }: Scenery): (u: number, v: number) => Rgb {
  const sheet = lightOf(wall);
  const sheets = arches.map((arch) => ({ ...arch, paper: lightOf(arch.color) }));
  return (u, v) => {
    const light = 1.03 - 0.1 * (0.55 * u + 0.45 * Math.min(1, v));
    const paper = sheets.reduce((below, arch) => mixed(below, arch.paper, archAt(arch, u, v)), sheet);
    return [paper[0] * light, paper[1] * light, paper[2] * light];
  };
}

function shadowOf({ alpha, columns, rows }: Layer, flat: boolean, scale: number): (i: number) => number {
  const [reach, right, down, strength] = flat ? [9, 5, 9, 0.34] : [26, 24, 26, 0.2];
  const soft = blurred(alpha, columns, reach * scale);
  const [dx, dy] = [Math.round(right * scale), Math.round(down * scale)];
  return (i) => {
    const column = Math.max(0, (i % columns) - dx);
    const row = Math.min(rows - 1, Math.max(0, Math.floor(i / columns) - dy));
    return soft[row * columns + column]! * strength;
  };
}

const SHADOW_HUE: Rgb = [0.8, 1, 0.95];

function paintPaper({ columns, rows }: Frame, scenery: Scenery): Float32Array {
  const paperAt = paperOf(scenery);
  const light = new Float32Array(columns * rows * 3);
  for (let i = 0; i < columns * rows; i += 1)
    light.set(paperAt(((i % columns) + 0.5) / columns, (Math.floor(i / columns) + 0.5) / columns), i * 3);
  return light;
}

const FRONT_SHADOW = 0.035;

function layFront(light: Float32Array, { color, edge }: FrontSheet, { columns, rows }: Frame): void {
  const paper = shownAs(color);
  for (let i = 0; i < columns * rows; i += 1) {
    const below = (Math.floor(i / columns) + 0.5) / columns - edge(((i % columns) + 0.5) / columns);
    const share = softStep(-0.0015, 0.0015, below);
    const shade = 1 - 0.22 * softStep(-FRONT_SHADOW, 0, below) ** 2;
    for (const c of CHANNELS) light[i * 3 + c] = light[i * 3 + c]! * shade * (1 - share) + paper[c] * share;
  }
}

/** Sets posed figures, the farthest first and each with its shadow, before the paper and returns the picture's light. */
export function staged(figures: readonly Figure[], scenery: Scenery, frame: Frame): Float32Array {
  const light = paintPaper(frame, scenery);
  for (const figure of figures) {
    const { rgb, alpha, ...size } = posed(figure, frame);
    const shadow = shadowOf({ rgb, alpha, ...size }, figure.canvas.flat, frame.columns / frame.window.width);
    for (let i = 0; i < alpha.length; i += 1)
      for (const c of CHANNELS) {
        const behind = light[i * 3 + c]! * (1 - shadow(i) * SHADOW_HUE[c]);
        light[i * 3 + c] = rgb[i * 3 + c]! + behind * (1 - alpha[i]!);
      }
  }
  if (scenery.front) layFront(light, scenery.front, frame);
  return light;
}
