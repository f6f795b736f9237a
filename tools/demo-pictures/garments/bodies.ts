import type { Piece } from '../render/piece';
import { along, fill, line, mirrored, scallops, smooth, stitches, type Curve } from './shapes';
import { creases, type WornFrom } from './style';
import {
  binding,
  bow,
  cord,
  elastic,
  lacePiece,
  netPiece,
  ring,
  slider,
  slidingStraps,
  strap,
} from './trims';

const NECK: Curve = [[106, 112], [92, 158], [46, 200], [0, 236]]; // prettier-ignore
const LEG: Curve = [[190, 590], [124, 622], [58, 672], [34, 738]]; // prettier-ignore
const SEAT: Curve = [[190, 604], [140, 660], [80, 708], [22, 740]]; // prettier-ignore
const BACK_TOP: Curve = [[84, 250], [60, 330], [30, 372], [0, 384]]; // prettier-ignore

const BACK_STRAP = 'M84 262C86 170 94 74 100 -14';

const SEAMS = mirrored(
  `${line('M84 292C66 380 84 480 106 560', 0.8)}${stitches('M88 292C70 380 88 480 110 560')}${stitches('M81 292C62 380 80 480 102 560')}`,
);

function laceFront({ style }: WornFrom): Piece[] {
  const edge = `M106 112${scallops(NECK, 14, false)}`;
  const under = 'C40 300 120 300 190 262';
  const hem = `M190 590${scallops(LEG, 15, false)}`;
  const side = `M104 322L190 250V590${scallops(LEG, 15, false)}L60 690C96 600 60 420 104 322Z`;
  return [
    netPiece(`${edge}L0 290${under}L160 250C158 200 140 156 118 112Z`, 1),
    netPiece(side, 0.6),
    lacePiece(`${side}${edge}L0 290${under}L160 250C158 200 140 156 118 112Z`, style, 0.9),
    cord(edge),
    cord(hem),
    {
      shape: mirrored(fill(`M0 286${under}V300L110 316C66 420 100 600 62 690L34 738C16 752 6 754 0 754Z`)),
      cloth: style.cloth,
      thickness: 1.6,
      edge: 1.8,
      folds: creases(0.8, 12),
      seams: mirrored(
        `${stitches('M0 291C40 305 120 305 190 267')}${stitches('M105 320C62 420 95 600 58 688')}`,
      ),
    },
    binding('M118 112C140 156 158 200 160 256', style.cloth, 4.5),
    elastic('M0 288C40 302 120 302 190 264', 6),
    ...slidingStraps(9),
    ...bow(0, 244, 0.7),
  ];
}

function smoothFront({ style }: WornFrom): Piece[] {
  return [
    {
      shape: mirrored(
        fill(
          `M106 112${smooth(NECK)}V754C6 754 16 752 34 738${reversed(LEG)}L190 250L160 250C158 200 140 156 118 112Z`,
        ),
      ),
      cloth: style.cloth,
      thickness: 1.8,
      edge: 1.8,
      folds: creases(0.8, 14),
      seams: `${SEAMS}${mirrored(`${line('M0 276C40 296 110 296 160 262', 0.8)}${stitches('M0 280C40 300 110 300 160 266')}`)}`,
    },
    elastic(`M106 112${smooth(NECK)}`, 5),
    elastic('M118 112C140 156 158 200 160 256', 5),
    elastic(along(LEG), 6),
    ...slidingStraps(10),
  ];
}

const reversed = ([a, b, c]: Curve): string => `C${c.join(' ')} ${b.join(' ')} ${a.join(' ')}`;

function back({ style }: WornFrom, laced: boolean): Piece[] {
  const top = `M190 240C150 236 110 236 84 250${laced ? scallops(BACK_TOP, 12, false) : smooth(BACK_TOP)}`;
  const seat = `L190 604${smooth(SEAT)}C16 752 6 754 0 754Z`;
  const seatBack = `C6 754 16 752 22 740${reversed(SEAT)}Z`;
  const yoke = `${top}V440C60 436 130 400 190 380Z`;
  return [
    strap(BACK_STRAP, laced ? 9 : 10),
    slider(88, 150, 4, 15),
    ...(laced ? [netPiece(yoke, 0.6)] : []),
    {
      shape: mirrored(fill(laced ? `M0 436C60 432 130 396 190 376${seat}` : `${top}V754${seatBack}`)),
      cloth: style.cloth,
      thickness: 1.6,
      edge: 1.8,
      folds: creases(0.8, 15),
      seams: mirrored(stitches('M86 440C84 500 96 560 112 610')),
    },
    ...(laced ? [lacePiece(yoke, style, 0.9)] : []),
    laced ? cord(top) : elastic(top, 5),
    elastic(along(SEAT), 6),
    ring(85, 254, 6),
  ];
}

/** A bodysuit: with lace cups and sides, or smooth. */
export function bodysuit(laced: boolean, worn: WornFrom): Piece[] {
  if (worn.side === 'espalda') return back(worn, laced);
  return laced ? laceFront(worn) : smoothFront(worn);
}

const SWIM_NECK: Curve = [[92, 40], [84, 130], [40, 226], [0, 300]]; // prettier-ignore
const SWIM_BACK: Curve = [[84, 40], [84, 190], [64, 350], [0, 400]]; // prettier-ignore

const buckle: Piece = {
  shape:
    '<rect x="-20" y="388" width="40" height="32" rx="6" fill="none" stroke="#fff" stroke-width="5"/><path d="M0 388V420" stroke="#fff" stroke-width="3.4"/>',
  cloth: 'metal',
  thickness: 2.6,
  edge: 1.4,
  shadow: 0.5,
};

/** A swimsuit with wide straps and a belt. */
export function swimsuit({ side, style }: WornFrom): Piece[] {
  const front = side === 'frente';
  const neck = front ? SWIM_NECK : SWIM_BACK;
  const leg = front ? LEG : SEAT;
  const arm = front ? 'M190 290C150 240 134 140 126 20' : 'M190 270C140 220 122 130 122 20';
  const shape = `M92 -20L${neck[0].join(' ')}${smooth(neck)}V754C6 754 16 752 34 738${reversed(leg)}L190 290${arm.slice(arm.indexOf('C'))}L120 -20Z`;
  const belt = mirrored(fill('M0 390C60 392 110 388 190 380V414C110 422 60 424 0 422Z'));
  return [
    {
      shape: mirrored(fill(shape)),
      cloth: style.cloth,
      thickness: 2,
      edge: 2.2,
      folds: (x, y) =>
        creases(0.7, 21)(x, y) + 0.8 * Math.exp(-(((y - 404) / 40) ** 2)) * Math.sin(x / 4 + y / 30),
      seams: mirrored(`${stitches(arm)}${stitches(along(neck))}${front ? stitches('M20 264C60 304 110 304 160 274') : ''}`), // prettier-ignore
    },
    { ...binding(along(neck), style.cloth, 6), plain: true },
    { ...binding(arm, style.cloth, 6), plain: true },
    elastic(along(leg), 6),
    { shape: belt, cloth: style.cloth, thickness: 2.6, edge: 2.6, plain: true, seams: mirrored(`${stitches('M0 395C60 397 110 393 190 385')}${stitches('M0 417C60 419 110 417 190 409')}`) }, // prettier-ignore
    ...(front ? [buckle] : []),
  ];
}
