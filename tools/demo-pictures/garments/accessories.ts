import type { Accessory } from '../../../cms/src/demo-shop/pictures/scene';
import type { Piece } from '../render/piece';
import { fill, line, mirrored, placed, scallops, type Curve } from './shapes';
import { creases, type WornFrom } from './style';
import { bow, cord, elastic, hooks, lacePiece, netPiece, strap } from './trims';

const BELT_HEM: Curve = [[190, 560], [120, 570], [70, 590], [0, 640]]; // prettier-ignore

function garterBelt({ side, style }: WornFrom): Piece[] {
  const hem = `M190 560${scallops(BELT_HEM, 15, true)}`;
  const shape = `M0 478C60 478 130 474 190 466L190 560${scallops(BELT_HEM, 15, true)}Z`;
  const clip = (x: number): string =>
    `<rect x="${x - 8}" y="756" width="16" height="26" rx="4" fill="none" stroke="#fff" stroke-width="2.6"/><circle cx="${x}" cy="770" r="3.6"/>`;
  return [
    strap('M134 566C140 640 142 700 142 756', 9),
    strap('M62 592C60 650 58 700 58 756', 9),
    { shape: mirrored(`${clip(142)}${clip(58)}`), cloth: 'metal', thickness: 1.8, edge: 1, shadow: 0.5 },
    netPiece(shape, 0.8),
    lacePiece(shape, style, 1),
    cord(hem),
    elastic('M0 482C60 482 130 478 190 470', 9),
    ...(side === 'frente' ? bow(0, 486, 1) : hooks(480, 590)),
  ];
}

const MASK = 'M0-74C40-104 130-130 206-110C268-92 282-30 262 30C238 104 156 142 86 128C40 118 24 82 0 82Z';
const MASK_SEAM = 'M0-60C40-90 130-116 200-96C254-80 266-26 248 26C226 92 152 126 90 114C46 104 28 68 0 68';
const LASHES = 'M110 44C140 70 182 70 212 44M124 58l-8 16M160 64v18M196 58l8 16';

const sleepMask = ({ side, style }: WornFrom): Piece[] => [
  {
    shape: mirrored(line('M256-20C330-150 250-250 120-270C70-278 30-280 0-280', 20, 'butt')),
    cloth: style.cloth,
    thickness: 5,
    edge: 6,
    folds: (x, y) => 2.4 * Math.sin(Math.atan2(y + 120, x) * 60),
    shadow: 0.5,
  },
  {
    shape: mirrored(fill(MASK)),
    cloth: style.cloth,
    thickness: 1,
    loose: { depth: 44, reach: 34 },
    folds: (x, y) => creases(0.7, 4)(x * 0.3, y * 0.3),
    seams: mirrored(line(MASK_SEAM, 1.2)),
    shadow: 0.55,
  },
  { ...cord(MASK, 7), cloth: 'cinta', thickness: 3, edge: 2.4, loose: { depth: 12, reach: 8 } },
  side === 'frente'
    ? { shape: mirrored(line(LASHES, 3)), cloth: 'vivo', thickness: 1.2, edge: 1, plain: true, shadow: 0.2 }
    : {
        shape: '<rect x="-19" y="-52" width="38" height="25" rx="3"/>',
        cloth: 'vivo',
        thickness: 1.2,
        edge: 1,
        plain: true,
        shadow: 0.3,
      },
];

const BAG =
  'M0-210C50-208 96-216 128-232C196-150 246-20 252 110C258 240 220 300 150 316C100 326 40 328 0 328Z';
const RUFFLE = 'M0-316C50-306 110-330 168-312C160-276 144-246 126-226C84-212 40-206 0-206Z';

const LABEL: Piece = {
  shape: '<rect x="-74" y="60" width="148" height="86" rx="8"/>',
  cloth: 'vivo',
  thickness: 1.4,
  edge: 2,
  seams:
    '<rect x="-68" y="66" width="136" height="74" rx="6" fill="none" stroke="#fff" stroke-width="1" stroke-dasharray="5 4"/>',
};

const washBag = ({ side, style }: WornFrom): Piece[] => [
  {
    shape: mirrored(fill(BAG)),
    cloth: style.cloth,
    thickness: 1.4,
    loose: { depth: 70, reach: 76 },
    folds: (x, y) => Math.max(0, (60 - y) / 300) * 9 * Math.sin(x / 15 + Math.sin(y / 60)),
    shadow: 0.5,
  },
  {
    shape: mirrored(fill(BAG)),
    cloth: 'rombos',
    pattern: 0.5,
    thickness: 0.8,
    loose: { depth: 70, reach: 76 },
    shadow: 0,
  },
  { shape: mirrored(fill(RUFFLE)), cloth: style.cloth, thickness: 2, loose: { depth: 26, reach: 22 }, folds: (x, y) => 5 * Math.sin(x / 8 + y / 90), shadow: 0.4 }, // prettier-ignore
  { shape: line('M-130-222C-60-204 60-204 130-222', 9), cloth: 'cinta', thickness: 4, edge: 3, shadow: 0.5 },
  ...(side === 'frente' ? [...bow(0, -206, 2.4), LABEL, ...bow(0, 100, 1.5)] : []),
];

const HANGER = 'M0-44C54-30 150 14 210 42C244 60 238 94 200 92C130 84 60 64 0 62Z';
const HOOK = 'M0-36V-78C0-96 34-98 34-122C34-146 0-150-10-128';

const hanger = (y: number, { side, style }: WornFrom): Piece[] => [
  { shape: placed(line(HOOK, 6.5), 0, y), cloth: 'metal', thickness: 5, edge: 3, shadow: 0.5 },
  {
    shape: placed(mirrored(fill(HANGER)), 0, y),
    cloth: style.cloth,
    thickness: 2,
    loose: { depth: 46, reach: 26 },
    folds: (x, py) => 2.2 * Math.sin(x / 7 + Math.sin((py - y) / 20)) + 0.8 * Math.sin(x / 3.9 + py / 40),
    shadow: 0.55,
  },
  ...(side === 'frente' ? bow(0, y - 22, 1.5) : []),
];

function scrunchie(x: number, y: number, turn: number, style: WornFrom['style']): Piece {
  const ring = Array.from({ length: 120 }, (_, i) => {
    const angle = (Math.PI * 2 * i) / 120;
    const reach = 128 + 5 * Math.sin(angle * 17 + turn) + 3 * Math.sin(angle * 29 + turn * 2);
    return `${i ? 'L' : 'M'}${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  }).join('');
  return {
    shape: placed(`<path fill-rule="evenodd" d="${ring}ZM46 0A46 46 0 1 0 -46 0A46 46 0 1 0 46 0Z"/>`, x, y),
    cloth: style.cloth,
    thickness: 2,
    loose: { depth: 62, reach: 30 },
    folds: (px, py) => {
      const angle = Math.atan2(py - y, px - x);
      const reach = Math.hypot(px - x, py - y);
      return (
        5.5 * Math.sin(angle * 34 + reach / 16 + turn) + 3 * Math.sin(angle * 21 - reach / 22 + turn * 3)
      );
    },
    shadow: 0.6,
  };
}

const DRAWINGS: Record<Accessory, (worn: WornFrom) => Piece[]> = {
  portaligas: garterBelt,
  antifaz: sleepMask,
  bolsita: washBag,
  perchas: (worn) => [-230, 20, 270].flatMap((y) => hanger(y, worn)),
  colitas: ({ style }) => [
    scrunchie(-120, -190, 0, style),
    scrunchie(126, 20, 2, style),
    scrunchie(-110, 220, 4, style),
  ],
};

export const accessory = (kind: Accessory, worn: WornFrom): Piece[] => DRAWINGS[kind](worn);
