import { beforeAll, describe, expect, test } from 'vitest';
import { reviewCalls } from '../support/data/review-calls';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { deletionCalls } from '../support/data/deletion-calls';
import { leaveMarks, marks } from '../support/data/marked-person';
import { filesWith, tablesWith, textsInDatabaseFiles } from '../support/data/stored-texts';
import { erasePerson } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const texts = Object.values(marks);

/** Tests through the calls of people alone that a deletion leaves no mark in any column, file or freed page. */
export function erasedMarksSuite(database: string, booted: () => TestCms): void {
  describe(`marks of a person on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const ofOrder = async ({ order }: OrderAnswer) =>
      (await shop.admin<{ order: Record<string, unknown> }>(`/api/orders/${order._id}`)).body.order;

    test('a deletion leaves no text of the person in any column of any table, in any file or in freed pages', async () => {
      const placed = await leaveMarks(cms, shop);
      const before = await ofOrder(placed);
      const stored = await tablesWith(shop.db(), texts);
      const isStored = (text: string) => stored.some((found) => found.endsWith(text.toLowerCase()));
      // A proof's text is in its file, and the request is still to be sent.
      const { proofText, rectification } = marks;
      expect(texts.filter((text) => !isStored(text))).toEqual([proofText, rectification]);
      expect(filesWith(cms.dataDir, [proofText])).not.toEqual([]);

      const deletion = deletionCalls(cms, shop);
      expect(await deletion.erase(await deletion.ask())).toBe('answered');

      expect(await tablesWith(shop.db(), texts)).toEqual([]);
      expect(filesWith(cms.dataDir, texts)).toEqual([]);
      expect(textsInDatabaseFiles(cms.dataDir, texts)).toEqual([]);
      const { orderNumber, total, items, status, paidAmount } = before;
      expect(await ofOrder(placed)).toMatchObject({ orderNumber, total, items, status, paidAmount });
      expect(await shop.faults()).toEqual([]);
    });

    test('a published opinion stays without its author', async () => {
      const calls = reviewCalls(cms, shop);
      const { _id: productId } = await shop.product();
      const placed = await calls.paidOrder(productId);
      await calls.write(placed, { text: 'Zqpublicada' });
      await calls.change((await calls.ofOrder(placed))._id, { state: 'published' });
      const db = shop.db();
      const row = await db('orders').where('document_id', placed.order._id).first('id', 'document_id');
      await erasePerson({
        orders: [
          {
            id: row.id,
            documentId: row.document_id,
            orderNumber: placed.orderNumber,
            deliveryMethod: 'pickup',
          },
        ],
        emails: [],
        phones: [],
      });
      expect(await tablesWith(db, ['Zqpublicada'])).toEqual(['reviews: zqpublicada']);
      const [review] = await db('reviews').where('text', 'Zqpublicada');
      expect(review).toMatchObject({ name: '', photo: null });
    });
  });
}
