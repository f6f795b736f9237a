import { describe, expect, test } from 'vitest';
import { demoShop } from '../demo-shop';
import { demoProducts } from '../products/demo-product';
import { picturesToDraw, productPictures } from './demo-pictures';
import { FABRICS, isWorn } from './scene';

const shop = demoShop(new Date('2026-11-21T14:30:00Z'));

describe('demo pictures', () => {
  const pictures = picturesToDraw(demoProducts);

  test('demo pictures are drawn once each', () => {
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
    const shown = new Set(demoProducts.flatMap(productPictures).map(({ key }) => key));
    expect(pictures.length).toBe(shown.size + 1);
  });
  test('demo pictures show the front of every colour of a product, and its main colour from close by as well', () => {
    for (const { product, colors } of shop.products) {
      const shown = productPictures(product);
      const fronts = shown.filter(({ key }) => key.endsWith('frente'));
      const names = colors.map(({ name }) => [name]);
      expect(
        fronts.map((picture) => picture.colors),
        product.title,
      ).toEqual(product.singleStock ? [[]] : names);
      const close = shown.filter(({ key }) => key.endsWith('detalle'));
      expect(
        close.map((picture) => picture.colors),
        product.title,
      ).toEqual([names[0] ?? []]);
    }
  });
  test('demo pictures of clothes show their back, and their alt text says so', () => {
    for (const product of demoProducts.filter(({ garment }) => isWorn(garment))) {
      const backs = productPictures(product).filter(({ key }) => key.endsWith('espalda'));
      expect(
        backs.map(({ alt }) => alt),
        product.title,
      ).toEqual([expect.stringContaining('de espalda, sobre maniquí')]);
    }
  });
  test('demo pictures have a hex swatch per colour', () => {
    for (const { swatch } of Object.values(FABRICS)) expect(swatch).toMatch(/^#[0-9A-F]{6}$/);
  });
});
