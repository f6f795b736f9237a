import { FABRICS, type BackdropName, type FabricName } from '../../cms/src/demo-shop/pictures/scene';

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

export const BACKDROPS: Record<BackdropName, readonly [inner: string, outer: string]> = {
  arena: ['#f8f1e8', '#e6d7c5'],
  rosa: ['#faeeea', '#e9d0ca'],
  piedra: ['#f3f1ee', '#dad5ce'],
  lila: ['#f4eff4', '#dccfdd'],
  salvia: ['#f1f3ed', '#d3dacb'],
  portada: ['#fbf0eb', '#e3c3bb'],
};
