import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commerceOn } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { asPanelUser, inPanel } from '../support/data/panel-documents';
import type { TestCms } from '../support/servers/start-cms';

type Placed = { pictures: { alt: string; file: { url: string } | null }[] };

/** Checks how Strapi stores uploads and components. */
export function pictureBehaviours(booted: () => TestCms): void {
  const db = () => booted().strapi.db.connection;
  const products = () => inPanel(booted(), 'api::product.product');

  async function storedPicture(): Promise<string> {
    const body = formWith(await aPicture(400, 500).png().toBuffer());
    body.append('purpose', 'content');
    const token = await booted().adminToken();
    const answer = await booted().call<{ url: string }>('/api/upload/proof', { method: 'POST', token, body });
    expect(answer.status).toBe(201);
    return answer.body.url;
  }

  const linksOf = async (documentId: string) => {
    const [product] = await db()('products').where('document_id', documentId).select('id');
    const places = await db()('products_cmps').where('entity_id', product.id).orderBy('order');
    const links = await db()('files_related_mph').whereIn(
      'related_id',
      places.map(({ cmp_id }) => cmp_id),
    );
    return { places, links };
  };

  test('an upload of the panel goes through the functions that the shop puts in the place of its own (adapt-images.ts)', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-upload-'));
    const filepath = path.join(folder, 'foto.png');
    await aPicture(400, 500).png().toFile(filepath);
    const files = {
      filepath,
      originalFilename: 'foto.png',
      mimetype: 'image/png',
      size: statSync(filepath).size,
    };
    const uploads = booted().strapi.plugin('upload').service('upload');
    const [file] = await uploads.upload({ data: { fileInfo: { name: 'foto.png' } }, files });
    rmSync(folder, { recursive: true });
    expect(file).toMatchObject({
      ext: '.jpg',
      mime: 'image/jpeg',
      hash: expect.stringMatching(/^pictures\/[0-9a-f]{32}$/),
      url: `/uploads/${file.hash}.jpg`,
    });
    expect(Object.keys(file.formats)).toEqual(['thumbnail']);
    expect(file.formats.thumbnail).toMatchObject({ hash: `${file.hash}-320`, ext: '.webp' });
  });

  test('the rows of a component that the shop writes are those that Strapi writes (product-pictures.ts)', async () => {
    const url = await storedPicture();
    const shop = await commerceOn(booted());
    const product = await shop.product({ title: 'Del contrato', thumbnails: [url] });
    const read = (await products().findOne({
      documentId: product._id,
      populate: { pictures: { populate: ['file'] } },
    })) as unknown as Placed;
    expect(read.pictures).toMatchObject([{ file: { url } }]);
    const bySql = await linksOf(product._id);
    const pictures = [{ file: bySql.links[0].file_id, alt: 'De frente' }];
    await asPanelUser(booted(), () => products().update({ documentId: product._id, data: { pictures } }));
    const byStrapi = await linksOf(product._id);
    const shapeOf = ({ places, links }: typeof bySql) => ({
      places: places.map(({ field, component_type, order }) => ({ field, component_type, order })),
      links: links.map(({ file_id, field, related_type, order }) => ({
        file_id,
        field,
        related_type,
        order,
      })),
    });
    expect(byStrapi.places[0].cmp_id).not.toBe(bySql.places[0].cmp_id);
    expect(shapeOf(byStrapi)).toEqual(shapeOf(bySql));
  });
}
