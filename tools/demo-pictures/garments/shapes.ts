type Point = readonly [x: number, y: number];
export type Curve = readonly [Point, Point, Point, Point];

export const fill = (d: string): string => `<path d="${d}"/>`;

export const line = (d: string, width: number, cap: 'round' | 'butt' = 'round'): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="${cap}"/>`;

export const stitches = (d: string, width = 0.7): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-dasharray="2.6 1.8"/>`;

const OVERLAP = 1.2;

/** Returns the shape and its mirror image, which overlap a little so that no gap shows between the halves. */
export const mirrored = (half: string): string =>
  `<g transform="translate(${-OVERLAP} 0)">${half}</g><g transform="scale(-1 1) translate(${-OVERLAP} 0)">${half}</g>`;

export const placed = (shape: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shape}</g>`;

function pointAt([p0, p1, p2, p3]: Curve, t: number): Point {
  const u = 1 - t;
  const at = (axis: 0 | 1): number =>
    u * u * u * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t * t * t * p3[axis];
  return [Math.round(at(0) * 10) / 10, Math.round(at(1) * 10) / 10];
}

/** Returns path commands that go on along the curve in small bows, as the edge of lace does. */
export function scallops(curve: Curve, count: number, clockwise: boolean): string {
  const points = Array.from({ length: count + 1 }, (_, i) => pointAt(curve, i / count));
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = points[i]!;
      const radius = Math.hypot(x - px, y - py) * 0.56;
      return `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${clockwise ? 1 : 0} ${x} ${y}`;
    })
    .join('');
}

export const smooth = ([, p1, p2, p3]: Curve): string => `C${p1.join(' ')} ${p2.join(' ')} ${p3.join(' ')}`;

export const along = (curve: Curve): string => `M${curve[0].join(' ')}${smooth(curve)}`;
