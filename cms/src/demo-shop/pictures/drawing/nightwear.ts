import { along, bow, mirrored, ring, scallops, seam, sheen, slider, strap, strapBehind } from './brush';
import type { Fabric } from './fabrics';

const SLIP =
  'M600 560C556 480 500 420 430 350C392 400 352 450 330 530C346 650 352 720 340 800C312 970 268 1150 246 1310C360 1352 480 1366 600 1366C720 1366 840 1352 954 1310C932 1150 888 970 860 800C848 720 854 650 870 530C848 450 808 400 770 350C700 420 644 480 600 560Z';

const SLIP_FOLDS = [
  'M420 760C400 960 370 1150 350 1330',
  'M520 700C520 920 500 1150 490 1350',
  'M640 720C660 930 670 1150 680 1350',
  'M770 780C800 960 830 1150 850 1320',
];

export function slip(f: Fabric): string {
  const cup =
    'M600 560C556 480 500 420 430 350C392 400 352 450 330 530C336 580 342 620 346 650C440 690 540 670 600 620Z';
  const half = `${strapBehind('M446 96C436 40 372 60 352 140C326 270 322 420 332 530', f, 13)}`;
  const trim = `<clipPath id="cup-lace"><path d="${cup}"/></clipPath><g clip-path="url(#cup-lace)"><rect x="300" y="330" width="320" height="380" fill="url(#cup)"/><rect x="300" y="330" width="320" height="380" fill="url(#lace)"/></g>${scallops(along([600, 560], [556, 480], [500, 420], [430, 350], 14), 12, f)}${seam('M346 650C440 690 540 670 600 620', f)}${strap('M430 352C422 270 430 180 446 96', f, 13)}${slider(429, 230, 3)}${ring(429, 356)}${scallops(along([246, 1310], [360, 1352], [480, 1366], [600, 1366], 20), 14, f)}`;
  const hem =
    'M264 1200C380 1242 490 1256 600 1256C710 1256 820 1242 936 1200L954 1310C840 1352 720 1366 600 1366C480 1366 360 1352 246 1310Z';
  const folds = SLIP_FOLDS.map((fold, i) => sheen(fold, i % 2 ? f.lo : f.hi, 40, i % 2 ? 0.3 : 0.4)).join('');
  return `${mirrored(half)}<path d="${SLIP}" fill="url(#sides)" stroke="${f.line}" stroke-width="2.5"/>${folds}<path d="${hem}" fill="${f.lo}" opacity=".35"/><path d="${hem}" fill="url(#lace)"/>${mirrored(trim)}${bow(600, 580, f, 0.8)}`;
}

const SHIRT =
  'M520 214C470 226 400 250 352 276C300 340 252 450 214 556L336 612C356 566 372 530 386 500C384 640 380 780 372 890C460 912 530 916 600 916C670 916 740 912 828 890C820 780 816 640 814 500C828 530 844 566 864 612L986 556C948 450 900 340 848 276C800 250 730 226 680 214C650 236 550 236 520 214Z';

const button = (y: number, f: Fabric): string =>
  `<circle cx="600" cy="${y}" r="11" fill="${f.hi}" stroke="${f.line}" stroke-width="2"/><circle cx="596" cy="${y}" r="2" fill="${f.line}"/><circle cx="604" cy="${y}" r="2" fill="${f.line}"/>`;

const piping = (path: string, f: Fabric): string =>
  `<path d="${path}" fill="none" stroke="${f.lace}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;

function shirt(f: Fabric): string {
  const half = `<path d="M520 214C500 240 492 270 494 300L470 372L540 392C560 440 580 470 600 486C596 420 560 300 520 214Z" fill="url(#band)" stroke="${f.line}" stroke-width="2.5"/>${piping('M494 300L470 372L540 392C560 440 580 470 600 486', f)}${piping('M214 556L336 612', f)}${piping('M372 890C460 912 530 916 600 916', f)}${seam('M386 500C400 420 392 340 372 290', f)}${sheen('M440 520C430 640 450 760 430 870', f.hi, 36, 0.35)}`;
  const pocket = `<path d="M690 560H790V650Q740 676 690 650Z" fill="none" stroke="${f.line}" stroke-opacity=".5" stroke-width="2.5"/>${piping('M690 560H790', f)}`;
  return `<path d="${SHIRT}" fill="url(#satinV)" stroke="${f.line}" stroke-width="2.5"/><path d="${SHIRT}" fill="url(#print)"/><path d="M520 214C550 252 650 252 680 214C650 330 612 420 600 486C588 420 550 330 520 214Z" fill="${f.lo}"/>${mirrored(half)}${seam('M600 486V914', f)}${[560, 660, 760, 860].map((y) => button(y, f)).join('')}${pocket}`;
}

const LONG_LEGS =
  'M390 900C460 880 740 880 810 900C824 1060 838 1230 846 1408C790 1424 716 1424 664 1408C650 1270 628 1150 600 1066C572 1150 550 1270 536 1408C484 1424 410 1424 354 1408C362 1230 376 1060 390 900Z';
const SHORTS =
  'M382 900C460 880 740 880 818 900C842 1000 866 1110 882 1232C800 1256 706 1262 632 1244C622 1180 612 1140 600 1112C588 1140 578 1180 568 1244C494 1262 400 1256 318 1232C334 1110 358 1000 382 900Z';

function bottoms(f: Fabric, long: boolean): string {
  const outline = long ? LONG_LEGS : SHORTS;
  const cuff = long ? 'M354 1396C410 1412 484 1412 536 1396' : 'M320 1222C400 1246 494 1252 570 1234';
  const band = `<path d="M390 900C460 880 740 880 810 900L814 940C740 920 460 920 386 940Z" fill="url(#band)" stroke="${f.line}" stroke-width="2"/>`;
  const half = `${piping(cuff, f)}${sheen('M460 960C450 1040 440 1110 420 1200', f.hi, 34, 0.35)}${seam('M600 940C600 1000 600 1060 600 1110', f)}`;
  return `<path d="${outline}" fill="url(#satinV)" stroke="${f.line}" stroke-width="2.5"/><path d="${outline}" fill="url(#print)"/>${mirrored(half)}${band}${bow(600, 930, f, 0.7)}`;
}

export const pyjama = (f: Fabric, long: boolean): string =>
  `<g transform="translate(0 70)">${bottoms(f, long)}</g><g filter="url(#shadow)">${shirt(f)}</g>`;

const ROBE =
  'M540 150C480 166 430 184 396 206C300 330 200 480 112 650L268 738C320 660 362 596 398 546C392 760 366 1080 332 1352C420 1376 510 1384 600 1384C690 1384 780 1376 868 1352C834 1080 808 760 802 546C838 596 880 660 932 738L1088 650C1000 480 900 330 804 206C770 184 720 166 660 150C640 168 560 168 540 150Z';

export function robe(f: Fabric): string {
  const lapelUnder =
    'M660 150C690 170 704 200 700 240C680 460 620 640 560 780L500 760C560 600 610 400 620 240Z';
  const lapelOver =
    'M540 150C510 170 496 200 500 240C520 460 610 700 680 1384L600 1384C570 900 480 560 440 300C430 240 470 180 540 150Z';
  const belt = `<path d="M380 742C500 772 700 772 820 742L824 802C700 832 500 832 376 802Z" fill="url(#band)" stroke="${f.line}" stroke-width="2.5"/>`;
  const tails = `<path d="M572 800C560 900 530 1000 520 1090L568 1098C580 1000 600 900 606 806ZM620 804C640 890 670 960 690 1050L734 1034C712 950 680 870 650 800Z" fill="url(#satin)" stroke="${f.line}" stroke-width="2.5"/>`;
  const half = `${seam('M398 546C406 440 400 320 380 240', f)}<path d="M112 650L268 738L282 714L128 622Z" fill="url(#lace)" stroke="${f.line}" stroke-opacity=".4"/>${sheen('M440 860C424 1020 410 1180 390 1340', f.hi, 44, 0.35)}${sheen('M300 420C260 500 220 570 190 640', f.hi, 40, 0.3)}${scallops(along([332, 1352], [420, 1376], [510, 1384], [600, 1384], 18), 13, f)}`;
  return `<path d="${ROBE}" fill="url(#sides)" stroke="${f.line}" stroke-width="2.5"/><path d="${ROBE}" fill="url(#print)"/><path d="M540 150C560 168 640 168 660 150C650 320 620 520 590 640C570 500 550 320 540 150Z" fill="${f.lo}"/>${mirrored(half)}<path d="${lapelUnder}" fill="url(#satin)" stroke="${f.line}" stroke-width="2"/><path d="${lapelOver}" fill="url(#satin)" stroke="${f.line}" stroke-width="2"/>${belt}${tails}${bow(606, 786, f, 2)}`;
}
