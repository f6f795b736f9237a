import { brandColors } from '../../packages/contract/src/shop/brand';
import type { HERO_KEYS } from '../../cms/src/demo-shop/pictures/demo-pictures';
import type { Model, Scene } from '../../cms/src/demo-shop/pictures/scene';
import { drawGarment, pictureOf } from './draw-scene';
import { standing, type Pose } from './render/pose';
import { staged, type Figure, type Frame, type Scenery } from './render/scenery';
import type { sharp } from './sharp';

type Picture = ReturnType<typeof sharp>;
type Stand = { scene: Scene; x: number; scale: number; turn: 'frente' | 'espalda' };
type Composition = { frame: Frame; scenery: Scenery; stands: readonly Stand[] };

const WALL = '#f3e3da';
const ROSE = '#dfb1a8';
const FIGURE_WINDOW = { x: -340, y: -130, width: 760 };

const wears = (scene: Omit<Scene, 'model' | 'print' | 'view'>, model: Model): Scene => ({
  ...scene,
  model,
  print: 'liso',
  view: 'frente',
});

const WINE = wears(
  { garment: { type: 'conjunto', top: 'triangulo', bottom: 'vedetina' }, style: { cloth: 'microfibra', lace: 'flores' }, fabric: 'bordo' },
  { skin: 'morena', shape: 'delgada' },
); // prettier-ignore
const IVORY = wears(
  { garment: { type: 'conjunto', top: 'bralette', bottom: 'tiro-alto' }, style: { cloth: 'algodon', lace: 'guipur' }, fabric: 'marfil' },
  { skin: 'oscura', shape: 'curvilinea' },
); // prettier-ignore
const BLACK = wears(
  { garment: { type: 'body', lace: true }, style: { cloth: 'microfibra', lace: 'chantilly' }, fabric: 'negro' },
  { skin: 'clara', shape: 'delgada' },
); // prettier-ignore

const frameOf = (columns: number, rows: number, x: number, y: number, width: number): Frame => ({
  window: { x, y, width },
  columns,
  rows,
});

const THREE: readonly Stand[] = [
  { scene: BLACK, x: -292, scale: 0.97, turn: 'espalda' },
  { scene: IVORY, x: 300, scale: 0.97, turn: 'frente' },
  { scene: WINE, x: 0, scale: 1, turn: 'frente' },
];
const TWO: readonly Stand[] = [
  { scene: IVORY, x: 158, scale: 0.97, turn: 'frente' },
  { scene: WINE, x: -140, scale: 1, turn: 'espalda' },
];

/** Pictures of the home page by name: 4:5, from edge to edge on wide and on tall screens, and for links. */
const HERO_COMPOSITIONS = {
  hero: {
    frame: frameOf(960, 1200, -330, -66, 660),
    scenery: { wall: WALL, arches: [{ middle: 0.5, half: 0.42, spring: 0.5, color: ROSE }] },
    stands: TWO,
  },
  'hero-wide': {
    frame: frameOf(1920, 960, -1090, -62, 1640),
    scenery: { wall: WALL, arches: [{ middle: 0.67, half: 0.315, spring: 0.36, color: ROSE }] },
    stands: THREE,
  },
  'hero-tall': {
    frame: frameOf(960, 1600, -330, -66, 660),
    scenery: {
      wall: WALL,
      arches: [{ middle: 0.5, half: 0.42, spring: 0.5, color: ROSE }],
      front: { color: brandColors.paper, edge: (u) => 1.2 + 0.035 * Math.sin(u * 5.2 + 0.6) },
    },
    stands: TWO,
  },
  link: {
    frame: frameOf(1200, 630, -790, -62, 1580),
    scenery: { wall: WALL, arches: [{ middle: 0.5, half: 0.34, spring: 0.36, color: ROSE }] },
    stands: THREE,
  },
} as const satisfies Record<(typeof HERO_KEYS)[number] | 'link', Composition>;

type HeroName = keyof typeof HERO_COMPOSITIONS;

function poseOf({ scene, x, scale, turn }: Stand): Pose {
  const pose = standing(turn, scene.model.shape);
  return (px, py) => pose((px - x) / scale, (py + 62) / scale - 62);
}

/** Draws a picture of the home page: several figures before one wall. */
export async function drawHero(name: HeroName, share = 1): Promise<Picture> {
  const { frame: full, scenery, stands }: Composition = HERO_COMPOSITIONS[name];
  const frame = { ...full, columns: Math.round(full.columns * share), rows: Math.round(full.rows * share) };
  const columns = Math.ceil((frame.columns * FIGURE_WINDOW.width) / frame.window.width / 4) * 4;
  const figures: Figure[] = [];
  for (const stand of stands)
    figures.push({ canvas: await drawGarment(stand.scene, FIGURE_WINDOW, columns), pose: poseOf(stand) });
  return pictureOf(staged(figures, scenery, frame), frame);
}
