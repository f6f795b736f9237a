import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS, WITHDRAWN_PHOTO_DAYS, type StaffReview } from '@shop/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteWithdrawnPhotos } from '../../src/api/review/services/delete-withdrawn-photos';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { hostileFiles } from '../support/data/hostile-files';
import { reviewCalls, type ReviewCalls } from '../support/data/review-calls';
import type { TestCms } from '../support/servers/start-cms';

export function reviewPhotosSuite(database: string, booted: () => TestCms): void {
  describe(`photos of reviews on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let calls: ReviewCalls;
    let productId: string;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      calls = reviewCalls(cms, shop);
      productId = (await shop.product())._id;
      for (const _ of [1, 2]) await publish(await written());
    });

    const written = async (): Promise<OrderAnswer> => {
      const placed = await calls.paidOrder(productId);
      await calls.write(placed);
      return placed;
    };
    const publish = async (placed: OrderAnswer) => {
      const { _id, photo } = await calls.ofOrder(placed);
      return calls.change(_id, { state: 'published', seenPhoto: photo?.id });
    };
    const pathOf = ({ orderNumber, linkToken }: OrderAnswer, line = 1) =>
      `/api/orders/by-number/${orderNumber}/reviews/${line}/photo?token=${linkToken}`;
    const send = async (placed: OrderAnswer, file?: Buffer | Blob, line = 1) =>
      cms.call<{ message: string; code: string }>(pathOf(placed, line), {
        method: 'POST',
        body: formWith(file ?? (await aPicture(900, 700).jpeg().toBuffer())),
      });
    const photoOf = async (placed: OrderAnswer) => (await calls.ofOrder(placed)).photo;
    const addressOf = (id = '', ending = '.jpg') => `/uploads/review-photos/${id}${ending}`;
    const statusOf = async (id?: string, ending?: string) => (await cms.call(addressOf(id, ending))).status;
    const folder = () => path.join(cms.dataDir, 'review-photos');
    const filesOf = (id = '') => readdirSync(folder()).filter((name) => name.startsWith(id));

    // @spec A.46
    test('a photo is seen by staff alone until it is published, then by everybody, in the sizes of other pictures', async () => {
      const placed = await written();
      const file = await aPicture(2400, 1800)
        .withExif({ IFD0: { Make: 'Teléfono de Ana' } })
        .jpeg()
        .toBuffer();
      const sent = await send(placed, file);
      expect([sent.status, sent.body.message]).toEqual([
        201,
        expect.stringContaining('después de revisarla'),
      ]);
      const { id = '', url = '' } = (await photoOf(placed)) ?? {};
      expect([await statusOf(id), await statusOf(id, '-320.webp')]).toEqual([404, 404]);
      expect((await cms.call(url.split('?')[0]!)).status).toBe(403);
      const seen = await cms.call(url);
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);

      expect((await publish(placed)).status).toBe(200);
      const { reviews } = await calls.shown(productId);
      expect(reviews[0]?.photo).toBe(addressOf(id));
      const shown = await cms.call(addressOf(id));
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
      expect(await statusOf(id, '-640.avif')).toBe(200);
      const stored = await sharp(path.join(folder(), `${id}.jpg`)).metadata();
      expect([stored.width, stored.exif]).toEqual([1600, undefined]);
      expect(await shop.faults()).toEqual([]);
    });

    test('a photo disappears at once when its review is rejected or its photo hidden', async () => {
      const placed = await written();
      await send(placed);
      await publish(placed);
      const { _id, photo } = await calls.ofOrder(placed);
      expect(await statusOf(photo?.id, '-320.webp')).toBe(200);
      await calls.change(_id, { photoHidden: true });
      expect(await statusOf(photo?.id, '-320.webp')).toBe(404);
      const { reviews } = await calls.shown(productId);
      expect(reviews.find((one) => one._id === _id)).not.toHaveProperty('photo');
      await calls.change(_id, { photoHidden: false, seenPhoto: photo?.id });
      expect(await statusOf(photo?.id, '-320.webp')).toBe(200);
      await calls.change(_id, { state: 'rejected' });
      expect(await statusOf(photo?.id, '-320.webp')).toBe(404);
    });

    // @spec A.47
    test('a photo that staff have not seen is never published', async () => {
      const placed = await written();
      const { _id } = await calls.ofOrder(placed);
      await send(placed);
      const first = (await photoOf(placed))?.id;
      const unseen = await calls.change(_id, { state: 'published' });
      expect([unseen.status, unseen.body.message]).toEqual([409, expect.stringContaining('cambió su foto')]);
      await send(placed);
      expect((await calls.change(_id, { state: 'published', seenPhoto: first })).status).toBe(409);
      expect((await calls.ofOrder(placed)).state).toBe('pending');
      // Without the photo its text can be published all the same.
      expect((await calls.change(_id, { state: 'published', photoHidden: true })).status).toBe(200);
      expect((await calls.change(_id, { photoHidden: false, seenPhoto: first })).status).toBe(409);
      expect((await publish(placed)).status).toBe(200);
    });

    test('a photo needs the order’s link and a review that waits for the shop', async () => {
      const placed = await calls.paidOrder(productId);
      expect((await send(placed)).body.message).toBe('Primero contanos cómo te quedó.');
      await calls.write(placed);
      expect((await send({ ...placed, linkToken: 'zzzzzz.aaaaaaaaaaaaaaaaaaaaaa' })).status).toBe(403);
      expect((await send(placed, undefined, 2)).status).toBe(404);
      expect((await send(placed)).status).toBe(201);
      await publish(placed);
      const late = await send(placed);
      expect([late.status, late.body.message]).toEqual([
        409,
        'Ya revisamos tu opinión: la foto no se puede cambiar.',
      ]);
    });

    test('no file but a picture becomes a photo, and a refused one leaves nothing behind', async () => {
      const placed = await written();
      const before = readdirSync(folder());
      for (const [what, file, status] of hostileFiles)
        expect([what, (await send(placed, await file())).status]).toEqual([what, status]);
      expect(readdirSync(folder())).toEqual(before);
      expect(await photoOf(placed)).toBeUndefined();
    });

    test('a second photo replaces the first, also when both arrive at once', async () => {
      const placed = await written();
      const before = readdirSync(folder()).length;
      const answers = await Promise.all([send(placed), send(placed), send(placed)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(readdirSync(folder())).toHaveLength(before + 1);
      expect(filesOf((await photoOf(placed))?.id)).toHaveLength(1);
    });

    // @spec A.46
    test('the buyer deletes her photo whenever she wants, with all its sizes', async () => {
      const placed = await written();
      await send(placed);
      const id = (await photoOf(placed))?.id;
      await publish(placed);
      expect(await statusOf(id, '-320.webp')).toBe(200);
      const remove = (target: string) => cms.call<{ message: string }>(target, { method: 'DELETE' });
      expect((await remove(pathOf(placed).replace(/token=.*/, 'token=x'))).status).toBe(403);
      expect((await remove(pathOf(placed))).body.message).toBe('Borramos tu foto.');
      expect((await remove(pathOf(placed))).status).toBe(200);
      expect([filesOf(id), await statusOf(id)]).toEqual([[], 404]);
      expect((await calls.ofOrder(placed)).state).toBe('published');
      expect((await calls.shown(productId)).reviews[0]).not.toHaveProperty('photo');
    });

    test('photos that staff did not publish are deleted after thirty days', async () => {
      const [rejected, hidden, kept] = [await written(), await written(), await written()];
      const photos: StaffReview[] = [];
      for (const placed of [rejected, hidden, kept]) {
        await send(placed);
        photos.push(await calls.ofOrder(placed));
      }
      await calls.change(photos[0]!._id, { state: 'rejected' });
      await calls.change(photos[1]!._id, { photoHidden: true });
      await deleteWithdrawnPhotos(new Date(Date.now() + (WITHDRAWN_PHOTO_DAYS - 1) * DAY_MS));
      expect(photos.map(({ photo }) => filesOf(photo?.id).length)).toEqual([1, 1, 1]);
      await deleteWithdrawnPhotos(new Date(Date.now() + (WITHDRAWN_PHOTO_DAYS + 1) * DAY_MS));
      expect(photos.map(({ photo }) => filesOf(photo?.id).length)).toEqual([0, 0, 1]);
      expect([await photoOf(rejected), await photoOf(hidden)]).toEqual([undefined, undefined]);
      expect(existsSync(path.join(folder(), `${(await photoOf(kept))?.id}.jpg`))).toBe(true);
      expect(await shop.faults()).toEqual([]);
    });
  });
}
