import { flower } from './brush';
import { BACKDROPS, type BackdropName, type Fabric } from './fabrics';

export const PRINTS = ['liso', 'lunares', 'rayas', 'flores'] as const;
export type Print = (typeof PRINTS)[number];

const stop = (offset: number, color: string, opacity?: number): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

function lightAndGround([inner, outer]: readonly [string, string]): string {
  return `<radialGradient id="ground" cx="38%" cy="26%" r="95%">${stop(0, inner)}${stop(1, outer)}</radialGradient>
<radialGradient id="gloss"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x1="0" y1="0" x2=".5" y2="1">${stop(0, '#fff', 0)}${stop(0.5, '#fff', 0.3)}${stop(1, '#fff', 0)}</linearGradient>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1">${stop(0, '#fff', 0.45)}${stop(0.45, '#fff', 0)}${stop(1, '#3a2418', 0.1)}</linearGradient>`;
}

function cloth(f: Fabric): string {
  return `<radialGradient id="cup" cx="42%" cy="38%" r="75%">${stop(0, f.hi)}${stop(0.5, f.base)}${stop(1, f.lo)}</radialGradient>
<linearGradient id="satin" x1="0" y1="0" x2="1" y2=".9">${stop(0, f.base)}${stop(0.28, f.hi)}${stop(0.46, f.base)}${stop(0.7, f.lo)}${stop(0.86, f.base)}${stop(1, f.lo)}</linearGradient>
<linearGradient id="satinV" x1=".2" y1="0" x2=".35" y2="1">${stop(0, f.base)}${stop(0.2, f.hi)}${stop(0.42, f.base)}${stop(0.75, f.base)}${stop(1, f.lo)}</linearGradient>
<linearGradient id="sides" x1="0" y1="0" x2="1" y2="0">${stop(0, f.lo)}${stop(0.22, f.base)}${stop(0.45, f.hi)}${stop(0.62, f.base)}${stop(1, f.lo)}</linearGradient>
<linearGradient id="band" x1="0" y1="0" x2="0" y2="1">${stop(0, f.hi)}${stop(0.5, f.base)}${stop(1, f.lo)}</linearGradient>`;
}

const laceCorners: readonly (readonly [number, number])[] = [
  [0, 0],
  [74, 0],
  [0, 74],
  [74, 74],
];

function lace(f: Fabric): string {
  const corners = laceCorners
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) scale(.55)">${flower(5, 13, 6, 11)}<circle r="4" fill="${f.hi}"/></g>`,
    )
    .join('');
  return `<pattern id="mesh" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H9M0 0V9" stroke="${f.lace}" stroke-width="1.3" opacity=".75"/></pattern>
<pattern id="lace" width="74" height="74" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><rect width="74" height="74" fill="url(#mesh)"/><g fill="${f.lace}" stroke="${f.line}" stroke-opacity=".35" stroke-width="1"><g transform="translate(37 37)">${flower(6, 15, 7.5, 13)}</g><circle cx="37" cy="37" r="5.5" fill="${f.hi}"/>${corners}<path d="M8 40q10-12 18-4M66 34q-10 12-18 4" fill="none" stroke="${f.lace}" stroke-width="2.4"/></g></pattern>`;
}

function print(kind: Print, f: Fabric): string {
  if (kind === 'lunares')
    return `<pattern id="print" width="64" height="64" patternUnits="userSpaceOnUse"><g fill="${f.hi}"><circle cx="16" cy="16" r="8"/><circle cx="48" cy="48" r="8"/></g></pattern>`;
  if (kind === 'rayas')
    return `<pattern id="print" width="44" height="44" patternUnits="userSpaceOnUse"><rect width="10" height="44" fill="${f.hi}" opacity=".8"/></pattern>`;
  if (kind === 'flores')
    return `<pattern id="print" width="130" height="130" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><g fill="${f.hi}"><g transform="translate(34 38)">${flower(5, 14, 9, 14)}</g><g transform="translate(98 96) rotate(20) scale(.75)">${flower(5, 14, 9, 14)}</g></g><g fill="${f.lo}"><circle cx="34" cy="38" r="6"/><circle cx="98" cy="96" r="5"/></g><g fill="${f.lo}" opacity=".55"><ellipse cx="78" cy="34" rx="16" ry="6" transform="rotate(-30 78 34)"/><ellipse cx="36" cy="100" rx="16" ry="6" transform="rotate(35 36 100)"/></g></pattern>`;
  return '';
}

export const definitions = (fabric: Fabric, backdrop: BackdropName, kind: Print): string =>
  `<defs>${lightAndGround(BACKDROPS[backdrop])}${cloth(fabric)}${lace(fabric)}${print(kind, fabric)}
<filter id="shadow" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB"><feDropShadow dx="12" dy="22" stdDeviation="16" flood-color="#3b2318" flood-opacity=".32"/></filter>
<filter id="haze" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="22"/></filter></defs>`;
