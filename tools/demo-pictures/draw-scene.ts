import {
  isWorn,
  type Accessory,
  type BriefsCut,
  type Garment,
  type Scene,
  type StockingsCut,
} from '../../cms/src/demo-shop/pictures/scene';
import { accessory } from './garments/accessories';
import { bodysuit, swimsuit } from './garments/bodies';
import { bra } from './garments/bras';
import { briefs } from './garments/briefs';
import { pyjama, robe, slip } from './garments/nightwear';
import { stockings } from './garments/stockings';
import type { WornFrom } from './garments/style';
import { fabricOf, sceneryOf } from './palette';
import { newCanvas, type Canvas } from './render/canvas';
import { bytesOf } from './render/colors';
import { drawPiece } from './render/layer';
import type { Side } from './render/figure';
import type { Piece } from './render/piece';
import type { Window } from './render/raster';
import { standing, upright } from './render/pose';
import { staged, widened, type Frame } from './render/scenery';
import { SKINS } from './render/skin';
import { sharp } from './sharp';

/** A garment's pieces, and what a picture of the whole and one from close by show. */
type Drawing = { pieces: (worn: WornFrom) => Piece[]; whole: Window; closeUp: Window };

const frame = (width: number, top: number): Window => ({ x: -width / 2, y: top, width });
const FIGURE = frame(700, -66);
const BUST = frame(470, -66);
const HIPS = frame(500, 330);
const TABLE = frame(700, -438);
const CUP: Window = { x: -12, y: 84, width: 196 };

const BRIEFS_CLOSE: Record<BriefsCut, Window> = {
  vedetina: { x: -14, y: 506, width: 196 },
  'tiro-alto': { x: -12, y: 412, width: 210 },
  culotte: { x: -4, y: 500, width: 196 },
  colaless: { x: -14, y: 520, width: 190 },
  bikini: { x: 0, y: 520, width: 196 },
};

const stockingsOf: Record<StockingsCut, Omit<Drawing, 'pieces'>> = {
  panty: { whole: frame(600, 376), closeUp: { x: -30, y: 414, width: 230 } },
  liguero: { whole: frame(600, 560), closeUp: { x: -4, y: 752, width: 208 } },
  soquete: { whole: frame(760, -470), closeUp: { x: 60, y: -390, width: 280 } },
};

const accessoriesOf: Record<Accessory, Omit<Drawing, 'pieces'>> = {
  portaligas: { whole: frame(520, 352), closeUp: { x: -4, y: 452, width: 210 } },
  antifaz: { whole: frame(700, -480), closeUp: { x: -20, y: -140, width: 260 } },
  bolsita: { whole: frame(760, -475), closeUp: { x: -150, y: -330, width: 300 } },
  perchas: { whole: frame(640, -420), closeUp: { x: -120, y: -320, width: 240 } },
  colitas: { whole: TABLE, closeUp: { x: -270, y: -350, width: 300 } },
};

// Garments for the legs are shown over briefs.
const plainBriefs = ({ side }: WornFrom): Piece[] =>
  briefs('vedetina', { side, style: { cloth: 'microfibra' } });

const DRAWINGS: { [T in Garment['type']]: (garment: Extract<Garment, { type: T }>) => Drawing } = {
  conjunto: ({ top, bottom }) => ({
    pieces: (worn) => [...briefs(bottom, worn), ...bra(top, worn)],
    whole: FIGURE,
    closeUp: CUP,
  }),
  corpino: ({ cut }) => ({ pieces: (worn) => bra(cut, worn), whole: BUST, closeUp: CUP }),
  bombacha: ({ cut }) => ({ pieces: (worn) => briefs(cut, worn), whole: HIPS, closeUp: BRIEFS_CLOSE[cut] }),
  body: ({ lace }) => ({
    pieces: (worn) => bodysuit(lace, worn),
    whole: FIGURE,
    closeUp: { ...CUP, width: 220 },
  }),
  camison: () => ({ pieces: slip, whole: frame(800, -70), closeUp: { ...CUP, width: 220 } }),
  pijama: ({ long }) => ({
    pieces: (worn) => pyjama(long, worn),
    whole: long ? frame(860, -70) : frame(800, -70),
    closeUp: { x: -70, y: -6, width: 290 },
  }),
  bata: () => ({ pieces: robe, whole: frame(880, -70), closeUp: { x: -130, y: 210, width: 290 } }),
  medias: ({ cut }) => ({
    pieces: (worn) => [...(cut === 'liguero' ? plainBriefs(worn) : []), ...stockings(cut, worn)],
    ...stockingsOf[cut],
  }),
  enteriza: () => ({ pieces: swimsuit, whole: FIGURE, closeUp: { x: -120, y: 276, width: 240 } }),
  bikini: () => ({
    pieces: (worn) => [...briefs('bikini', worn), ...bra('bikini', worn)],
    whole: FIGURE,
    closeUp: { x: -14, y: 100, width: 200 },
  }),
  accesorio: ({ kind }) => ({
    pieces: (worn) => [...(kind === 'portaligas' ? plainBriefs(worn) : []), ...accessory(kind, worn)],
    ...accessoriesOf[kind],
  }),
};

function drawingOf(garment: Garment): Drawing {
  const draw = DRAWINGS[garment.type] as (garment: Garment) => Drawing;
  return draw(garment);
}

const sideOf = ({ view }: Scene): Side => (view === 'espalda' ? 'espalda' : 'frente');

const turnedOver = ({ shape, seams, folds, ...piece }: Piece): Piece => ({
  ...piece,
  shape: `<g transform="scale(-1 1)">${shape}</g>`,
  ...(seams && { seams: `<g transform="scale(-1 1)">${seams}</g>` }),
  ...(folds && { folds: (x: number, y: number) => folds(-x, y) }),
});

/** Returns the pieces of a scene's garment, the lowest first. */
export function piecesOf(scene: Scene): Piece[] {
  const side = sideOf(scene);
  const pieces = drawingOf(scene.garment).pieces({ side, style: scene.style });
  return side === 'espalda' && !isWorn(scene.garment) ? pieces.map(turnedOver) : pieces;
}

/** Draws a scene's garment, on the figure that wears it or flat, without pose and backdrop. */
export async function drawGarment(scene: Scene, window: Window, columns: number): Promise<Canvas> {
  const side = isWorn(scene.garment) ? sideOf(scene) : 'plano';
  const canvas = await newCanvas({ side, window, skin: SKINS[scene.model.skin] }, columns);
  for (const piece of piecesOf(scene)) await drawPiece(canvas, piece, fabricOf(scene.fabric), scene.print);
  return canvas;
}

/** Draws a scene; its height is 5/4 of its width. */
export async function drawScene(scene: Scene, columns: number): Promise<ReturnType<typeof sharp>> {
  const { whole, closeUp } = drawingOf(scene.garment);
  const isClose = scene.view === 'detalle';
  const isStanding = isWorn(scene.garment) && !isClose;
  const window = isClose ? closeUp : whole;
  const wide = widened(window, columns);
  const canvas = await drawGarment(scene, wide.window, wide.columns);
  const pose = isStanding ? standing(sideOf(scene), scene.model.shape) : upright;
  const frame = { window, columns, rows: columns * 1.25 };
  const scenery = sceneryOf(scene.fabric, isClose ? 'close' : isStanding ? 'figure' : 'table');
  return pictureOf(staged([{ canvas, pose }], scenery, frame), frame);
}

/** Returns the picture of a frame's light. */
export const pictureOf = (light: Float32Array, { columns, rows }: Frame): ReturnType<typeof sharp> =>
  sharp(bytesOf(light), { raw: { width: columns, height: rows, channels: 3 } });
