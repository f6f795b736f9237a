import { FABRICS, type FabricName } from '../../cms/src/demo-shop/pictures/scene';
import type { Scenery } from './render/scenery';

/** Colours of a fabric: its swatch, lit, in the shade, of fine lines and of lace. */
export type Fabric = Record<'base' | 'hi' | 'lo' | 'line' | 'lace', string>;

const SHADES: Record<FabricName, readonly [hi: string, lo: string, line: string, lace: string]> = {
  negro: ['#5f555d', '#121013', '#0c0a0c', '#4b4249'],
  marfil: ['#fffaf2', '#d3bfa8', '#a88f74', '#fffdf8'],
  bordo: ['#b04a68', '#4a0f22', '#3c0a1a', '#a8456a'],
  rosa: ['#f8dad6', '#bf8684', '#a56b6b', '#f8dfdb'],
  salvia: ['#c3d0bf', '#66765f', '#52614d', '#c6d2c2'],
  azul: ['#6577a0', '#1b2439', '#141b2c', '#7486ad'],
  lila: ['#ddd0e6', '#8b769b', '#6f5b7e', '#e2d7ea'],
  coral: ['#f2a993', '#a94d3c', '#8c3c2e', '#f3b7a4'],
  arena: ['#efd9c5', '#b08e71', '#93724f', '#f0dfcf'],
  petroleo: ['#68999b', '#1a3c40', '#12302f', '#7fb0b0'],
};

export function fabricOf(name: FabricName): Fabric {
  const [hi, lo, line, lace] = SHADES[name];
  return { base: FABRICS[name].swatch, hi, lo, line, lace };
}

/** Paper behind each fabric: close to its hue and far enough from its lightness. */
const PAPERS: Record<FabricName, readonly [wall: string, arch: string]> = {
  negro: ['#e6d9ce', '#d3bfb1'],
  marfil: ['#dcb9ab', '#cda294'],
  bordo: ['#f3dfd8', '#e2bab2'],
  rosa: ['#f1e3da', '#dfc3b4'],
  salvia: ['#eeeadf', '#d5d7c4'],
  azul: ['#ece4de', '#cdc6c9'],
  lila: ['#efe6ec', '#d9cbdc'],
  coral: ['#f6e5d6', '#efc9b0'],
  arena: ['#eee3d6', '#d8c2ab'],
  petroleo: ['#ece7dd', '#c6cfc6'],
};

const ARCH = { middle: 0.53, half: 0.39, spring: 0.5 };

/** Returns the paper behind a fabric: with an arch behind a figure, without one below things and close-ups. */
export function sceneryOf(name: FabricName, view: 'figure' | 'table' | 'close'): Scenery {
  const [wall, arch] = PAPERS[name];
  if (view === 'figure') return { wall, arches: [{ ...ARCH, color: arch }] };
  return { wall: view === 'table' ? wall : arch, arches: [] };
}
