import { describe, expect, test } from 'vitest';
import { scenesToDraw } from '../../cms/src/demo-shop/pictures/demo-pictures';
import { FABRICS, type FabricName, type Model, type Scene } from '../../cms/src/demo-shop/pictures/scene';
import { demoProducts } from '../../cms/src/demo-shop/products/demo-product';
import { drawScene, piecesOf } from './draw-scene';
import { LACE_PATTERNS } from './patterns/lace';
import { CLOTHS } from './render/cloth';

const COLUMNS = 96;

const briefs: Scene = {
  garment: { type: 'bombacha', cut: 'tiro-alto' },
  style: { cloth: 'algodon' },
  fabric: 'salvia',
  model: { skin: 'clara', shape: 'delgada' },
  print: 'liso',
  view: 'frente',
};

const garters: Scene = { ...briefs, garment: { type: 'accesorio', kind: 'portaligas' } };

const bytesOf = async (scene: Scene): Promise<Buffer> => (await drawScene(scene, COLUMNS)).raw().toBuffer();

async function colorAt(scene: Scene, x: number, y: number): Promise<number[]> {
  const bytes = await bytesOf(scene);
  const at = (Math.round(y * COLUMNS * 1.25) * COLUMNS + Math.round(x * COLUMNS)) * 3;
  return [...bytes.subarray(at, at + 3)];
}

const hueOf = ([red = 0, green = 0, blue = 0]: number[]): number[] => {
  const sum = red + green + blue;
  return [red / sum, green / sum, blue / sum];
};

describe('drawScene', () => {
  test('a drawing is 5/4 as high as it is wide, and the same every time', async () => {
    const first = await drawScene(briefs, COLUMNS);
    const { info, data } = await first.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([COLUMNS, COLUMNS * 1.25]);
    expect(data.equals(await bytesOf(briefs))).toBe(true);
  });

  test.each(['salvia', 'coral', 'azul', 'lila'] satisfies FabricName[])(
    'cloth in %s has the hue of its swatch',
    async (fabric) => {
      const { swatch } = FABRICS[fabric];
      const expected = hueOf([1, 3, 5].map((at) => parseInt(swatch.slice(at, at + 2), 16)));
      const drawn = hueOf(await colorAt({ ...briefs, fabric }, 0.42, 0.4));
      drawn.forEach((share, i) => expect(Math.abs(share - expected[i]!)).toBeLessThan(0.05));
    },
  );

  test('a garment looks different from behind, from close by and in another lace', async () => {
    const laces = Object.keys(LACE_PATTERNS) as (keyof typeof LACE_PATTERNS)[];
    const scenes: Scene[] = [
      ...laces.map((lace) => ({ ...garters, style: { ...garters.style, lace } })),
      { ...garters, view: 'espalda' },
      { ...garters, view: 'detalle' },
    ];
    const drawn = await Promise.all(scenes.map(bytesOf));
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(scenes.length);
  });

  test('every skin and body shape is drawn in its own way', async () => {
    const models = (['clara', 'morena', 'oscura'] as const).flatMap((skin) =>
      (['delgada', 'curvilinea'] as const).map((shape): Model => ({ skin, shape })),
    );
    const drawn = await Promise.all(models.map((model) => bytesOf({ ...briefs, model })));
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(models.length);
  });

  test('lace lets the skin shine through, plain cloth hides it', async () => {
    const brightness = async (scene: Scene) => (await bytesOf(scene)).reduce((sum, byte) => sum + byte, 0);
    const black: Scene = { ...briefs, fabric: 'negro', garment: { type: 'bombacha', cut: 'culotte' } };
    const laced = await brightness({ ...black, style: { cloth: 'algodon', lace: 'chantilly' } });
    expect(laced).toBeGreaterThan(1.02 * (await brightness(black)));
  });
});

test.each(Object.entries(CLOTHS))('%s is matt, unless it is metal', (_name, { finish, ...cloth }) => {
  if ('metal' in cloth) expect(finish.gloss).toBeGreaterThan(0.3);
  else expect(finish.gloss).toBeLessThan(0.07);
});

test('demo pictures are made of shapes that are drawn to the end', () => {
  for (const { key, scene } of scenesToDraw(demoProducts)) {
    const pieces = piecesOf(scene);
    expect(pieces.length, key).toBeGreaterThan(1);
    for (const { shape, seams = '' } of pieces)
      expect(shape + seams, key).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('demo products whose composition names satin are drawn in satin', () => {
  const satin = demoProducts.filter(({ composition }) => /satinado|Satén:/.test(composition));
  expect(satin.length).toBeGreaterThan(3);
  for (const { title, style } of satin) expect(style.cloth, title).toBe('saten');
});
