import type { Print } from '../../../cms/src/demo-shop/pictures/scene';
import type { Fabric } from '../palette';
import { at, turned, type Pattern } from './pattern';

const blossom = (petals: string, shade: string, heart: string): string =>
  `<g fill="${petals}">${turned(5, '<path d="M0 0C-8-5-9-16 0-18C9-16 8-5 0 0Z"/>')}</g><g stroke="${shade}" stroke-width="1">${turned(5, '<path d="M0-3V-11"/>')}</g><circle r="3.4" fill="${heart}"/>`;

const sprig = (color: string): string =>
  `<path d="M0 0C6-8 14-12 26-14" fill="none" stroke="${color}" stroke-width="1.3"/><g fill="${color}"><path d="M8-7C6-14 10-19 15-20C16-14 13-9 8-7Z"/><path d="M14-10C20-8 25-3 24 2C18 1 14-4 14-10Z"/><path d="M25-14C28-20 34-21 38-19C36-14 31-12 25-14Z"/></g>`;

/** Size of the flowers: smaller ones blur on a card. */
const BLOOM = 1.3;

const flowers = ({ hi, lo, lace, line }: Fabric): Pattern => ({
  units: 84 * BLOOM,
  motifs: `<g transform="scale(${BLOOM})">${at(20, 26, 0.95, 10, sprig(lo))}${at(62, 66, 0.95, 190, sprig(lo))}${at(60, 18, 0.7, 100, sprig(line))}${at(16, 70, 0.7, -60, sprig(line))}${at(20, 24, 0.78, 0, blossom(lace, lo, '#e3b25f'))}${at(63, 64, 0.7, 33, blossom('#fbf3e9', hi, '#d98a5b'))}${at(68, 22, 0.44, 12, blossom(hi, lo, '#f0d58c'))}${at(20, 68, 0.46, 50, blossom('#f3c9bb', lo, '#c4767c'))}${at(42, 44, 0.3, 0, blossom(lace, lo, '#e3b25f'))}${at(44, 4, 0.28, 20, blossom('#fbf3e9', lo, '#d98a5b'))}</g>`,
});

const PATTERNS: Record<Exclude<Print, 'liso'>, (fabric: Fabric) => Pattern> = {
  lunares: () => ({
    units: 44,
    motifs: '<g fill="#fdf7ef"><circle cx="11" cy="11" r="4.4"/><circle cx="33" cy="33" r="4.4"/></g>',
  }),
  rayas: ({ lo }) => ({
    units: 44,
    motifs: `<rect x="6" width="3.4" height="44" fill="#f3e8dc"/><rect x="28" width="1.4" height="44" fill="${lo}"/>`,
  }),
  flores: flowers,
};

/** Returns the motifs of a print in the fabric's colours; plain cloth has none. */
export const printPattern = (print: Print, fabric: Fabric): Pattern | undefined =>
  print === 'liso' ? undefined : PATTERNS[print](fabric);
