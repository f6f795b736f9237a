import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tooManyPixels, type Product } from '@shop/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { csvCalls } from '../support/data/csv-calls';
import { aPicture, formWith } from '../support/data/forms';
import { bomb, hostileFiles } from '../support/data/hostile-files';
import { libraryOf, type MediaFile } from '../support/data/media-library';
import { inPanel } from '../support/data/panel-documents';
import { type TestCms } from '../support/servers/start-cms';

const NEGRO = { name: 'Negro', value: '#000000' };
const ROJO = { name: 'Rojo', value: '#aa0000' };

export function productMediaSuite(database: string, booted: () => TestCms): void {
  describe(`pictures as media on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    const products = () => inPanel(cms, 'api::product.product');
    const shown = async (id: string) =>
      (await cms.call<{ product: Product }>(`/api/products/${id}`)).body.product;
    const statusOf = async (address: string) => (await fetch(`${cms.origin}${address}`)).status;
    const upload = async (name = 'foto.jpg') => {
      const body = formWith(await aPicture(400, 500).jpeg().toBuffer(), name, { purpose: 'content' });
      return (await shop.admin<{ url: string }>('/api/upload/proof', { method: 'POST', body })).body.url;
    };
    const fileOf = (url: string): Promise<MediaFile> =>
      cms.strapi.db.query('plugin::upload.file').findOne({ where: { url } });

    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    // @spec A.28
    test('an uploaded picture is a file of the media library that its product is linked to', async () => {
      const own = await upload('Corpiño: negro/frente.jpg');
      const thumbnails = [own, 'https://example.com/a.jpg'];
      const { _id } = await shop.product({ title: 'Con biblioteca', thumbnails, thumbnailAlts: ['Frente'] });
      expect(await fileOf(own)).toMatchObject({
        name: 'Corpiño negrofrente.jpg',
        mime: 'image/jpeg',
        ext: '.jpg',
      });
      const inForm = await products().findOne({ documentId: _id, populate: { pictures: { populate: '*' } } });
      expect(inForm?.pictures).toMatchObject([
        { file: { url: own }, url: null, alt: 'Frente' },
        { file: null, url: 'https://example.com/a.jpg' },
      ]);
      expect(await shown(_id)).toMatchObject({
        thumbnails,
        thumbnailAlts: ['Frente', 'Con biblioteca'],
      });
    });

    test.each(['/uploads/pictures/otra.jpg', '/uploads/otra.png', '/assets/otra.jpg'])(
      'the address %s, which holds no picture, is refused at every door',
      async (dead) => {
        const product = await shop.product({ title: `Sin ${dead}`, thumbnails: [await upload()] });
        const [alive] = product.thumbnails as [string];
        const edited = await shop.editProduct(product._id, { thumbnails: [alive, dead] });
        const faults = [
          { path: 'thumbnails', message: 'La imagen 2 no existe en la tienda: subila de nuevo' },
        ];
        expect([edited.status, edited.body]).toMatchObject([400, { errors: faults }]);
        const inForm = products().update({
          documentId: product._id,
          data: { pictures: [{ url: alive }, { url: dead }] },
        });
        await expect(inForm).rejects.toThrow('La imagen 2 no existe');
        const file = `_id;titulo;imagenes\n${product._id};${product.title};${alive}|${dead}`;
        expect((await csvCalls(shop).send(file, true)).errors).toMatchObject([
          { row: 2, column: 'imagenes', message: 'La imagen 2 no existe en la tienda: subila de nuevo' },
        ]);
        const hero = { heroImage: { url: dead } };
        const content = await shop.admin('/api/content', { method: 'PUT', json: { hero } });
        expect([content.status, content.body]).toMatchObject([
          400,
          {
            errors: [
              { path: 'hero.heroImage.url', message: 'La imagen no existe en la tienda: subila de nuevo' },
            ],
          },
        ]);
        expect((await shown(product._id)).thumbnails).toEqual([alive]);
      },
    );

    // @spec E.26
    test('a picture that two products share stays with one when the other loses it or is deleted', async () => {
      const thumbnails = [await upload(), await upload()];
      const original = await shop.product({ title: 'Original', thumbnails });
      const copy = await shop.product({ title: 'Original (copia)', thumbnails });
      await shop.editProduct(copy._id, { thumbnails: thumbnails.slice(1) });
      expect((await shown(original._id)).thumbnails).toEqual(thumbnails);
      await shop.admin(`/api/products/${original._id}`, { method: 'DELETE' });
      expect((await shown(copy._id)).thumbnails).toEqual(thumbnails.slice(1));
      for (const url of thumbnails) expect(await statusOf(url)).toBe(200);
      const library = await libraryOf(cms);
      await expect(library.remove(await fileOf(thumbnails[1]!))).rejects.toThrow('en uso en el producto');
      await shop.admin(`/api/products/${original._id}/restore`, { method: 'POST' });
      expect((await shown(original._id)).thumbnails).toEqual(thumbnails);
      expect(await shop.faults()).toEqual([]);
    });

    test('a stored picture without a media file gets one when a product shows it', async () => {
      const url = `/uploads/pictures/${'5a'.repeat(16)}.jpg`;
      const file = path.join(cms.dataDir, 'public', url.replace('.jpg', '.webp'));
      await writeFile(file, await aPicture(400, 500).webp().toBuffer());
      await shop.product({ title: 'De antes', thumbnails: [url, url], thumbnailAlts: ['De espalda'] });
      const found = await cms.strapi.db.query('plugin::upload.file').findMany({ where: { url } });
      expect(found).toMatchObject([
        { ext: '.webp', mime: 'image/webp', formats: { thumbnail: { width: 320 } } },
      ]);
    });

    describe('colours', () => {
      const colored = (changes: object = {}) =>
        shop.product({
          colors: [NEGRO, ROJO],
          thumbnails: ['https://example.com/a.jpg', 'https://example.com/b.jpg'],
          thumbnailColors: [['rojo', ' NEGRO '], []],
          ...changes,
        });

      // @spec A.30
      test('a picture belongs to colours of its product, in their spelling', async () => {
        const { _id, thumbnailColors } = await colored();
        expect(thumbnailColors).toEqual([['Rojo', 'Negro'], []]);
        const wrong = await shop.editProduct(_id, { thumbnailColors: [['Verde']] });
        expect([wrong.status, wrong.body]).toEqual([
          400,
          expect.objectContaining({
            errors: [
              { path: 'thumbnailColors', message: expect.stringContaining('El color Verde de una imagen') },
            ],
          }),
        ]);
        await shop.editProduct(_id, { thumbnailColors: [[], ['Negro']] });
        expect((await shown(_id)).thumbnailColors).toEqual([[], ['Negro']]);
      });

      // @spec A.30
      test('a picture keeps its colours when it moves, and loses one that is removed from the product', async () => {
        const { _id, thumbnails } = await colored();
        await shop.editProduct(_id, { thumbnails: [...thumbnails].reverse() });
        expect((await shown(_id)).thumbnailColors).toEqual([[], ['Rojo', 'Negro']]);
        await shop.editProduct(_id, { colors: [NEGRO] });
        expect((await shown(_id)).thumbnailColors).toEqual([[], ['Negro']]);
        await products().update({ documentId: _id, data: { colors: [] } });
        expect((await shown(_id)).thumbnailColors).toEqual([[], []]);
      });

      test('an outdated form does not overwrite the colours that another person gave to a picture', async () => {
        const { _id, thumbnailColors } = await colored();
        await shop.editProduct(_id, { thumbnailColors: [['Rojo'], []] });
        const { status, body } = await shop.editProduct(_id, {
          thumbnailColors: [['Negro'], []],
          seen: { thumbnailColors },
        });
        expect([status, body]).toMatchObject([409, { details: { fields: ['thumbnailColors'] } }]);
      });
    });

    describe('in Strapi’s panel', () => {
      test('the pictures of a product are chosen, described, coloured and ordered', async () => {
        const [one, other] = [await upload(), await upload()];
        const { _id } = await shop.product({ title: 'Ordenada', colors: [NEGRO], thumbnails: [one] });
        const edit = (pictures: unknown) => products().update({ documentId: _id, data: { pictures } });
        const { id } = await fileOf(other);
        const form = await products().findOne({ documentId: _id, populate: { pictures: true } });
        const [first] = form?.pictures as { id: number }[];
        await edit([{ file: { id }, alt: ' De espalda ', colors: 'negro\n' }, { id: first?.id }]);
        expect(await shown(_id)).toMatchObject({
          thumbnails: [other, one],
          thumbnailAlts: ['De espalda', 'Ordenada'],
          thumbnailColors: [['Negro'], []],
        });
        await expect(edit([{ file: id, colors: 'Verde' }])).rejects.toThrow('El color Verde de una imagen');
        await expect(edit([{ alt: 'Sin foto' }])).rejects.toThrow('La imagen debe ser');
        expect(await shop.faults()).toEqual([]);
      });

      // @spec A.28
      test('a replaced picture is shown at a new address at once, and the former address stays', async () => {
        const url = await upload();
        const { _id } = await shop.product({ title: 'Reemplazada', thumbnails: [url] });
        const before = await fileOf(url);
        const library = await libraryOf(cms);
        const replaced = await library.replace(before.id, await aPicture(300, 400).png().toBuffer());
        const [address = ''] = (await shown(_id)).thumbnails;
        expect([address === url, address]).toEqual([false, replaced.url]);
        expect([replaced.id, replaced.documentId]).toEqual([before.id, before.documentId]);
        expect([await statusOf(url), await statusOf(address)]).toEqual([200, 200]);
        expect(await shop.faults()).toEqual([]);
      });

      test('a picture that is uploaded there is stored upright, without metadata and in the shop’s sizes', async () => {
        const photo = aPicture(2400, 1200)
          .withExif({ IFD0: { Copyright: 'secreto' } })
          .withMetadata({ orientation: 6 });
        const file = await (await libraryOf(cms)).upload(await photo.jpeg().toBuffer());
        expect(file.url).toMatch(/^\/uploads\/pictures\/[0-9a-f]{32}\.jpg$/);
        const bytes = Buffer.from(await (await fetch(`${cms.origin}${file.url}`)).arrayBuffer());
        const { width, height, exif } = await sharp(bytes).metadata();
        expect([width, height, exif]).toEqual([800, 1600, undefined]);
        expect(Object.keys(file.formats)).toEqual(['thumbnail']);
        const sizes = ['-640.avif', '-og.jpg'].map((ending) => file.url.replace('.jpg', ending));
        for (const address of sizes) expect(await statusOf(address)).toBe(200);
      });

      test('a file that is no picture, or too large a one, is refused there as in the back office', async () => {
        const library = await libraryOf(cms);
        const filesBefore = await cms.strapi.db.query('plugin::upload.file').count();
        const { id } = await fileOf(await upload());
        for (const [what, make] of hostileFiles) {
          const bytes = await make();
          await expect(library.upload(bytes), what).rejects.toThrow();
          await expect(library.replace(id, bytes), what).rejects.toThrow();
        }
        expect(await cms.strapi.db.query('plugin::upload.file').count()).toBe(filesBefore + 1);
        await expect(library.upload(bomb(20_000))).rejects.toThrow(tooManyPixels);
      });

      // @spec A.28
      test('a picture of the cover, of an order or of a deleted product cannot be deleted', async () => {
        const library = await libraryOf(cms);
        const [sold, trashed] = [await upload(), await upload()];
        const product = await shop.product({ thumbnails: [sold], stock: 3 });
        const { orderNumber } = await shop.placed([{ productId: product._id, quantity: 1, size: 'M' }]);
        await shop.editProduct(product._id, { thumbnails: ['https://example.com/a.jpg'] });
        await expect(library.remove(await fileOf(sold))).rejects.toThrow(orderNumber);
        const { _id } = await shop.product({ title: 'A la papelera', thumbnails: [trashed] });
        await shop.admin(`/api/products/${_id}`, { method: 'DELETE' });
        await expect(library.remove(await fileOf(trashed))).rejects.toThrow('A la papelera');
        const cover = await upload();
        const { body } = await shop.admin<{ content: { hero: object } }>('/api/content');
        const hero = { ...body.content.hero, heroImage: { url: cover, alt: 'Portada', filename: '' } };
        const saved = await shop.admin('/api/content', { method: 'PUT', json: { ...body.content, hero } });
        expect(saved.status).toBe(200);
        await expect(library.remove(await fileOf(cover))).rejects.toThrow('la portada');
        const replaced = await library.replace((await fileOf(cover)).id, await aPicture().jpeg().toBuffer());
        const { text } = await shop.admin('/api/content');
        expect([text.includes(replaced.url), text.includes(cover)]).toEqual([true, false]);
      });
    });
  });
}
