import { along, bow, mirrored, ring, scallops, seam, sheen, slider, strap, strapBehind } from './brush';
import type { Fabric } from './fabrics';

export type BraCut = 'triangulo' | 'soutien' | 'bralette' | 'bikini';

const CUPS = {
  triangulo:
    'M588 700C560 640 500 520 430 430C400 470 318 560 262 700C250 760 280 800 330 812C430 832 540 800 588 740Z',
  soutien:
    'M588 690C566 610 520 556 470 540C410 522 340 520 300 470C262 540 236 640 250 720C262 800 350 838 440 826C520 816 572 784 588 736Z',
} as const;

const wing = (f: Fabric): string =>
  `<path d="M262 700C220 724 176 744 128 752L134 838C220 838 300 838 360 836C460 846 560 830 600 800L600 735C560 800 430 832 330 812C280 800 250 760 262 700Z" fill="url(#band)" stroke="${f.line}" stroke-width="2.5"/>${seam('M132 822C300 830 480 838 600 784', f, true)}`;

function trianglePart(f: Fabric, withLace: boolean): string {
  const cup = CUPS.triangulo;
  const edge = along([588, 700], [560, 640], [500, 520], [430, 430], 15);
  const inside = withLace
    ? `<clipPath id="cup-lace"><path d="${cup}"/></clipPath><g clip-path="url(#cup-lace)"><path d="M610 720C560 610 480 480 430 410L380 470C430 540 520 660 540 800L620 790Z" fill="${f.lo}" opacity=".45"/><path d="M610 720C560 610 480 480 430 410L380 470C430 540 520 660 540 800L620 790Z" fill="url(#lace)"/></g>${seam('M380 470C440 545 512 660 536 806', f)}`
    : `${sheen('M300 742C340 640 396 560 430 470', f.hi, 20, 0.45)}${seam('M276 742C350 712 470 706 580 716', f)}`;
  return `${withLace ? scallops(edge, 13, f) : ''}<path d="${cup}" fill="url(#cup)" stroke="${f.line}" stroke-width="2.5"/>${inside}`;
}

function balconyPart(f: Fabric): string {
  const cup = CUPS.soutien;
  const edge = along([588, 690], [540, 530], [360, 560], [302, 474], 19);
  return `${scallops(edge, 12, f)}<path d="${cup}" fill="url(#cup)" stroke="${f.line}" stroke-width="2.5"/><clipPath id="cup-lace"><path d="${cup}"/></clipPath><g clip-path="url(#cup-lace)"><path d="M240 440H600V690C500 610 380 610 240 660Z" fill="${f.lo}" opacity=".4"/><path d="M240 440H600V690C500 610 380 610 240 660Z" fill="url(#lace)"/></g>${seam('M246 664C380 610 500 612 590 696', f)}${seam('M420 622C424 700 424 770 430 826', f)}`;
}

function loop(f: Fabric, cut: BraCut): { behind: string; front: string } {
  const x = cut === 'soutien' ? 312 : 430;
  const y = cut === 'soutien' ? 486 : 436;
  const front = `M${x} ${y}C${x - 6} 340 ${x + 6} 210 ${x + 26} 108`;
  const behind = `M${x + 26} 108C${x + 20} 40 ${x - 60} 60 ${x - 88} 150C${x - 140} 330 ${Math.min(206, x - 120)} 560 190 752`;
  return {
    behind: strapBehind(behind, f),
    front: `${strap(front, f)}${slider(x + 5, 262, 4)}${ring(x - 1, y)}`,
  };
}

function ties(f: Fabric): string {
  return `${strap('M430 436C420 330 452 220 540 150C568 128 588 116 600 108', f, 11)}${strap('M150 790C110 780 80 790 56 816C40 834 52 870 40 900', f, 11)}`;
}

function half(f: Fabric, cut: BraCut): string {
  const cup = cut === 'soutien' ? balconyPart(f) : trianglePart(f, cut === 'triangulo');
  const gloss = `<path d="M270 762C300 806 400 822 470 808C530 796 566 770 588 742" fill="none" stroke="${f.hi}" stroke-opacity=".55" stroke-width="4"/><ellipse cx="380" cy="640" rx="84" ry="120" transform="rotate(24 388 640)" fill="url(#gloss)"/>`;
  if (cut === 'bikini')
    return `${wing(f)}${cup}<path d="${CUPS.triangulo}" fill="url(#print)"/>${gloss}${ties(f)}`;
  const { behind, front } = loop(f, cut);
  return `${behind}${wing(f)}${cup}${gloss}${front}`;
}

const middle = (f: Fabric): string =>
  `<path d="M584 700Q600 716 616 700L614 748Q600 762 586 748Z" fill="${f.base}" stroke="${f.line}" stroke-width="2"/>`;

const longLine = (f: Fabric): string =>
  `<path d="M150 800C300 836 460 846 600 800C740 846 900 836 1050 800L1040 936C900 962 740 968 600 940C460 968 300 962 160 936Z" fill="url(#satinV)" stroke="${f.line}" stroke-width="2.5"/><path d="M150 800C300 836 460 846 600 800C740 846 900 836 1050 800L1040 936C900 962 740 968 600 940C460 968 300 962 160 936Z" fill="url(#lace)"/>${scallops(along([160, 936], [300, 968], [460, 974], [600, 942], 19), 12, f)}${scallops(along([1040, 936], [900, 968], [740, 974], [600, 942], 19), 12, f)}`;

export const bra = (f: Fabric, cut: BraCut): string =>
  `${cut === 'bralette' ? longLine(f) : ''}${mirrored(half(f, cut))}${middle(f)}${cut === 'bikini' ? '' : bow(600, 716, f, 0.75)}`;
