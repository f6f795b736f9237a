import { MAX_PICTURES_PER_PRODUCT } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { demoShop } from '../demo-shop';
import { demoProducts } from '../products/demo-product';
import { productPictures, scenesToDraw } from './demo-pictures';
import { FABRICS, isWorn, type Scene } from './scene';

const shop = demoShop(new Date('2026-11-21T14:30:00Z'));

describe('demo pictures', () => {
  const pictures = scenesToDraw(demoProducts);

  test('demo pictures are drawn once each', () => {
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
    const shown = new Set(demoProducts.flatMap(productPictures).map(({ key }) => key));
    expect(pictures.length).toBe(shown.size);
  });
  test('demo pictures show the front, the back and a detail of every colour of a product, in this order', () => {
    for (const { product, colors } of shop.products) {
      const names = product.singleStock ? [[]] : colors.map(({ name }) => [name]);
      const shown = productPictures(product).map((picture) => [
        picture.key.split(' ').at(-1),
        picture.colors,
      ]);
      expect(shown, product.title).toEqual(
        names.flatMap((color) => ['frente', 'espalda', 'detalle'].map((view) => [view, color])),
      );
    }
  });
  test('demo pictures are few enough for the product form', () => {
    for (const product of demoProducts)
      expect(productPictures(product).length, product.title).toBeLessThanOrEqual(MAX_PICTURES_PER_PRODUCT);
  });
  test('demo pictures say that they are drawn, and from which side', () => {
    for (const product of demoProducts) {
      const alts = productPictures(product).map(({ alt }) => alt);
      expect(
        alts.every((alt) => alt.startsWith('Ilustración: ')),
        product.title,
      ).toBe(true);
      const side = isWorn(product.garment)
        ? 'de espalda, sobre una figura dibujada'
        : 'del revés, sobre papel';
      expect(alts[1], product.title).toContain(side);
    }
  });
  test('demo pictures show three skins and two body shapes, each on at least a quarter of the clothes', () => {
    const worn = pictures.map(({ scene }) => scene).filter(({ garment }) => isWorn(garment));
    const shareOf = (fits: (scene: Scene) => boolean) => worn.filter(fits).length / worn.length;
    for (const skin of ['clara', 'morena', 'oscura'])
      expect(
        shareOf(({ model }) => model.skin === skin),
        skin,
      ).toBeGreaterThan(0.25);
    for (const shape of ['delgada', 'curvilinea'])
      expect(
        shareOf(({ model }) => model.shape === shape),
        shape,
      ).toBeGreaterThan(0.25);
  });
  test('demo pictures of one product are of one body shape, and each colour is on another skin', () => {
    for (const product of demoProducts.filter(({ garment }) => isWorn(garment))) {
      const skins = new Set(scenesToDraw([product]).map(({ scene }) => scene.model.skin));
      expect(skins.size, product.title).toBe(product.fabrics.length);
    }
  });
  test('demo pictures have a hex swatch per colour', () => {
    for (const { swatch } of Object.values(FABRICS)) expect(swatch).toMatch(/^#[0-9A-F]{6}$/);
  });
});
