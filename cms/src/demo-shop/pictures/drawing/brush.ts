import type { Fabric } from './fabrics';

export type Point = readonly [number, number];

export const mirrored = (half: string): string =>
  `<g>${half}</g><g transform="translate(1200 0) scale(-1 1)">${half}</g>`;

export const placed = (drawing: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn} 600 750)">${drawing}</g>`;

export function along(p0: Point, p1: Point, p2: Point, p3: Point, count: number): Point[] {
  const at = (t: number, axis: 0 | 1): number => {
    const u = 1 - t;
    const value =
      u * u * u * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t * t * t * p3[axis];
    return Math.round(value * 10) / 10;
  };
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return [at(t, 0), at(t, 1)];
  });
}

export const scallops = (points: readonly Point[], radius: number, fabric: Fabric): string =>
  points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fabric.lace}" stroke="${fabric.line}" stroke-opacity=".35" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="${radius * 0.35}" fill="${fabric.base}" fill-opacity=".55"/>`,
    )
    .join('');

export const seam = (path: string, fabric: Fabric, dashed = false): string =>
  `<path d="${path}" fill="none" stroke="${fabric.line}" stroke-opacity=".45" stroke-width="2.5"${dashed ? ' stroke-dasharray="7 5"' : ''}/>`;

// Stacked strokes of falling width look blurred but render many times faster than an SVG blur.
const SOFTNESS = [1.7, 1.45, 1.2, 0.95, 0.7, 0.45];

export const sheen = (path: string, color: string, width: number, opacity: number): string =>
  `<g fill="none" stroke="${color}" stroke-opacity="${(opacity / SOFTNESS.length).toFixed(3)}" stroke-linecap="round">${SOFTNESS.map((spread) => `<path d="${path}" stroke-width="${(width * spread).toFixed(1)}"/>`).join('')}</g>`;

export const strap = (path: string, fabric: Fabric, width = 17): string =>
  `<path d="${path}" fill="none" stroke="${fabric.line}" stroke-width="${width + 4}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${fabric.base}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${fabric.hi}" stroke-width="${width * 0.28}" stroke-opacity=".6" stroke-linecap="round" transform="translate(${-width * 0.16} 0)"/>`;

export const strapBehind = (path: string, fabric: Fabric, width = 17): string =>
  `<path d="${path}" fill="none" stroke="${fabric.line}" stroke-width="${width + 3}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${fabric.lo}" stroke-width="${width - 1}" stroke-linecap="round"/>`;

export const ring = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="none" stroke="#c9a86a" stroke-width="5.5"/><circle cx="${x}" cy="${y}" r="12" fill="none" stroke="#f4e2b8" stroke-width="1.6"/>`;

export const slider = (x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-14" y="-9" width="28" height="18" rx="5" fill="none" stroke="#c9a86a" stroke-width="5"/><rect x="-14" y="-9" width="28" height="18" rx="5" fill="none" stroke="#f4e2b8" stroke-width="1.4"/></g>`;

export const bow = (x: number, y: number, fabric: Fabric, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-3 4C-10 22-22 34-30 46M3 4C10 22 22 34 30 46" stroke="${fabric.lo}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M0 0C-10-22-46-26-44-4C-44 16-12 12 0 0C10-22 46-26 44-4C44 16 12 12 0 0Z" fill="url(#satin)" stroke="${fabric.line}" stroke-width="2"/><ellipse rx="8" ry="9" fill="${fabric.hi}" stroke="${fabric.line}" stroke-width="1.5"/></g>`;

const petals = (count: number, reach: number, wide: number, long: number): string =>
  Array.from(
    { length: count },
    (_, i) => `<ellipse cy="${-reach}" rx="${wide}" ry="${long}" transform="rotate(${(360 / count) * i})"/>`,
  ).join('');

const jasmineFlower = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><g fill="#fffdf9" stroke="#d9c9b4" stroke-width="1.6">${petals(5, 21, 11, 20)}</g><circle r="6" fill="#e9cf8d"/></g>`;

const leaf = (x: number, y: number, turn: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C26-22 70-26 104 0C70 26 26 22 0 0Z" fill="#8a9c80"/><path d="M4 0H96" stroke="#6c7f64" stroke-width="2.4"/><path d="M0 0C26-22 70-26 104 0Z" fill="#a5b59b" opacity=".7"/></g>`;

export const jasmineSprig = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C70-40 170-60 290-40" fill="none" stroke="#75876c" stroke-width="6" stroke-linecap="round"/>${leaf(60, -26, -70, 0.8)}${leaf(120, -46, 38, 0.9)}${leaf(190, -54, -48, 0.85)}${leaf(250, -48, 26, 0.8)}${leaf(286, -42, -8, 0.75)}${jasmineFlower(34, -14, 1.15)}${jasmineFlower(150, -64, 0.95)}${jasmineFlower(226, -30, 1.05)}${jasmineFlower(96, 8, 0.75)}</g>`;

export const flower = (count: number, reach: number, wide: number, long: number): string =>
  petals(count, reach, wide, long);
