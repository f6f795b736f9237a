import type { Form, Piece } from '../render/piece';
import { fill, line, mirrored, scallops, smooth, stitches, type Curve } from './shapes';
import { creases, hanging, laceIn, type WornFrom } from './style';
import { binding, bow, cord, lacePiece, ring, slider, strap } from './trims';

const NECK: Curve = [[104, 112], [94, 158], [48, 200], [0, 232]]; // prettier-ignore
const BACK_NECK: Curve = [[96, 232], [70, 300], [34, 330], [0, 338]]; // prettier-ignore
const HEM_OUT: Curve = [[0, 870], [80, 870], [160, 862], [236, 838]]; // prettier-ignore
const HEM: Curve = [[236, 838], [160, 862], [80, 870], [0, 870]]; // prettier-ignore
const FALL = 'C134 330 136 400 160 490C182 590 210 700 226 780';
const END = 'C150 806 80 812 0 812';
const formOf = (depth: number): Form => ({
  depth,
  reach: 60,
  outline: mirrored(fill(`M0 -60H110L148 262${FALL}L236 838V940H0Z`)),
});

/** A short nightgown of cloth that hangs from the bust. */
export function slip({ side, style }: WornFrom): Piece[] {
  const front = side === 'frente';
  const loose = formOf(front ? 112 : 128);
  const top = front ? 'M0 280C50 304 106 300 138 272' : `M96 232${smooth(BACK_NECK)}L0 338L0 338`;
  const skirt = front
    ? `${top}${FALL}${END}Z`
    : `M0 338${'C34 330 70 300 96 232C120 224 116 226 134 228L138 272'}${FALL}${END}Z`;
  const lace = `M226 776C150 802 80 808 0 808V870${scallops(HEM_OUT, 18, false)}Z`;
  const hem = `M236 838${scallops(HEM, 18, true)}`;
  const cloth: Piece = {
    shape: mirrored(fill(skirt)),
    cloth: style.cloth,
    thickness: 2,
    edge: 2,
    loose,
    folds: hanging(15, 320, 900, 46, 3),
    seams: mirrored(
      front ? stitches('M0 285C50 309 116 305 162 267') : stitches('M0 344C36 336 74 306 100 240'),
    ),
    shadow: 0.3,
  };
  const hemLace: Piece = { shape: mirrored(fill(lace)), cloth: laceIn(style), thickness: 1, plain: true, loose, folds: hanging(15, 320, 900, 46, 3), shadow: 0.2 }; // prettier-ignore
  const hemNet: Piece = { ...hemLace, cloth: 'tul' };
  const edge = { ...cord(hem), loose };
  if (!front)
    return [strap('M96 240C92 160 96 74 100 -14', 7), slider(93, 150, 3, 11), hemNet, hemLace, edge, cloth];
  return [hemNet, hemLace, edge, cloth, ...slipCups(style)];
}

function slipCups(style: WornFrom['style']): Piece[] {
  const edge = `M104 112${scallops(NECK, 14, false)}`;
  const cup = `${edge}L0 284C50 306 116 302 162 264C160 200 142 152 116 112Z`;
  return [
    { shape: mirrored(fill(cup)), cloth: style.cloth, thickness: 1.4, edge: 2, light: 0.86 },
    lacePiece(cup, style, 1.2),
    cord(edge),
    binding('M116 112C142 152 160 200 162 264', style.cloth, 4),
    binding('M0 282C50 304 116 300 162 262', style.cloth, 4),
    strap('M110 120C112 90 110 44 100 -14', 7),
    slider(110, 74, 4, 11),
    ring(110, 115, 4.6),
    ...bow(0, 242, 0.8),
  ];
}

const SLEEVE = 'M112 2C206 18 236 150 262 330C232 352 196 358 164 348C166 270 160 190 150 150Z';
const WIDE_SLEEVE = 'M112 0C216 18 272 190 318 400C276 432 216 442 172 424C178 300 168 210 150 160Z';
const NIGHT: Form = {
  depth: 118,
  reach: 64,
  outline: mirrored(fill('M0-90H150L186 60L178 400L226 1100H0Z')),
};

type Coat = {
  side: WornFrom['side'];
  body: string;
  sleeve: string;
  cloth: Piece['cloth'];
  hem: number;
  pattern?: number;
};

function coat({ body, sleeve, cloth, hem, pattern = 1 }: Coat): Piece[] {
  return [
    {
      shape: mirrored(fill(sleeve)),
      cloth,
      thickness: 2,
      edge: 2.4,
      loose: { depth: 52, reach: 30 },
      folds: (x, y) => hanging(9, 30, 420, 30, 6)(Math.abs(x) - y * 0.35, y),
      light: 0.97,
      pattern,
    },
    {
      shape: mirrored(fill(body)),
      cloth,
      thickness: 2.2,
      edge: 2.2,
      loose: NIGHT,
      folds: hanging(14, 160, hem, 46, 8),
      seams: mirrored(stitches('M150 44C160 90 164 140 158 190')),
      pattern,
      shadow: 0.34,
    },
  ];
}

const loosePart = (shape: string, cloth: Piece['cloth'], thickness = 1.8): Piece => ({
  shape,
  cloth,
  thickness,
  edge: 2,
  loose: NIGHT,
});

const piping = (d: string): Piece => ({
  shape: mirrored(line(d, 3)),
  cloth: 'vivo',
  thickness: 1.6,
  edge: 1,
  plain: true,
  loose: NIGHT,
  shadow: 0.25,
});

function shirtFront(cloth: Piece['cloth']): Piece[] {
  const lapel = 'M60 0C84 40 84 90 78 118L104 150L70 168C52 208 24 236 0 250C26 190 46 90 50 12Z';
  const buttons = [290, 360, 430, 500].map((y) => `<circle cx="0" cy="${y}" r="6"/>`).join('');
  return [
    loosePart(mirrored(fill(lapel)), cloth, 2.4),
    piping('M52 6C84 40 84 90 78 118L104 150L70 168C52 208 24 236 0 250'),
    { ...loosePart(line('M0 250V566', 1.4), 'forro', 0.4), plain: true },
    {
      ...loosePart(fill('M52 262H124V330Q88 348 52 330Z'), cloth, 1.6),
      seams: stitches('M56 270V326Q88 342 120 326V270'),
    },
    { ...piping(''), shape: line('M52 263H124', 3) },
    { ...loosePart(buttons, 'nacar', 2.4), plain: true, shadow: 0.5 },
  ];
}

const SHORTS =
  'M0 536C60 536 120 532 152 528C178 600 200 680 214 790C150 808 84 812 30 800C22 770 10 742 0 726Z';
const LONG = 'M0 536C60 536 120 532 158 528C190 640 202 860 206 1300H10C10 1100 8 860 0 744Z';

function trousers(long: boolean, cloth: Piece['cloth']): Piece[] {
  const hem = long ? 'M206 1290H10' : 'M213 780C150 798 84 802 30 790';
  return [
    {
      ...loosePart(mirrored(fill(long ? LONG : SHORTS)), cloth, 2),
      loose: { depth: 100, reach: 44 },
      folds: hanging(12, 420, long ? 1040 : 820, 36, 15),
      seams: `${line('M0 540V724', 1)}${mirrored(stitches(hem))}`,
      shadow: 0.34,
    },
    piping(hem),
  ];
}

/** Shirt and shorts, or trousers to below the knee. */
export function pyjama(long: boolean, { side, style }: WornFrom): Piece[] {
  const collar = side === 'frente' ? 'M0 250C26 190 48 90 54 -8' : 'M0 2C24 2 44 -4 56 -14';
  const body = `${collar}C96 -2 140 12 172 46C172 100 168 150 164 200C160 330 172 460 184 566C120 584 60 588 0 588Z`;
  const shirt = coat({ side, body, sleeve: SLEEVE, cloth: style.cloth, hem: 580 });
  const nape = loosePart(mirrored(fill('M0-12C30-12 56-22 66-30L74 10C50 34 24 40 0 40Z')), style.cloth, 2.6);
  const details = side === 'frente' ? shirtFront(style.cloth) : [nape, piping('M0 40C24 40 50 34 74 10')];
  const hems = [piping('M181 559C120 576 60 580 0 580'), piping('M262 324C232 346 196 352 164 342')];
  return [...trousers(long, style.cloth), ...shirt, ...details, ...hems];
}

/** Scale of a robe's print, which is seen from farther away. */
const ROBE_PRINT = 1.7;

const ROBE_HEM = 'C200 700 214 860 226 960C150 984 70 990 0 990Z';

const SASH_LOOPS =
  'M4 418C-18 388 -66 380 -76 404C-84 432 -58 450 -30 442C-14 436 0 428 8 420C18 430 34 440 50 444C78 450 98 432 90 406C80 382 34 390 12 416Z';

const sash = (cloth: Piece['cloth']): Piece[] => [
  {
    ...loosePart(fill(SASH_LOOPS), cloth, 4),
    plain: true,
    edge: 3,
    folds: (x, y) => 2.6 * Math.sin(Math.atan2(y - 418, Math.abs(x - 8)) * 13),
    shadow: 0.5,
  },
  {
    ...loosePart(
      fill('M-8 398C2 394 16 394 24 400C30 412 28 428 22 436C10 442 0 440 -8 436C-14 424 -14 410 -8 398Z'),
      cloth,
      5,
    ),
    plain: true,
    edge: 4,
  },
];

function robeFront(cloth: Piece['cloth']): Piece[] {
  const over =
    'M-62 -4C-86 30 -84 80 -78 130C-62 240 -20 330 22 420L60 990L14 990L-12 470C-60 360 -112 240 -118 110C-120 60 -104 20 -84 6Z';
  const under = 'M62 -4C86 30 84 80 78 130C66 230 40 310 8 400L-14 350C26 280 44 160 48 60Z';
  const tails =
    'M-2 424C-22 500 -34 580 -38 660L-6 668C-2 590 8 500 14 430ZM10 424C30 500 52 560 64 640L94 628C80 550 56 480 26 420Z';
  return [
    { ...loosePart(fill(under), cloth, 2.2), light: 0.9, pattern: ROBE_PRINT },
    {
      ...loosePart(fill(over), cloth, 3),
      pattern: ROBE_PRINT,
      edge: 3,
      seams: stitches('M-72 8C-104 40 -108 110 -106 120C-98 240 -52 350 -4 450'),
    },
    {
      ...loosePart(mirrored(fill('M0 398C60 398 120 394 178 386V424C120 432 60 436 0 436Z')), cloth, 4),
      plain: true,
      edge: 4,
      folds: creases(1.6, 31),
    },
    { ...loosePart(fill(tails), cloth, 3), plain: true, folds: hanging(3, 420, 660, 9, 4) },
    ...sash(cloth),
  ];
}

/** A wrapped robe with a belt and wide sleeves. */
export function robe({ side, style }: WornFrom): Piece[] {
  const front = side === 'frente';
  const collar = front ? 'M0 300C30 200 50 60 60 -4' : 'M0 -8C24 -8 44 -14 56 -22';
  const body = `${collar}C96 -6 140 8 174 42C172 100 170 170 168 240C166 300 160 360 162 410${ROBE_HEM}`;
  const coatPieces = coat({
    side,
    body,
    sleeve: WIDE_SLEEVE,
    cloth: style.cloth,
    hem: 980,
    pattern: ROBE_PRINT,
  });
  const cuffs = style.lace ? [cuff('tul'), cuff(style.lace)] : [];
  if (front) return [...coatPieces, ...cuffs, ...robeFront(style.cloth)];
  const belt = loosePart(
    mirrored(fill('M0 398C60 398 120 394 178 386V424C120 432 60 436 0 436Z')),
    style.cloth,
    4,
  );
  const nape = loosePart(mirrored(fill('M0-16C30-16 54-24 66-34L84 6C60 22 30 26 0 26Z')), style.cloth, 2.8);
  return [...coatPieces, ...cuffs, nape, { ...belt, plain: true, folds: creases(1.4, 31) }];
}

const CUFF: Curve = [[170, 452], [216, 470], [280, 462], [326, 428]]; // prettier-ignore

const cuff = (lace: Piece['cloth']): Piece => ({
  shape: mirrored(fill(`M316 396C276 430 216 440 172 422L170 452${scallops(CUFF, 12, false)}Z`)),
  cloth: lace,
  thickness: 1.2,
  plain: true,
  loose: { depth: 52, reach: 30 },
});
