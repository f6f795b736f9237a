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
import { BACKDROPS, fabricOf } from './palette';
import { newCanvas } from './render/canvas';
import { bytesOf } from './render/colors';
import { drawPiece } from './render/layer';
import type { Side } from './render/mannequin';
import type { Piece } from './render/piece';
import type { Window } from './render/raster';
import { sharp } from './sharp';

/** A garment's pieces, and what a picture of the whole and one from close by show. */
type Drawing = { pieces: (worn: WornFrom) => Piece[]; whole: Window; closeUp: Window };

const frame = (width: number, top: number): Window => ({ x: -width / 2, y: top, width });
const FIGURE = frame(780, -104);
const BUST = frame(500, -42);
const HIPS = frame(500, 352);
const TABLE = frame(700, -438);
const CUP: Window = { x: -12, y: 84, width: 196 };

const BRIEFS_CLOSE: Record<BriefsCut, Window> = {
  vedetina: { x: -14, y: 506, width: 196 },
  'tiro-alto': { x: -100, y: 410, width: 200 },
  culotte: { x: -4, y: 500, width: 196 },
  colaless: { x: -14, y: 520, width: 190 },
  bikini: { x: 0, y: 520, width: 196 },
};

const stockingsOf: Record<StockingsCut, Omit<Drawing, 'pieces'>> = {
  panty: { whole: frame(640, 396), closeUp: { x: 2, y: 762, width: 204 } },
  liguero: { whole: frame(620, 688), closeUp: { x: -4, y: 752, width: 208 } },
  soquete: { whole: frame(760, -470), closeUp: { x: 60, y: -390, width: 280 } },
};

const accessoriesOf: Record<Accessory, Omit<Drawing, 'pieces'>> = {
  portaligas: { whole: frame(540, 380), closeUp: { x: -4, y: 452, width: 210 } },
  antifaz: { whole: frame(700, -480), closeUp: { x: -20, y: -140, width: 260 } },
  bolsita: { whole: frame(760, -475), closeUp: { x: -150, y: -330, width: 300 } },
  perchas: { whole: frame(640, -420), closeUp: { x: -120, y: -320, width: 240 } },
  colitas: { whole: TABLE, closeUp: { x: -270, y: -350, width: 300 } },
};

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
  camison: () => ({ pieces: slip, whole: frame(840, -104), closeUp: { ...CUP, width: 220 } }),
  pijama: ({ long }) => ({
    pieces: (worn) => pyjama(long, worn),
    whole: long ? frame(980, -100) : frame(840, -112),
    closeUp: { x: -70, y: -6, width: 290 },
  }),
  bata: () => ({ pieces: robe, whole: frame(920, -104), closeUp: { x: -130, y: 210, width: 290 } }),
  medias: ({ cut }) => ({ pieces: (worn) => stockings(cut, worn), ...stockingsOf[cut] }),
  enteriza: () => ({ pieces: swimsuit, whole: FIGURE, closeUp: { x: -120, y: 276, width: 240 } }),
  bikini: () => ({
    pieces: (worn) => [...briefs('bikini', worn), ...bra('bikini', worn)],
    whole: FIGURE,
    closeUp: { x: -14, y: 100, width: 200 },
  }),
  accesorio: ({ kind }) => ({ pieces: (worn) => accessory(kind, worn), ...accessoriesOf[kind] }),
};

function drawingOf(garment: Garment): Drawing {
  const draw = DRAWINGS[garment.type] as (garment: Garment) => Drawing;
  return draw(garment);
}

const sideOf = ({ view }: Scene): Side => (view === 'espalda' ? 'espalda' : 'frente');

/** Returns the pieces of a scene's garment, the lowest first. */
export function piecesOf(scene: Scene): Piece[] {
  return drawingOf(scene.garment).pieces({ side: sideOf(scene), style: scene.style });
}

/** Draws a scene; its height is 5/4 of its width. */
export async function drawScene(scene: Scene, columns: number): Promise<ReturnType<typeof sharp>> {
  const { whole, closeUp } = drawingOf(scene.garment);
  const window = scene.view === 'detalle' ? closeUp : whole;
  const side = isWorn(scene.garment) ? sideOf(scene) : 'plano';
  const canvas = newCanvas({ side, window, backdrop: BACKDROPS[scene.backdrop] }, columns);
  for (const piece of piecesOf(scene)) await drawPiece(canvas, piece, fabricOf(scene.fabric), scene.print);
  return sharp(bytesOf(canvas.rgb), { raw: { width: columns, height: canvas.rows, channels: 3 } });
}
