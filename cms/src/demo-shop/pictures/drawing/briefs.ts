import { along, bow, mirrored, ring, scallops, seam, sheen, strap, type Point } from './brush';
import type { Fabric } from './fabrics';

export type BriefsCut = 'vedetina' | 'tiro-alto' | 'culotte' | 'colaless' | 'bikini';

type Shape = { top: number; waist: number; hip: number; lace: boolean };

const SHAPES: Record<BriefsCut, Shape> = {
  vedetina: { top: 330, waist: 250, hip: 474, lace: true },
  'tiro-alto': { top: 240, waist: 300, hip: 500, lace: false },
  culotte: { top: 330, waist: 244, hip: 640, lace: true },
  colaless: { top: 350, waist: 236, hip: 420, lace: true },
  bikini: { top: 350, waist: 262, hip: 440, lace: false },
};

const legCurve = ({ hip }: Shape): readonly [Point, Point, Point, Point] => [
  [262, hip],
  [390, Math.max(560, hip + 30)],
  [478, Math.max(640, hip + 60)],
  [512, 752],
];

function outline({ top, waist, hip }: Shape, leg: readonly Point[]): { left: string; full: string } {
  const [, a = [0, 0], b = [0, 0]] = leg;
  const left = `M${waist} ${top}C380 ${top + 34} 500 ${top + 52} 600 ${top + 54}L600 794C560 794 524 786 512 752C${b[0]} ${b[1]} ${a[0]} ${a[1]} 262 ${hip}C262 ${hip - 44} 268 ${top + 20} ${waist} ${top}Z`;
  const full = `M${waist} ${top}C380 ${top + 34} 500 ${top + 52} 600 ${top + 54}C700 ${top + 52} 820 ${top + 34} ${1200 - waist} ${top}C${932} ${top + 20} 938 ${hip - 44} 938 ${hip}C${1200 - a[0]} ${a[1]} ${1200 - b[0]} ${b[1]} 688 752C676 786 640 794 600 794C560 794 524 786 512 752C${b[0]} ${b[1]} ${a[0]} ${a[1]} 262 ${hip}C262 ${hip - 44} 268 ${top + 20} ${waist} ${top}Z`;
  return { left, full };
}

function side(f: Fabric, shape: Shape, left: string, leg: readonly [Point, Point, Point, Point]): string {
  const { top } = shape;
  if (!shape.lace) return sheen(`M352 ${top + 70}C372 470 400 520 440 570`, f.hi, 26, 0.35);
  const panel = `M180 ${top - 40}H430C446 520 458 600 506 740L180 740Z`;
  return `<clipPath id="side"><path d="${left}"/></clipPath><g clip-path="url(#side)"><path d="${panel}" fill="${f.lo}" opacity=".5"/><path d="${panel}" fill="url(#lace)"/></g>${seam(`M430 ${top + 40}C446 520 458 600 506 738`, f)}${scallops(along(...leg, 19), 11, f)}`;
}

const waistband = (f: Fabric, { top, waist }: Shape): string =>
  `<path d="M${waist} ${top}C380 ${top + 34} 500 ${top + 52} 600 ${top + 54}C700 ${top + 52} 820 ${top + 34} ${1200 - waist} ${top}L${1202 - waist} ${top + 28}C820 ${top + 62} 700 ${top + 82} 600 ${top + 84}C500 ${top + 82} 380 ${top + 62} ${waist - 2} ${top + 28}Z" fill="url(#band)" stroke="${f.line}" stroke-width="2"/>`;

const sideTies = (f: Fabric): string =>
  mirrored(
    `${strap('M262 366C210 330 150 350 168 396C184 430 240 400 264 372', f, 10)}${strap('M258 380C230 430 226 480 190 530', f, 10)}${strap('M262 384C256 440 262 490 244 548', f, 10)}${ring(262, 374)}`,
  );

export function briefs(f: Fabric, cut: BriefsCut): string {
  const shape = SHAPES[cut];
  const leg = legCurve(shape);
  const { left, full } = outline(shape, leg);
  const { top } = shape;
  const folds = `${sheen(`M470 ${top + 90}C520 ${top + 190} 700 ${top + 150} 730 ${top + 250}`, f.hi, 34, 0.28)}${seam('M522 724C560 706 640 706 678 724', f)}`;
  const trim = cut === 'bikini' ? sideTies(f) : bow(600, top + 72, f, 0.7);
  return `<path d="${full}" fill="url(#satinV)" stroke="${f.line}" stroke-width="2.5"/><path d="${full}" fill="url(#print)"/>${folds}${mirrored(side(f, shape, left, leg))}${waistband(f, shape)}${trim}`;
}
