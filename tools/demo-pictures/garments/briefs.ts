import type { BriefsCut, Style } from '../../../cms/src/demo-shop/pictures/scene';
import type { Piece } from '../render/piece';
import { along, fill, line, mirrored, scallops, smooth, stitches, type Curve } from './shapes';
import { creases, type WornFrom } from './style';
import { bow, cord, elastic, lacePiece, netPiece, strap } from './trims';

type Cut = {
  /** Height of the waist at the side and in the middle, and the opening of the leg. */
  waist: readonly [side: number, middle: number];
  leg: Curve;
  seat: Curve;
  /** Distance from the middle at which the lace at the side begins. */
  lace?: number;
};

const CUTS: Record<BriefsCut, Cut> = {
  vedetina: { waist: [520, 540], leg: [[190, 600], [128, 632], [60, 676], [34, 738]], seat: [[190, 622], [150, 676], [90, 716], [22, 740]], lace: 84 },
  'tiro-alto': { waist: [424, 430], leg: [[190, 612], [128, 640], [60, 682], [34, 738]], seat: [[190, 640], [150, 694], [90, 726], [22, 742]] },
  culotte: { waist: [506, 520], leg: [[190, 694], [130, 698], [70, 716], [36, 742]], seat: [[190, 706], [140, 728], [80, 742], [22, 748]], lace: 70 },
  colaless: { waist: [536, 556], leg: [[190, 580], [118, 604], [54, 662], [30, 738]], seat: [[190, 574], [100, 592], [40, 650], [9, 730]], lace: 92 },
  bikini: { waist: [548, 566], leg: [[166, 590], [114, 620], [54, 672], [32, 738]], seat: [[166, 604], [128, 660], [80, 712], [20, 740]] },
}; // prettier-ignore

const waistOf = ([side, middle]: Cut['waist']): string =>
  `M0 ${middle}C60 ${middle} 130 ${middle - 8} 190 ${side}`;

const outline = (waist: string, leg: Curve): string =>
  `${waist}L${leg[0].join(' ')}${smooth(leg)}C${leg[3][0] * 0.5} 752 ${leg[3][0] * 0.2} 754 0 754Z`;

const legEdge = (leg: Curve): string => along(leg);

// Lace sides end in bows around the leg; plain cloth ends in elastic.
function lacedSides({ waist, leg, lace = 90 }: Cut, style: Style): Piece[] {
  const [side, middle] = waist;
  const seam = `C${lace + 4} ${middle + 60} ${lace - 14} ${middle + 110} 40 734`;
  const edge = `L190 ${leg[0][1]}${scallops(leg, 13, false)}`;
  const panel = `M${lace} ${middle - 6}L190 ${side}${edge}L38 734C${lace - 14} ${middle + 110} ${lace + 4} ${middle + 60} ${lace} ${middle - 6}Z`;
  return [
    netPiece(panel, 0.5),
    lacePiece(panel, style, 0.9),
    cord(`M190 ${leg[0][1]}${scallops(leg, 13, false)}`),
    {
      shape: mirrored(fill(`M0 ${middle}L${lace} ${middle - 6}${seam}C16 752 6 754 0 754Z`)),
      cloth: style.cloth,
      thickness: 1.5,
      edge: 1.6,
      folds: creases(0.55, 2),
      seams: mirrored(
        stitches(`M${lace - 4} ${middle - 6}C${lace} ${middle + 60} ${lace - 18} ${middle + 110} 36 734`),
      ),
    },
  ];
}

function plain(cut: Cut, curve: Curve, style: Style): Piece[] {
  const shape = outline(waistOf(cut.waist), curve);
  return [
    {
      shape: mirrored(fill(shape)),
      cloth: style.cloth,
      thickness: 1.5,
      edge: 1.6,
      folds: creases(0.6, 4),
      seams: mirrored(
        `${line('M0 700C20 700 34 706 44 714', 0.8)}${stitches('M0 703C20 703 34 709 43 717')}`,
      ),
    },
    elastic(legEdge(curve), 6),
  ];
}

const SIDE_TIE = 'M160 578C176 590 178 620 172 668M160 578C168 600 164 630 156 652';

function bikini(cut: Cut, curve: Curve, style: Style): Piece[] {
  const [side, middle] = cut.waist;
  const shape = `M0 ${middle}C60 ${middle} 120 ${middle - 4} 160 ${side + 14}L162 596L${curve[0].join(' ')}${smooth(curve)}C16 752 6 754 0 754Z`;
  const edge = `M0 ${middle}C60 ${middle} 120 ${middle - 4} 160 ${side + 14}`;
  return [
    {
      shape: mirrored(fill(shape)),
      cloth: style.cloth,
      thickness: 2,
      edge: 2,
      folds: (x, y) =>
        0.9 * Math.max(0, (Math.abs(x) - 110) / 50) * Math.sin(y / 2.6 + x / 30) + creases(0.5, 8)(x, y),
      seams: mirrored(
        `${stitches(`M0 ${middle + 6}C60 ${middle + 6} 120 ${middle + 2} 156 ${side + 20}`)}${stitches(legEdge(curve))}`,
      ),
    },
    { ...strap(edge, 4), cloth: style.cloth },
    { ...strap(SIDE_TIE, 5), cloth: style.cloth },
    ...bow(156, 576, 1.1),
    ...bow(-156, 576, 1.1),
  ];
}

function waistband({ waist: [side, middle] }: Cut, high: boolean): Piece[] {
  const half = high ? 11 : 5;
  return [
    elastic(
      `M0 ${middle + half - 2}C60 ${middle + half - 2} 130 ${middle - 10 + half} 190 ${side + half - 2}`,
      half * 2,
    ),
  ];
}

export function briefs(name: BriefsCut, { side, style }: WornFrom): Piece[] {
  const cut = CUTS[name];
  const curve = side === 'frente' ? cut.leg : cut.seat;
  if (name === 'bikini') return bikini(cut, curve, style);
  const laced = side === 'frente' && cut.lace !== undefined && style.lace !== undefined;
  const cloth = laced ? lacedSides(cut, style) : plain(cut, curve, style);
  const hem = `M${curve[0].join(' ')}${scallops(curve, 15, false)}`;
  const back = side === 'espalda' && cut.lace && style.lace ? [...laceHem(curve, style), cord(hem)] : [];
  const front: Piece[] = side === 'frente' ? bow(0, cut.waist[1] + 5, 0.7) : [];
  return [...cloth, ...back, ...waistband(cut, name === 'tiro-alto'), ...front];
}

function laceHem(curve: Curve, style: Style): Piece[] {
  const inner = curve.map(([x, y]) => [x - 10, y - 30] as const) as unknown as Curve;
  const band = `M${curve[0].join(' ')}${scallops(curve, 15, false)}L${inner[3].join(' ')}C${inner[2].join(' ')} ${inner[1].join(' ')} ${inner[0].join(' ')}Z`;
  return [lacePiece(band, style, 0.9)];
}
