import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS, type PictureCopy, type Product } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { aPicture } from '../support/data/forms';
import { copyPictures } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const origin = 'https://fotos.example';

/** Tests that pictures of other sites are copied into the shop's own store. */
export function pictureCopiesSuite(database: string, booted: () => TestCms): void {
  describe(`copies of pictures on ${database}`, () => {
    let shop: Commerce;
    let site: Server;
    let requests = 0;

    beforeAll(async () => {
      shop = await commerceOn(booted());
      const picture = await aPicture(80, 100).jpeg().toBuffer();
      site = createServer((request, response) => {
        requests += 1;
        if (request.url === '/page') return response.end('<html>no picture</html>');
        if (request.url?.endsWith('.jpg')) return response.end(picture);
        response.writeHead(404).end();
      });
      await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
      process.env.TEST_PICTURE_SITE = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      delete process.env.TEST_PICTURE_SITE;
      site.close();
    });

    const pictured = (path: string) => shop.product({ thumbnails: [`${origin}${path}`] });
    const picturesOf = async (id: string) =>
      (await shop.admin<{ product: Product }>(`/api/products/${id}`)).body.product.thumbnails;
    const waiting = async () =>
      (await shop.admin<{ copies: PictureCopy[] }>('/api/products/picture-copies')).body.copies;

    // @spec F.15
    test('an address that staff typed is copied in, and the product shows the copy', async () => {
      const { _id } = await pictured('/vestido.jpg');
      await copyPictures();
      const [url = ''] = await picturesOf(_id);
      expect(url).toMatch(/^\/uploads\/pictures\/[0-9a-f]{32}\.jpg$/);
      expect((await booted().call(url)).status).toBe(200);
      expect(await shop.faults()).toEqual([]);
    });

    test('an address that was copied before is not fetched again', async () => {
      const first = await pictured('/otra-vez.jpg');
      await copyPictures();
      const before = requests;
      const second = await pictured('/otra-vez.jpg');
      await copyPictures();
      expect(requests).toBe(before);
      expect(await picturesOf(second._id)).toEqual(await picturesOf(first._id));
    });

    test('a site that is away is asked again later, and in the end counts as failed', async () => {
      await pictured('/falta');
      const url = `${origin}/falta`;
      const now = Date.now();
      await copyPictures(now);
      const before = requests;
      await copyPictures(now);
      expect(requests).toBe(before);
      expect(await waiting()).toContainEqual(
        expect.objectContaining({ url, state: 'waiting', fault: 'status' }),
      );
      for (let day = 1; day <= 30; day += 5) await copyPictures(now + day * DAY_MS);
      expect(await waiting()).toContainEqual(
        expect.objectContaining({ url, state: 'failed', fault: 'status', nextAt: null }),
      );
    });

    // @spec F.15
    test('a file that is no picture and an address of a private network fail at once and change nothing', async () => {
      const { _id } = await pictured('/page');
      const inside = await shop.product({ thumbnails: ['https://127.0.0.1/a.jpg'] });
      await copyPictures();
      const failed = (await waiting()).filter(({ state }) => state === 'failed');
      expect(failed).toContainEqual(expect.objectContaining({ url: `${origin}/page`, fault: 'no-picture' }));
      expect(failed).toContainEqual(
        expect.objectContaining({ url: 'https://127.0.0.1/a.jpg', fault: 'address' }),
      );
      expect(await picturesOf(inside._id)).toEqual(['https://127.0.0.1/a.jpg']);
      expect(await picturesOf(_id)).toEqual([`${origin}/page`]);
    });
  });
}
