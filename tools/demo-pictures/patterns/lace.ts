import type { LaceName } from '../../../cms/src/demo-shop/pictures/scene';
import { at, turned, type Pattern } from './pattern';

// Grey tells how dense the threads are: black is a hole, white a cord.
function net(units: number, pitch: number, width: number, grey: string): string {
  const lines: string[] = [];
  for (let i = 0; i < units; i += pitch) lines.push(`M${i} 0l${units} ${units}M${i} 0l${-units} ${units}`);
  return `<path d="${lines.join('')}" fill="none" stroke="${grey}" stroke-width="${width}"/>`;
}

const petal = `<path d="M0 0C-13-8-14-25-4-32C0-35 4-35 6-31C15-23 12-8 0 0Z" fill="#9c9c9c" stroke="#fff" stroke-width="1.7"/><path d="M0-5C-2-14-1-20 1-27M-4-9C-7-15-6-20-5-24M4-9C7-14 7-18 7-22" fill="none" stroke="#4c4c4c" stroke-width="1"/>`;
const rose = `${turned(6, petal)}<g transform="rotate(28) scale(.52)">${turned(5, petal)}</g><circle r="4" fill="#fff"/><g fill="#fff">${turned(7, '<circle cy="-7" r="1.3"/>')}</g>`;
const leaf = `<path d="M0 0C8-11 24-13 36-2C24 8 9 8 0 0Z" fill="#8a8a8a" stroke="#fff" stroke-width="1.5"/><path d="M2 0L34-2M10-1l5-5M17-1l5-5M12 0l5 4M19 0l5 3" stroke="#f2f2f2" stroke-width="1" fill="none"/>`;
const bud = `<path d="M0 0C-6-6-5-15 0-20C5-15 6-6 0 0Z" fill="#b4b4b4" stroke="#fff" stroke-width="1.4"/><path d="M0 0V12" stroke="#fff" stroke-width="1.6"/>`;
const vine = (d: string): string => `<path d="${d}" fill="none" stroke="#efefef" stroke-width="1.8"/>`;

const floral: Pattern = {
  units: 128,
  motifs: `${net(128, 4, 0.55, '#858585')}${vine('M36 40C60 66 70 70 96 104M36 40C20 62 14 80 26 108M96 104C118 112 132 132 164 168M96 104C110 84 104 62 120 44')}${at(58, 60, 0.8, 30, leaf)}${at(22, 78, 0.72, 110, leaf)}${at(112, 66, 0.74, -80, leaf)}${at(70, 86, 0.66, 120, leaf)}${at(116, 116, 0.7, -10, leaf)}${at(26, 108, 0.9, 190, bud)}${at(120, 44, 0.8, 10, bud)}${at(78, 22, 0.62, -40, leaf)}${at(36, 38, 0.92, 12, rose)}${at(97, 103, 0.74, 40, rose)}${at(88, 16, 0.34, 0, rose)}${at(10, 118, 0.32, 0, rose)}`,
};

const fern = `<path d="M0 30C4 8 0-14-12-32" fill="none" stroke="#f5f5f5" stroke-width="1.5"/>${[
  26, 16, 6, -4, -14, -23,
]
  .map((y, i) => {
    const x = 1.6 - ((26 - y) / 58) ** 2 * 11;
    const size = 0.34 - i * 0.028;
    return `${at(x, y, size, -38, leaf)}${at(x, y, size, 208, leaf)}`;
  })
  .join('')}${at(-12, -31, 0.3, -25, bud)}`;
const chantilly: Pattern = {
  units: 96,
  motifs: `${net(96, 3, 0.42, '#7c7c7c')}${at(26, 36, 0.95, 18, fern)}${at(74, 82, 0.95, -162, fern)}${at(66, 24, 0.36, 0, rose)}${at(18, 74, 0.36, 30, rose)}<g fill="#d8d8d8">${[[48, 6], [86, 44], [44, 60], [8, 14], [4, 52], [90, 10], [40, 90], [58, 46]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7"/>`).join('')}</g>`, // prettier-ignore
};

const medal = `<path d="M0-13L13 0L0 13L-13 0Z" fill="#a0a0a0" stroke="#fff" stroke-width="1.5"/><path d="M0-6L6 0L0 6L-6 0Z" fill="#161616" stroke="#fff" stroke-width="1.3"/>`;
const diamonds: Pattern = {
  units: 64,
  motifs: `${net(64, 4, 0.5, '#727272')}<path d="M0 0L64 64M64 0L0 64" stroke="#fff" stroke-width="2"/><path d="M6-6L70 58M-6 6L58 70M58-6L-6 58M70 6L6 70" stroke="#cfcfcf" stroke-width="1.1"/>${at(32, 32, 1, 0, medal)}${at(0, 0, 1, 0, medal)}${at(32, 0, 0.42, 0, turned(4, petal))}${at(0, 32, 0.42, 45, turned(4, petal))}`,
};

const daisy = `${turned(8, '<ellipse cy="-10" rx="3.7" ry="7" fill="#b0b0b0" stroke="#fff" stroke-width="1.5"/>')}<circle r="4.4" fill="#fff"/><circle r="1.6" fill="#333"/>`;
const guipure: Pattern = {
  units: 56,
  motifs: `<path d="M14 14L42 42M42 14L14 42M14 14H70M14 14V70M42 42H98M42 42V98M14 14L-14 42" stroke="#d4d4d4" stroke-width="1.7" fill="none"/><circle cx="42" cy="14" r="6" fill="none" stroke="#fff" stroke-width="2.2"/><circle cx="14" cy="42" r="6" fill="none" stroke="#fff" stroke-width="2.2"/>${at(14, 14, 0.98, 0, daisy)}${at(42, 42, 0.98, 22, daisy)}`,
};

export const LACE_PATTERNS: Record<LaceName, Pattern> = {
  flores: floral,
  chantilly,
  rombos: diamonds,
  guipur: guipure,
};
