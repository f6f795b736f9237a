import { along, bow, mirrored, scallops, seam, sheen, strap } from './brush';
import type { Fabric } from './fabrics';

export type Accessory = 'portaligas' | 'antifaz' | 'bolsita' | 'perchas' | 'colitas';

function garterBelt(f: Fabric): string {
  const belt =
    'M190 520C340 560 470 578 600 578C730 578 860 560 1010 520L1030 640C960 690 880 720 800 720C720 716 660 744 600 772C540 744 480 716 400 720C320 720 240 690 170 640Z';
  const clip = (x: number, y: number): string =>
    `<rect x="${x - 18}" y="${y}" width="36" height="54" rx="10" fill="none" stroke="#c9a86a" stroke-width="6"/><circle cx="${x}" cy="${y + 30}" r="9" fill="${f.base}" stroke="#c9a86a" stroke-width="3"/>`;
  const half = `${strap('M270 690C262 800 258 930 256 1060', f, 18)}${clip(256, 1066)}${strap('M470 722C466 840 462 960 460 1080', f, 18)}${clip(460, 1086)}`;
  return `${mirrored(half)}<path d="${belt}" fill="url(#satinV)" stroke="${f.line}" stroke-width="2.5"/><path d="${belt}" fill="url(#lace)"/>${mirrored(`${scallops(along([172, 642], [280, 740], [400, 690], [600, 772], 21), 13, f)}${seam('M190 536C340 576 470 594 600 594', f, true)}`)}${bow(600, 590, f, 1.1)}`;
}

function sleepMask(f: Fabric): string {
  const mask =
    'M600 640C540 600 400 560 290 590C200 616 180 700 210 780C246 880 360 930 460 912C530 900 556 850 600 850C644 850 670 900 740 912C840 930 954 880 990 780C1020 700 1000 616 910 590C800 560 660 600 600 640Z';
  return `${mirrored(strap('M236 650C150 560 160 420 330 370C440 340 530 336 600 336', f, 26))}<path d="${mask}" fill="url(#satin)" stroke="${f.line}" stroke-width="2.5"/><path d="${mask}" fill="url(#print)"/>${sheen('M300 650C420 620 520 660 600 700', f.hi, 34, 0.45)}${mirrored(`${seam('M600 658C540 620 406 582 300 610C222 632 206 704 230 774C262 860 364 906 456 892C520 882 552 834 600 832', f, true)}<path d="M330 770C370 806 430 806 470 772M352 800L342 820M400 804V826M448 798L460 818" fill="none" stroke="${f.lace}" stroke-width="7" stroke-linecap="round"/>`)}`;
}

function washBag(f: Fabric): string {
  const bag =
    'M470 480C520 500 680 500 730 480C800 560 872 700 890 860C912 1060 868 1220 780 1266C680 1292 520 1292 420 1266C332 1220 288 1060 310 860C328 700 400 560 470 480Z';
  const ruffle =
    'M430 380C480 350 540 372 600 356C660 372 720 350 770 380C762 420 744 452 730 484C680 502 520 502 470 484C456 452 438 420 430 380Z';
  return `<path d="${bag}" fill="url(#sides)" stroke="${f.line}" stroke-width="2.5"/><path d="${bag}" fill="url(#mesh)"/><path d="${bag}" fill="url(#print)"/>${mirrored(`${sheen('M500 520C450 660 420 820 430 1020', f.hi, 40, 0.35)}${sheen('M560 520C540 700 540 900 550 1100', f.lo, 36, 0.25)}`)}<path d="M400 1020H800" stroke="${f.lace}" stroke-width="3" stroke-dasharray="2 10"/><g transform="translate(0 20)"><rect x="470" y="780" width="260" height="150" rx="14" fill="${f.lace}" stroke="${f.line}" stroke-opacity=".4" stroke-width="2"/>${bow(600, 846, f, 1.2)}</g><path d="${ruffle}" fill="url(#satinV)" stroke="${f.line}" stroke-width="2.5"/>${strap('M464 488C540 512 660 512 736 488', f, 16)}${strap('M700 500C760 560 800 560 830 640', f, 10)}${strap('M720 494C790 520 850 540 872 600', f, 10)}${bow(690, 500, f, 1.2)}`;
}

function hanger(f: Fabric, y: number): string {
  return `<g transform="translate(0 ${y})"><path d="M600 330V250C600 216 664 214 664 174C664 132 600 122 580 160" fill="none" stroke="#c9a86a" stroke-width="12" stroke-linecap="round"/><path d="M600 300C500 330 300 400 190 452C150 472 160 530 210 528C340 510 480 470 600 466C720 470 860 510 990 528C1040 530 1050 472 1010 452C900 400 700 330 600 300Z" fill="url(#satinV)" stroke="${f.line}" stroke-width="2.5"/>${mirrored(`${seam('M330 392C340 430 340 470 334 508', f)}${seam('M460 344C468 384 470 430 466 478', f)}${sheen('M240 470C360 420 480 380 580 350', f.hi, 22, 0.5)}`)}${bow(600, 336, f, 1.1)}</g>`;
}

const scrunchie = (f: Fabric, x: number, y: number, turn: number): string => {
  const gathers = Array.from({ length: 26 }, (_, i) => {
    const angle = (Math.PI * 2 * i) / 26;
    const reach = 148 + (i % 3) * 7;
    const at = `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
    return `<g transform="translate(${at}) rotate(${(360 / 26) * i + 34})"><ellipse rx="${78 + (i % 4) * 5}" ry="27" fill="url(#satin)" stroke="${f.line}" stroke-opacity=".4" stroke-width="1.6"/><path d="M-52-4C-10-16 30-14 60-2" fill="none" stroke="${f.hi}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/></g>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="146" fill="none" stroke="${f.lo}" stroke-width="96"/>${gathers}</g>`;
};

const DRAWINGS: Record<Accessory, (f: Fabric) => string> = {
  portaligas: (f) => `<g transform="translate(0 -40)">${garterBelt(f)}</g>`,
  antifaz: (f) => `<g transform="translate(0 110)">${sleepMask(f)}</g>`,
  bolsita: washBag,
  perchas: (f) => `${hanger(f, 60)}${hanger(f, 400)}${hanger(f, 740)}`,
  colitas: (f) => `${scrunchie(f, 430, 470, 0)}${scrunchie(f, 790, 790, 40)}${scrunchie(f, 400, 1110, 80)}`,
};

export const accessory = (f: Fabric, kind: Accessory): string => DRAWINGS[kind](f);
