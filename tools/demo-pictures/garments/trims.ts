import type { Style } from '../../../cms/src/demo-shop/pictures/scene';
import type { Piece } from '../render/piece';
import { fill, line, mirrored, placed, stitches } from './shapes';
import { laceIn } from './style';

const plainPiece = (d: string, cloth: Piece['cloth'], thickness: number): Piece => ({
  shape: mirrored(fill(d)),
  cloth,
  thickness,
  plain: true,
});

export const netPiece = (d: string, thickness: number): Piece => plainPiece(d, 'tul', thickness);

export const lacePiece = (d: string, style: Style, thickness: number): Piece =>
  plainPiece(d, laceIn(style), thickness);

/** Elastic sewn along an edge. */
export const elastic = (d: string, width = 7): Piece => ({
  shape: mirrored(line(d, width, 'butt')),
  cloth: 'elastico',
  thickness: 1.1,
  edge: 0.9,
  plain: true,
});

/** A fold of the same cloth that binds an edge, with its stitches. */
export const binding = (d: string, cloth: Piece['cloth'], width = 6): Piece => ({
  shape: mirrored(line(d, width, 'butt')),
  cloth,
  thickness: 1.2,
  edge: 1.4,
  seams: mirrored(stitches(d)),
});

/** The cord that outlines an edge of lace. */
export const cord = (d: string, width = 1.7): Piece => ({
  shape: mirrored(line(d, width)),
  cloth: 'hilo',
  thickness: 0.9,
  edge: 0.6,
  plain: true,
  shadow: 0.2,
});

export const strap = (d: string, width = 9): Piece => ({
  shape: mirrored(line(d, width, 'butt')),
  cloth: 'cinta',
  thickness: 1.3,
  edge: 1.3,
  plain: true,
  shadow: 0.5,
});

const metal = (shape: string): Piece => ({ shape, cloth: 'metal', thickness: 1.6, edge: 0.8, shadow: 0.5 });

export const ring = (x: number, y: number, radius = 6.2): Piece =>
  metal(mirrored(`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="2.3"/>`));

export const slider = (x: number, y: number, turn: number, width = 14): Piece =>
  metal(
    mirrored(
      placed(
        `<rect x="${-width / 2}" y="-4.4" width="${width}" height="8.8" rx="2.2" fill="none" stroke="#fff" stroke-width="1.9"/><path d="M${-width / 2} 0H${width / 2}" stroke="#fff" stroke-width="1.6"/>`,
        x,
        y,
        turn,
      ),
    ),
  );

/** Straps over the shoulders with what makes them shorter. */
export const slidingStraps = (width: number): Piece[] => [
  strap('M112 122C114 90 110 44 100 -14', width),
  slider(112, 74, 4, width + 5),
  ring(112.5, 116, width * 0.66),
];

/** A small satin bow. */
export function bow(x: number, y: number, scale = 1): Piece[] {
  const tails = 'M-1 2C-4 9-9 13-13 20L-8 22C-3 16 0 9 1 3ZM1 2C4 9 9 13 13 20L8 22C3 16 0 9-1 3Z';
  const loops = 'M0 0C-5-11-21-12-20-1C-20 9-5 7 0 0C5-11 21-12 20-1C20 9 5 7 0 0Z';
  const satin = { cloth: 'cinta', plain: true, edge: 1.8 * scale } as const;
  return [
    { ...satin, shape: placed(fill(tails), x, y, 0, scale), thickness: 1.2 * scale },
    {
      ...satin,
      shape: placed(fill(loops), x, y, 0, scale),
      thickness: 3 * scale,
      edge: 2.4 * scale,
      folds: (px) => Math.cos(((px - x) / scale) * 0.7) * 0.9 * scale,
    },
    {
      ...satin,
      shape: placed('<ellipse cy=".5" rx="3.6" ry="4.4"/>', x, y, 0, scale),
      thickness: 3.4 * scale,
    },
  ];
}

/** Rows of small hooks that close a garment at the back. */
export const hooks = (top: number, bottom: number): Piece[] => [
  {
    shape: fill(`M-17 ${top}H17V${bottom}H-17Z`),
    cloth: 'microfibra',
    thickness: 1.6,
    edge: 1,
    plain: true,
    seams: `${stitches(`M-14 ${top}V${bottom}M14 ${top}V${bottom}`)}${line(`M0 ${top}V${bottom}`, 0.9)}`,
  },
  metal(
    Array.from({ length: 3 }, (_, i) => {
      const y = top + ((bottom - top) * (i + 0.5)) / 3;
      return line(`M-6 ${y}H-1M4 ${y}H8`, 1.5);
    }).join(''),
  ),
];
