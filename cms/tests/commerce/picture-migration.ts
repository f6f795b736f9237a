import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newRow } from '../../src/database/rows';
import type * as Migration from '../../src/api/picture-upload/services/migrate-pictures';
import type { Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { aPicture } from '../support/data/forms';
import { printMeasurement, timed } from '../support/processes/measurements';
import { isLong } from '../support/processes/rounds';
import { type TestCms } from '../support/servers/start-cms';

const MANY = isLong ? 10_000 : 1_000;
const ROWS_PER_STATEMENT = 500;

// The compiled module works on the booted shop.
const { migratePictures } = createRequire(import.meta.url)(
  '../../dist/src/api/picture-upload/services/migrate-pictures.js',
) as typeof Migration;

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const addressOf = (text: string) => `/uploads/pictures/${hexOf(text)}.jpg`;

export function pictureMigrationSuite(database: string, booted: () => TestCms): void {
  describe(`pictures of an older version on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let original: Buffer;
    const shown = async (id: string) =>
      (await cms.call<{ product: Product }>(`/api/products/${id}`)).body.product;
    const store = (url: string, ext: string) =>
      writeFile(path.join(cms.dataDir, 'public', url.replace('.jpg', ext)), original);

    // An older version wrote addresses into the product's own row.
    const asBefore = async (id: string, thumbnails: string[], alts: string[] = []) => {
      const db = shop.db();
      const product = await db('products').where('document_id', id).first('id');
      await db('products_cmps').where('entity_id', product.id).delete();
      await db('products')
        .where('id', product.id)
        .update({ thumbnails: JSON.stringify(thumbnails), thumbnail_alts: JSON.stringify(alts) });
      await db('catalog_entries').where('product_id', product.id).update({ format: 0 });
    };

    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      original = await aPicture(40, 50).jpeg().toBuffer();
    });

    test('pictures of an older version become media at the next start, once', async () => {
      const [jpeg, webp] = [addressOf('de antes'), addressOf('de la demo')];
      await store(jpeg, '.jpg');
      await store(webp, '.webp');
      const [one, other] = [
        await shop.product({ title: 'Vieja' }),
        await shop.product({ title: 'Otra vieja' }),
      ];
      const foreign = 'https://example.com/a.jpg';
      await asBefore(one._id, [jpeg, foreign, '/uploads/pictures/prueba.jpg'], ['De frente']);
      await asBefore(other._id, [webp, jpeg]);
      await shop.admin(`/api/products/${other._id}`, { method: 'DELETE' });
      expect([await migratePictures(), await migratePictures()]).toEqual([2, 0]);
      await cms.strapi.service('api::catalog.catalog').repair();
      expect(await shown(one._id)).toMatchObject({
        thumbnails: [jpeg, foreign, '/uploads/pictures/prueba.jpg'],
        thumbnailAlts: ['De frente', 'Vieja', 'Vieja'],
        thumbnailColors: [[], [], []],
      });
      const files = cms.strapi.db.query('plugin::upload.file');
      const found = await files.findMany({ where: { url: { $in: [jpeg, webp] } }, orderBy: 'ext' });
      expect(found).toMatchObject([
        { name: 'De frente', ext: '.jpg', mime: 'image/jpeg' },
        { name: 'Otra vieja', ext: '.webp', mime: 'image/webp' },
      ]);
      await shop.editProduct(one._id, { thumbnails: [foreign] });
      expect(await migratePictures()).toBe(0);
      expect((await shown(one._id)).thumbnails).toEqual([foreign]);
      expect(await shop.faults()).toEqual([]);
    });

    test('the cover of an older version becomes media at the next start', async () => {
      const url = addressOf('portada');
      await store(url, '.webp');
      await shop.db()('files_related_mph').where('related_type', 'site-content.hero-image').delete();
      await shop.db()('content_hero_images').update({ url });
      await migratePictures();
      await cms.strapi.documents('api::site-content.site-content' as never).update({
        documentId: (await shop.db()('site_contents').first('document_id')).document_id,
        data: {} as never,
      });
      const { text } = await shop.admin('/api/content');
      expect(text).toContain(url);
      const links = await shop.db()('files_related_mph').where('related_type', 'site-content.hero-image');
      expect(links).toHaveLength(1);
    });

    test(`${MANY} products of an older version become media in one start`, async () => {
      const db = shop.db();
      const at = new Date();
      const [own, documents] = [addressOf('muchas'), [] as string[]];
      await store(own, '.jpg');
      for (let start = 0; start < MANY; start += ROWS_PER_STATEMENT) {
        const rows = Array.from({ length: ROWS_PER_STATEMENT }, (_, index) => ({
          ...newRow(at),
          ...{ title: `De antes ${start + index}`, description: 'x', price: 1, category: 'bodies', stock: 0 },
          slug: `de-antes-${start + index}`,
          thumbnails: JSON.stringify([own, addressOf(`${start + index}`), 'https://example.com/a.jpg']),
          deleted_at: at,
        }));
        await Promise.all(rows.map((_, index) => store(addressOf(`${start + index}`), '.jpg')));
        documents.push(...rows.map(({ document_id }) => document_id));
        await db('products').insert(rows);
      }
      const { took, value } = await timed(() => migratePictures());
      printMeasurement(
        68,
        database,
        `${value} products with three pictures became media in ${(took / 1000).toFixed(1)} s`,
      );
      expect(value).toBe(MANY);
      const placed = await db('products_cmps as c')
        .join('products as p', 'p.id', 'c.entity_id')
        .where('p.slug', `de-antes-${MANY - 1}`)
        .orderBy('c.order');
      expect(placed).toHaveLength(3);
      for (let start = 0; start < MANY; start += ROWS_PER_STATEMENT)
        await db('products')
          .whereIn('document_id', documents.slice(start, start + ROWS_PER_STATEMENT))
          .delete();
    });
  });
}
