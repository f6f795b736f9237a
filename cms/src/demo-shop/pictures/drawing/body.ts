import { along, bow, mirrored, ring, scallops, seam, sheen, slider, strap, strapBehind } from './brush';
import type { Fabric } from './fabrics';

const OUTLINE =
  'M600 700C560 600 500 530 426 450C380 520 330 600 306 690C330 820 360 880 350 960C336 1030 312 1070 296 1110C420 1160 500 1230 522 1310C534 1344 560 1352 600 1352C640 1352 666 1344 678 1310C700 1230 780 1160 904 1110C888 1070 864 1030 850 960C840 880 870 820 894 690C870 600 820 520 774 450C700 530 640 600 600 700Z';
const CUP =
  'M600 700C560 600 500 530 426 450C380 520 330 600 306 690C312 740 322 770 332 800C430 830 540 820 600 770Z';

const straps = (f: Fabric): string =>
  `${strapBehind('M446 116C440 50 366 70 340 160C300 320 292 520 310 690', f)}`;

const folds = (f: Fabric): string =>
  `${sheen('M380 880C480 960 700 900 800 1000', f.hi, 40, 0.3)}${sheen('M420 1040C540 1100 640 1050 760 1110', f.lo, 36, 0.35)}`;

function laceHalf(f: Fabric): string {
  return `<clipPath id="cup-lace"><path d="${CUP}"/></clipPath><g clip-path="url(#cup-lace)"><rect x="280" y="420" width="340" height="420" fill="url(#cup)"/><rect x="280" y="420" width="340" height="420" fill="url(#lace)"/></g>${scallops(along([600, 700], [560, 600], [500, 530], [426, 450], 13), 12, f)}${seam('M332 800C430 832 540 822 600 772', f)}${seam('M470 830C462 960 452 1060 470 1180', f)}${scallops(along([296, 1110], [420, 1160], [500, 1230], [522, 1310], 17), 11, f)}`;
}

const plainHalf = (f: Fabric): string =>
  `${sheen('M350 700C390 620 420 560 430 500', f.hi, 24, 0.4)}${seam('M332 800C430 832 540 822 600 772', f)}${seam('M440 540C430 660 430 760 440 824', f)}`;

const frontStrap = (f: Fabric): string =>
  `${strap('M426 452C416 340 426 220 446 116', f)}${slider(425, 280, 2)}${ring(425, 456)}`;

export function bodysuit(f: Fabric, withLace: boolean): string {
  const half = `${withLace ? laceHalf(f) : plainHalf(f)}${frontStrap(f)}`;
  return `${mirrored(straps(f))}<path d="${OUTLINE}" fill="url(#satinV)" stroke="${f.line}" stroke-width="2.5"/>${folds(f)}${mirrored(half)}${bow(600, 712, f, 0.75)}`;
}

const SWIMSUIT =
  'M600 640C560 560 520 500 470 420C462 330 452 250 440 170L372 176C372 300 352 420 300 560C316 700 372 800 362 930C350 1010 330 1040 306 1070C440 1130 510 1220 526 1320C540 1350 566 1356 600 1356C634 1356 660 1350 674 1320C690 1220 760 1130 894 1070C870 1040 850 1010 838 930C828 800 884 700 900 560C848 420 828 300 828 176L760 170C748 250 738 330 730 420C680 500 640 560 600 640Z';

export function swimsuit(f: Fabric): string {
  const edge = mirrored(
    `${seam('M482 424C532 508 572 568 600 654', f, true)}${seam('M318 566C332 702 386 800 376 934', f, true)}${seam('M316 1064C450 1124 520 1214 538 1318', f, true)}${sheen('M392 660C430 780 420 880 400 980', f.hi, 30, 0.3)}`,
  );
  const belt = `<path d="M362 900C480 940 720 940 838 900L842 966C720 1004 480 1004 356 966Z" fill="url(#band)" stroke="${f.line}" stroke-width="2"/>`;
  return `<path d="${SWIMSUIT}" fill="url(#sides)" stroke="${f.line}" stroke-width="2.5"/><path d="${SWIMSUIT}" fill="url(#print)"/>${folds(f)}${edge}${belt}${ring(600, 948)}`;
}
