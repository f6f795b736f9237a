import type { ClothName } from './cloth';

/** A form of its own: how far its middle stands out, how far from its edge, and the outline if not the piece's. */
export type Form = { depth: number; reach: number; outline?: string };

/** A piece of cloth or trim: SVG shapes in the scene's units, and how they lie. */
export type Piece = {
  shape: string;
  cloth: ClothName;
  /** Height of the piece above the layer beneath, and the distance over which its edge rises to it. */
  thickness: number;
  edge?: number;
  /** Lines that are sewn into the piece. */
  seams?: string;
  /** Folds: height by place. */
  folds?: (x: number, y: number) => number;
  /** Loose cloth does not cling to what it lies on. */
  loose?: Form;
  /** Trims and linings stay plain on printed cloth. */
  plain?: boolean;
  /** Share of light; less for cloth that lies inside or behind. */
  light?: number;
  /** Scale of the lace or print. */
  pattern?: number;
  shadow?: number;
};
