import type { StockingsCut } from '../../../cms/src/demo-shop/pictures/scene';
import type { Piece } from '../render/piece';
import { fill, line, mirrored, placed, scallops, stitches, type Curve } from './shapes';
import { creases, laceIn, type WornFrom } from './style';
import { bow, cord, elastic, lacePiece } from './trims';

const PANTY = 'M0 436C60 436 120 432 190 428V1500H0Z';

const tights = ({ side, style }: WornFrom): Piece[] => [
  {
    shape: mirrored(fill(PANTY)),
    cloth: style.cloth,
    thickness: 0.6,
    folds: creases(0.3, 4),
    seams: `${line('M0 470V750', 1)}${stitches('M3 470V750')}${side === 'espalda' ? stitches('M-3 470V750') : ''}`,
    shadow: 0,
  },
  {
    shape: mirrored(fill('M0 436H190V700C120 712 50 730 0 752Z')),
    cloth: 'tul',
    thickness: 0.4,
    plain: true,
    shadow: 0,
  },
  elastic('M0 446C60 446 120 442 190 438', 24),
];

const BAND_TOP: Curve = [[20, 786], [70, 794], [140, 794], [196, 782]]; // prettier-ignore
const BAND_FOOT: Curve = [[196, 868], [140, 882], [70, 882], [12, 870]]; // prettier-ignore

const holdUps = ({ style }: WornFrom): Piece[] => [
  {
    shape: mirrored(fill('M2 800H200V1500H2Z')),
    cloth: style.cloth,
    thickness: 0.6,
    folds: creases(0.3, 5),
    shadow: 0.1,
  },
  lacePiece(
    `M2 790L20 786${scallops(BAND_TOP, 12, true)}L196 868${scallops(BAND_FOOT, 12, true)}Z`,
    style,
    1.2,
  ),
  cord(`M4 790L20 786${scallops(BAND_TOP, 12, true)}`),
  cord(`M196 868${scallops(BAND_FOOT, 12, true)}`),
  ...bow(96, 866, 0.9),
  ...bow(-96, 866, 0.9),
];

const SOCK =
  'M-54-250L58-252C62-120 58-30 66 70C72 150 54 204 8 244C-54 300-150 332-246 330C-300 326-304 272-262 248C-180 204-66 158-56 60C-50-30-54-130-54-250Z';
const HEEL = 'M66 70C72 150 54 204 8 244C-20 210-16 130 20 96Z';
const TOE = 'M-246 330C-300 326-304 272-262 248C-244 238-226 230-208 222C-184 252-184 296-204 328Z';
const CUFF_HEM: Curve = [[70, -176], [36, -160], [-30, -160], [-66, -176]]; // prettier-ignore

function sock(turn: (shape: string) => string, style: WornFrom['style']): Piece[] {
  const plump = { loose: { depth: 26, reach: 34 }, edge: 2, thickness: 2 } as const;
  const cuff = `M-62-300L64-302L70-176${scallops(CUFF_HEM, 9, true)}Z`;
  return [
    {
      ...plump,
      shape: turn(fill(SOCK)),
      cloth: style.cloth,
      folds: (x, y) => creases(2, 2)(x * 0.6, y * 0.6),
      shadow: 0.5,
    },
    { ...plump, shape: turn(`${fill(HEEL)}${fill(TOE)}`), cloth: 'microfibra', light: 0.9, shadow: 0.1 },
    { ...plump, shape: turn(fill(cuff)), cloth: 'tul', plain: true },
    { ...plump, shape: turn(fill(cuff)), cloth: laceIn(style), plain: true },
    { ...cord(''), shape: turn(line(`M70-176${scallops(CUFF_HEM, 9, true)}`, 2.4)), loose: plump.loose },
  ];
}

const socks = ({ style }: WornFrom): Piece[] => [
  ...sock((shape) => placed(shape, 180, -70, 14), style),
  ...sock((shape) => placed(shape, 10, 90, -6), style),
];

const DRAWINGS: Record<StockingsCut, (worn: WornFrom) => Piece[]> = {
  panty: tights,
  liguero: holdUps,
  soquete: socks,
};

export const stockings = (cut: StockingsCut, worn: WornFrom): Piece[] => DRAWINGS[cut](worn);
