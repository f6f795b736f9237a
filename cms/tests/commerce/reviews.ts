import { type Product, type Showcase } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { reviewCalls, type ReviewCalls } from '../support/data/review-calls';
import type { TestCms } from '../support/servers/start-cms';

type Draft = Record<string, unknown>;

export function reviewsSuite(database: string, booted: () => TestCms): void {
  describe(`reviews on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let calls: ReviewCalls;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      calls = reviewCalls(cms, shop);
    });

    const summaryOf = async (id: string) =>
      (await cms.call<{ product: Product }>(`/api/products/${id}`)).body.product.reviews;

    async function published(productId: string, changes: Draft = {}): Promise<string> {
      expect((await calls.write(await calls.paidOrder(productId), changes)).status).toBe(201);
      const [newest] = (await calls.listed('state=pending')).reviews;
      expect((await calls.change(newest!._id, { state: 'published' })).status).toBe(200);
      return newest!._id;
    }

    // @spec A.44
    test('the third published review shows average and fit in the catalog; rejecting it hides them all', async () => {
      const { _id } = await shop.product();
      await published(_id, { stars: 5 });
      await published(_id, { stars: 4, fit: 'small' });
      expect(await summaryOf(_id)).toBeUndefined();
      expect(await calls.shown(_id)).toMatchObject({ reviews: [], summary: null });
      const third = await published(_id, { stars: 5, text: '<b>Re</b> linda' });
      const summary = { count: 3, average: 4.7, fit: { small: 1, true: 2, large: 0 } };
      expect(await summaryOf(_id)).toEqual(summary);
      const { reviews } = await calls.shown(_id);
      expect(reviews[0]).toMatchObject({ name: 'María', size: 'M', text: '<b>Re</b> linda', answer: '' });
      expect(JSON.stringify(reviews)).not.toMatch(/Gómez|ejemplo\.com|299\s?\d{7}|JL-\d/);
      expect(await shop.faults()).toEqual([]);
      await calls.change(third, { state: 'rejected' });
      expect(await summaryOf(_id)).toBeUndefined();
      expect((await calls.shown(_id)).reviews).toEqual([]);
      expect(await shop.faults()).toEqual([]);
    });

    test('the showcase quotes the newest good review of a product that shows its reviews, and its picture', async () => {
      const showcase = async () => (await cms.call<Showcase>('/api/showcase')).body;
      const product = await shop.product();
      const quoteOf = async () =>
        (await showcase()).reviews.find(({ product: { title, slug } }) => title && slug === product.slug);
      const text = 'Suave y cómodo, no se marca con nada.';
      await published(product._id, { stars: 5, text });
      await published(product._id, { stars: 5, text: 'Lindo' });
      expect(await quoteOf()).toBeUndefined();
      await published(product._id, { stars: 2, text: 'Me quedó chico y no tiene cambio.' });
      expect(await quoteOf()).toMatchObject({ stars: 5, text, name: 'María' });
      expect(JSON.stringify(await showcase())).not.toMatch(/Gómez|ejemplo\.com|JL-\d/);
      const { categories } = await showcase();
      expect(categories.map(({ category }) => category)).toContain(product.category);
      await shop.admin(`/api/products/${product._id}`, { method: 'PUT', json: { status: false } });
      expect(await quoteOf()).toBeUndefined();
    });

    test('an order changes the stock of a reviewed product and keeps its summary', async () => {
      const { _id } = await shop.product();
      for (const stars of [5, 4, 3]) await published(_id, { stars });
      await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      expect(await summaryOf(_id)).toMatchObject({ count: 3, average: 4 });
    });

    // @spec A.43
    test('a review needs the order’s link and a paid order', async () => {
      const { _id } = await shop.product();
      const placed = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      const early = await calls.write(placed);
      expect(early.status).toBe(409);
      expect(early.body.message).toBe('Vas a poder opinar cuando tu pedido figure como pagado.');
      await shop.setStatus(placed.order._id, { status: 'paid' });
      expect((await calls.write(placed, { token: 'zzzzzz.aaaaaaaaaaaaaaaaaaaaaa' })).status).toBe(403);
      expect((await calls.write(placed, { line: 2 })).status).toBe(404);
      expect((await calls.write(placed, { orderNumber: 'JL-20200101-0001' })).status).toBe(404);
      expect((await calls.write(placed, { stars: 6 })).body.message).toBe('Elegí de 1 a 5 estrellas');
      expect((await calls.write(placed)).status).toBe(201);
    });

    // @spec A.43
    test('a line is reviewed once, also by two simultaneous requests', async () => {
      const { _id } = await shop.product();
      const placed = await calls.paidOrder(_id);
      const path = `/api/orders/by-number/${placed.orderNumber}/reviews?token=${placed.linkToken}`;
      const line = { line: 1, title: 'Conjunto de prueba', size: 'M', color: null };
      expect((await cms.call(path)).body).toMatchObject({ lines: [{ ...line, reviewed: false }] });
      const answers = await Promise.all([calls.write(placed), calls.write(placed)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await calls.write(placed)).body.message).toBe('Ya opinaste sobre este producto');
      expect((await cms.call(path)).body).toMatchObject({ lines: [{ ...line, reviewed: true }] });
      expect((await cms.call(path.replace(/token=.*/, 'token=x'))).status).toBe(403);
    });

    test('of two people who decide on a review at once, the second is told what the first decided', async () => {
      const { _id } = await shop.product();
      const placed = await calls.paidOrder(_id);
      await calls.write(placed);
      const { _id: id } = await calls.ofOrder(placed);
      const seen = { state: 'pending' };
      const answers = await Promise.all([
        calls.change(id, { state: 'published', seen }),
        calls.change(id, { state: 'rejected', seen }),
      ]);
      const [kept, refused] = answers.sort((a, b) => a.status - b.status);
      expect([kept?.status, refused?.status]).toEqual([200, 409]);
      const { state } = kept!.body.review;
      expect(refused?.body).toMatchObject({
        code: 'STALE_FIELDS',
        details: { fields: ['state'], review: { state } },
      });
      expect((await calls.ofOrder(placed)).state).toBe(state);
    });

    // @spec A.45
    test('staff list, answer and audit reviews; shoppers cannot', async () => {
      const { _id } = await shop.product();
      const before = (await calls.listed()).pending;
      await calls.write(await calls.paidOrder(_id), { text: '' });
      const { reviews, pending } = await calls.listed('state=pending');
      expect(pending).toBe(before + 1);
      expect(reviews[0]).toMatchObject({ state: 'pending', product: { _id, title: 'Conjunto de prueba' } });
      const id = reviews[0]!._id;
      const answered = await calls.change(id, { state: 'published', answer: ' ¡Gracias! ' });
      expect(answered.body.review).toMatchObject({ state: 'published', answer: '¡Gracias!' });
      expect((await calls.listed()).pending).toBe(before);
      expect((await calls.change(id, {})).status).toBe(400);
      expect((await calls.change('nadie', { state: 'published' })).status).toBe(404);
      expect((await cms.call('/api/reviews')).status).toBe(401);
      const [entry] = await shop.db()('audit_entries').orderBy('id', 'desc').limit(1);
      expect(entry).toMatchObject({ action: 'review-changed' });
    });

    test('reviews of a deleted product are hidden and return with it', async () => {
      const { _id } = await shop.product();
      for (const stars of [5, 5, 5]) await published(_id, { stars });
      await shop.admin(`/api/products/${_id}`, { method: 'DELETE' });
      expect((await cms.call(`/api/products/${_id}/reviews`)).status).toBe(404);
      expect(await shop.faults()).toEqual([]);
      await shop.admin(`/api/products/${_id}/restore`, { method: 'POST' });
      expect(await summaryOf(_id)).toMatchObject({ count: 3, average: 5 });
      expect(await shop.faults()).toEqual([]);
    });
  });
}
