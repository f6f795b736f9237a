import type { BraCut, Style } from '../../../cms/src/demo-shop/pictures/scene';
import type { Piece } from '../render/piece';
import { fill, line, mirrored, scallops, smooth, stitches, type Curve } from './shapes';
import { creases, type WornFrom } from './style';
import {
  binding,
  bow,
  cord,
  elastic,
  hooks,
  lacePiece,
  netPiece,
  ring,
  slider,
  slidingStraps,
  strap,
} from './trims';

const WIRE = 'M6 224C16 264 46 290 84 290C124 289 149 258 152 208';
const SOUTIEN = `M6 198C44 186 90 160 107 114L117 114C126 134 148 168 152 208C149 258 124 289 84 290C46 290 16 264 6 224Z`;
const SOUTIEN_EDGE: Curve = [[107, 114], [92, 158], [46, 184], [6, 198]]; // prettier-ignore

const underBand = (style: Style): Piece[] => [
  {
    shape: mirrored(fill('M0 226L40 270L152 212L178 214V294C120 302 60 308 0 302Z')),
    cloth: style.cloth,
    thickness: 1.4,
    folds: creases(0.5, 3),
  },
  elastic('M0 300C60 306 120 300 180 291', 8),
];

function soutien(style: Style): Piece[] {
  const edge = `M107 114${scallops(SOUTIEN_EDGE, 11, false)}`;
  const seam = 'C50 210 104 206 152 218';
  const lower = `M6 226${seam}C148 258 124 289 84 290C46 290 16 264 6 226Z`;
  return [
    ...underBand(style),
    { shape: mirrored(fill(SOUTIEN)), cloth: 'tul', thickness: 2.4, edge: 4, plain: true },
    {
      shape: mirrored(fill(lower)),
      cloth: style.cloth,
      thickness: 3.4,
      edge: 4,
      seams: mirrored(`${stitches(`M6 230C50 214 104 210 152 222`)}${line('M78 210C84 236 86 262 84 288', 0.8)}${stitches('M81 210C87 236 89 262 87 288')}`), // prettier-ignore
    },
    lacePiece(`${edge}L6 229C50 213 104 209 152 221L152 208C148 168 126 134 117 114Z`, style, 1),
    cord(edge),
    { ...binding(WIRE, style.cloth, 7.5), thickness: 2 },
    ...slidingStraps(11),
    ...bow(0, 214, 0.72),
  ];
}

function moulded(style: Style): Piece[] {
  return [
    ...underBand(style),
    { shape: mirrored(fill(SOUTIEN)), cloth: style.cloth, thickness: 5, edge: 6 },
    { ...binding(`M107 114${smooth(SOUTIEN_EDGE)}`, style.cloth, 5), thickness: 1 },
    binding('M117 114C126 134 148 168 152 208', style.cloth, 5),
    { ...binding(WIRE, style.cloth, 7.5), thickness: 2 },
    ...slidingStraps(11),
    ...bow(0, 214, 0.72),
  ];
}

const TRIANGLE_EDGE: Curve = [[106, 112], [92, 160], [44, 214], [0, 250]]; // prettier-ignore
const triangle = (edge: string): string =>
  `M106 112${edge}L0 274C40 290 110 290 154 268C152 214 136 156 118 112Z`;

function triangulo(style: Style): Piece[] {
  const edge = `M106 112${scallops(TRIANGLE_EDGE, 15, false)}`;
  const laced = `${edge}L0 274C30 284 50 286 62 287C66 240 92 170 112 112Z`;
  return [
    elastic('M0 279C40 292 110 294 180 272', 12),
    { shape: mirrored(fill(triangle(smooth(TRIANGLE_EDGE)))), cloth: 'tul', thickness: 0.7, plain: true },
    {
      shape: mirrored(fill('M110 112C92 170 66 240 58 288C90 292 126 286 154 268C152 214 136 156 118 112Z')),
      cloth: style.cloth,
      thickness: 1.6,
      edge: 1.6,
      folds: creases(0.4, 7),
      seams: mirrored(stitches('M111 120C95 172 69 240 62 286')),
    },
    lacePiece(laced, style, 0.8),
    cord(edge),
    binding('M117 112C136 156 151 214 153 270', style.cloth, 4.5),
    ...slidingStraps(8),
    ...bow(0, 268, 0.7),
  ];
}

function smoothTriangle(style: Style): Piece[] {
  return [
    elastic('M0 279C40 292 110 294 180 272', 12),
    {
      shape: mirrored(fill(triangle(smooth(TRIANGLE_EDGE)))),
      cloth: style.cloth,
      thickness: 2.4,
      edge: 2.4,
      folds: creases(0.35, 7),
      seams: mirrored(stitches('M103 122C88 168 44 218 9 250')),
    },
    ...slidingStraps(8),
  ];
}

function bralette(style: Style): Piece[] {
  const base: Curve = [[178, 330], [120, 346], [60, 348], [0, 342]]; // prettier-ignore
  const edge: Curve = [[104, 112], [94, 156], [48, 196], [0, 216]]; // prettier-ignore
  const hem = `M178 330${scallops(base, 14, true)}`;
  return [
    netPiece(`M0 252C60 280 120 276 156 226L178 226${hem.replace('M', 'L')}Z`, 0.6),
    lacePiece(`M0 262L178 240${hem.replace('M', 'L')}Z`, style, 0.9),
    cord(hem),
    {
      shape: mirrored(fill(`M104 112${smooth(edge)}L0 276C50 292 110 290 160 264C160 200 140 150 122 112Z`)),
      cloth: style.cloth,
      thickness: 2.4,
      edge: 2.2,
      folds: creases(0.5, 11),
      seams: mirrored(
        `${line('M92 160C86 200 82 240 82 286', 0.8)}${stitches('M95 160C89 200 85 240 85 286')}`,
      ),
    },
    lacePiece(`M104 112${scallops(edge, 12, false)}L0 238C54 214 100 170 116 112Z`, style, 0.8),
    cord(`M104 112${scallops(edge, 12, false)}`),
    binding('M120 112C140 150 158 200 159 262', style.cloth, 4.5),
    elastic('M0 278C50 294 110 292 172 264', 7),
    ...slidingStraps(11),
  ];
}

function softBra(style: Style): Piece[] {
  const edge: Curve = [[100, 96], [90, 156], [48, 190], [0, 204]]; // prettier-ignore
  return [
    {
      shape: mirrored(fill(`M100 96${smooth(edge)}L0 316H178V250L160 250C160 196 142 150 124 96Z`)),
      cloth: style.cloth,
      thickness: 2.6,
      edge: 2.4,
      folds: creases(0.6, 11),
      seams: mirrored(
        `${line('M12 204C20 250 56 288 92 288C126 287 148 262 158 236', 0.9)}${stitches('M9 208C17 254 54 292 92 292C128 291 150 266 160 242')}`,
      ),
    },
    binding(`M100 96${smooth(edge)}`, style.cloth, 5),
    binding('M124 96C142 150 160 196 161 252', style.cloth, 5),
    elastic('M0 310C60 318 120 316 180 306', 14),
    strap('M112 100C112 70 108 40 100 -14', 15),
    clasp,
  ];
}

const clasp: Piece = {
  shape: mirrored('<rect x="102" y="88" width="21" height="15" rx="3"/>'),
  cloth: 'nacar',
  thickness: 2.4,
  edge: 1.6,
  plain: true,
};

function bikiniTop(style: Style): Piece[] {
  const tie = (d: string): Piece => ({ ...strap(d, 6), cloth: style.cloth });
  return [
    tie('M0 282C60 294 120 292 180 274'),
    {
      shape: mirrored(
        fill(
          'M100 116C80 170 40 214 12 244C8 262 8 272 10 284C56 296 112 294 152 276C154 220 134 160 110 116Z',
        ),
      ),
      cloth: style.cloth,
      thickness: 2.6,
      edge: 2.4,
      folds: (x, y) => 0.8 * Math.max(0, (y - 225) / 60) * Math.sin(x / 3.1 + Math.sin(y / 12)),
      seams: mirrored(`${stitches('M100 124C82 172 44 218 17 247')}${stitches('M110 124C130 160 148 220 148 274')}${stitches('M12 279C56 291 112 289 150 271')}`), // prettier-ignore
    },
    tie('M105 120C98 80 84 34 60 -30'),
  ];
}

const FRONTS: Record<BraCut, (style: Style) => Piece[]> = {
  soutien: (style) => (style.lace ? soutien(style) : moulded(style)),
  triangulo: (style) => (style.lace ? triangulo(style) : smoothTriangle(style)),
  bralette: (style) => (style.lace ? bralette(style) : softBra(style)),
  bikini: bikiniTop,
};

function back(cut: BraCut, style: Style): Piece[] {
  if (cut === 'bikini')
    return [
      { ...strap('M0 272C60 278 120 280 180 270', 6), cloth: style.cloth },
      { ...strap('M0 18C30 6 44 -4 58 -30', 6), cloth: style.cloth },
      ...bow(0, 274, 1.5),
      ...bow(0, 20, 1.2),
    ];
  const low = cut === 'bralette' && style.lace ? 326 : 292;
  const laced = style.lace !== undefined && cut !== 'triangulo';
  const wing = `M0 234C40 226 64 224 74 232C100 240 150 222 180 208V${low - 4}C120 ${low + 4} 60 ${low} 0 ${low - 6}Z`;
  return [
    { ...strap('M70 236C76 160 92 70 100 -14', cut === 'triangulo' ? 8 : 11) },
    slider(79, 150, 6, 15),
    {
      shape: mirrored(fill(wing)),
      cloth: laced ? 'tul' : style.cloth,
      thickness: 1.3,
      folds: creases(0.7, 5),
    },
    ...(laced ? [lacePiece(wing, style, 0.8)] : []),
    elastic(`M0 ${low - 6}C60 ${low} 120 ${low + 3} 180 ${low - 5}`, 7),
    elastic('M0 234C40 226 64 224 74 232C100 240 150 222 180 208', 5),
    ring(71, 234, 6),
    ...hooks(231, low - 4),
  ];
}

export const bra = (cut: BraCut, { side, style }: WornFrom): Piece[] =>
  side === 'frente' ? FRONTS[cut](style) : back(cut, style);
