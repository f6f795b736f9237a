export type Fabric = {
  name: string;
  swatch: string;
  base: string;
  hi: string;
  lo: string;
  line: string;
  lace: string;
};

const fabric = (name: string, base: string, hi: string, lo: string, line: string, lace: string): Fabric => ({
  name,
  swatch: base.toUpperCase(),
  base,
  hi,
  lo,
  line,
  lace,
});

export const FABRICS = {
  negro: fabric('Negro', '#2b262a', '#5f555d', '#121013', '#0c0a0c', '#4b4249'),
  marfil: fabric('Marfil', '#f3e9dc', '#fffaf2', '#d3bfa8', '#a88f74', '#fffdf8'),
  bordo: fabric('Bordó', '#7a1f3a', '#b04a68', '#4a0f22', '#3c0a1a', '#a8456a'),
  rosa: fabric('Rosa viejo', '#e2b1ae', '#f8dad6', '#bf8684', '#a56b6b', '#f8dfdb'),
  salvia: fabric('Verde salvia', '#93a390', '#c3d0bf', '#66765f', '#52614d', '#c6d2c2'),
  azul: fabric('Azul noche', '#33415f', '#6577a0', '#1b2439', '#141b2c', '#7486ad'),
  lila: fabric('Lila', '#b7a3c4', '#ddd0e6', '#8b769b', '#6f5b7e', '#e2d7ea'),
  coral: fabric('Coral', '#d9745f', '#f2a993', '#a94d3c', '#8c3c2e', '#f3b7a4'),
  arena: fabric('Nude', '#d8b79b', '#efd9c5', '#b08e71', '#93724f', '#f0dfcf'),
  petroleo: fabric('Petróleo', '#2f5f63', '#68999b', '#1a3c40', '#12302f', '#7fb0b0'),
} as const satisfies Record<string, Fabric>;

export type FabricName = keyof typeof FABRICS;

export const BACKDROPS = {
  arena: ['#f8f1e8', '#e6d7c5'],
  rosa: ['#faeeea', '#e9d0ca'],
  piedra: ['#f3f1ee', '#dad5ce'],
  lila: ['#f4eff4', '#dccfdd'],
  salvia: ['#f1f3ed', '#d3dacb'],
  portada: ['#fbf0eb', '#e3c3bb'],
} as const;

export type BackdropName = keyof typeof BACKDROPS;
