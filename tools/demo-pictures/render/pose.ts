import type { ShapeName } from '../../../cms/src/demo-shop/pictures/scene';
import { curve } from './curve';
import type { Side } from './figure';

/** Finds the place of the upright figure that a place of the posed one shows. */
export type Pose = (x: number, y: number) => readonly [x: number, y: number];

/** Width of each body shape at a height, as a share of the traced figure's. */
const WIDTHS: Record<ShapeName, (y: number) => number> = {
  delgada: curve([[0, 1], [400, 0.98], [620, 0.98], [900, 0.97]]), // prettier-ignore
  curvilinea: curve([[-100, 1.05], [60, 1.09], [230, 1.17], [320, 1.23], [410, 1.31], [500, 1.27], [600, 1.25], [760, 1.26], [1100, 1.18]]), // prettier-ignore
};

// The weight rests on one leg: hip and shoulders slope against each other and the spine bends between them.
const sway = curve([[-260, -26], [-60, -8], [120, 4], [300, -2], [420, -12], [600, -20], [760, -8], [1000, 18], [1500, 40]]); // prettier-ignore
const slope = curve([[-200, 0.02], [40, 0.055], [220, 0.045], [420, -0.03], [590, -0.07], [760, -0.04], [1000, 0]]); // prettier-ignore

/** Returns the pose of a figure that stands at ease; from behind the same figure leans the other way. */
export function standing(side: Side, shape: ShapeName): Pose {
  const turn = side === 'frente' ? 1 : -1;
  const widthAt = WIDTHS[shape];
  return (x, y) => {
    const level = y - slope(y) * turn * x;
    return [(x - sway(level) * turn) / widthAt(level), level];
  };
}

export const upright: Pose = (x, y) => [x, y];
