import { along, bow, scallops, seam, sheen } from './brush';
import type { Fabric } from './fabrics';

export type StockingsCut = 'panty' | 'liguero' | 'soquete';

const LEG =
  'M470 150L690 150C700 380 684 560 670 730C664 880 656 1010 644 1110C640 1170 632 1200 600 1238C552 1296 470 1326 396 1330C352 1332 346 1296 384 1280C452 1254 500 1214 516 1140C522 1030 506 900 500 770C486 560 470 380 470 150Z';

const toes = (f: Fabric): string =>
  `<path d="M396 1330C352 1332 346 1296 384 1280C406 1272 424 1264 440 1254C446 1284 440 1312 430 1326Z" fill="${f.lo}" opacity=".8"/><path d="M644 1110C640 1170 632 1200 600 1238C584 1214 590 1180 612 1150Z" fill="${f.lo}" opacity=".75"/>`;

function holdUp(f: Fabric): string {
  const top = 'M470 150L690 150C696 210 696 260 694 310C620 330 540 330 476 310C472 260 470 210 470 150Z';
  return `<path d="${LEG}" fill="url(#sides)" fill-opacity=".86" stroke="${f.line}" stroke-width="2.5"/><path d="${LEG}" fill="url(#print)" opacity=".6"/>${toes(f)}${sheen('M560 360C556 560 570 760 570 980', f.hi, 30, 0.45)}<path d="${top}" fill="${f.lo}"/><path d="${top}" fill="url(#lace)" stroke="${f.line}" stroke-width="2"/>${scallops(along([476, 312], [540, 334], [620, 334], [694, 312], 10), 13, f)}${scallops(along([472, 152], [540, 146], [620, 146], [688, 152], 10), 11, f)}${bow(586, 300, f, 0.7)}`;
}

function tights(f: Fabric): string {
  const outline =
    'M400 170C470 186 730 186 800 170C826 300 826 420 806 560C790 760 770 960 752 1130C748 1180 760 1220 800 1252C840 1290 836 1332 790 1336C720 1340 668 1316 652 1256C640 1180 648 1080 640 960C634 820 616 690 600 600C584 690 566 820 560 960C552 1080 560 1180 548 1256C532 1316 480 1340 410 1336C364 1332 360 1290 400 1252C440 1220 452 1180 448 1130C430 960 410 760 394 560C374 420 374 300 400 170Z';
  return `<path d="${outline}" fill="url(#sides)" fill-opacity=".88" stroke="${f.line}" stroke-width="2.5"/><path d="${outline}" fill="url(#print)" opacity=".6"/><path d="M386 330C460 372 540 470 600 600C660 470 740 372 814 330C826 270 820 220 800 170C730 186 470 186 400 170C380 220 374 270 386 330Z" fill="${f.lo}" opacity=".55"/>${sheen('M470 520C480 720 500 900 500 1100', f.hi, 28, 0.45)}${sheen('M720 520C712 720 700 900 696 1100', f.hi, 28, 0.4)}${seam('M600 200V596', f, true)}<path d="M400 170C470 186 730 186 800 170L806 222C730 240 470 240 394 222Z" fill="url(#band)" stroke="${f.line}" stroke-width="2"/>`;
}

function sock(f: Fabric): string {
  const outline =
    'M480 420L720 420C722 560 716 680 720 780C724 860 700 920 650 964C580 1030 480 1068 370 1072C300 1074 286 1010 336 976C420 920 484 880 492 800C496 700 482 560 480 420Z';
  const cuff = 'M470 360H730C736 400 734 440 728 480C640 500 560 500 472 480C466 440 464 400 470 360Z';
  return `<path d="${outline}" fill="url(#sides)" stroke="${f.line}" stroke-width="2.5"/><path d="${outline}" fill="url(#print)"/><path d="M370 1072C300 1074 286 1010 336 976C360 960 384 946 404 932C430 970 430 1030 410 1068Z" fill="${f.lo}" opacity=".6"/><path d="M720 780C724 860 700 920 650 964C616 924 630 840 672 790Z" fill="${f.lo}" opacity=".5"/>${sheen('M580 520C576 640 590 740 570 860', f.hi, 34, 0.4)}<path d="${cuff}" fill="${f.lo}"/><path d="${cuff}" fill="url(#lace)" stroke="${f.line}" stroke-width="2"/>${scallops(along([472, 482], [560, 504], [640, 504], [728, 482], 12), 14, f)}${scallops(along([470, 362], [560, 354], [640, 354], [730, 362], 12), 14, f)}`;
}

const DRAWINGS: Record<StockingsCut, (f: Fabric) => string> = {
  panty: tights,
  liguero: (f) =>
    `<g transform="translate(180 -10) rotate(7 600 750)">${holdUp(f)}</g><g filter="url(#shadow)" transform="translate(-70 10) rotate(-3 600 750)">${holdUp(f)}</g>`,
  soquete: (f) =>
    `<g transform="translate(170 -60) rotate(9 600 750)">${sock(f)}</g><g filter="url(#shadow)" transform="translate(-50 60) rotate(-4 600 750)">${sock(f)}</g>`,
};

export const stockings = (f: Fabric, cut: StockingsCut): string => DRAWINGS[cut](f);
