import { rmSync } from 'node:fs';
import path from 'node:path';
import { reviewMessages } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { replayErasures } from '../../src/api/privacy/services/erasure/replay-erasures';
import { aShopper, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { filesWith, tablesWith } from '../support/data/stored-texts';
import { erasePerson, findPerson, repeatErasure } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

/** Tests that a person who is erased is nowhere, and that everybody else stays. */
export function erasureSuite(database: string, booted: () => TestCms): void {
  describe(`erasure on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const traces = {
      fullName: 'Zulema Quiñónez',
      email: 'zulema.quinonez@ejemplo.com',
      phone: '2996660199',
      address: 'Pasaje Ñandubay 7421',
    };
    const texts = Object.values(traces);

    async function proofUrl(): Promise<string> {
      const form = formWith(await aPicture(64, 64).jpeg().toBuffer(), 'a.jpg', { purpose: 'proof' });
      return (await cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body: form })).body.url;
    }

    async function buys(changes: object = {}): Promise<OrderAnswer & { productId: string }> {
      const { _id } = await shop.product();
      const placed = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
        shippingInfo: aShopper({ ...traces, notes: `Timbre de ${traces.fullName}`, ...changes }),
        deliveryMethod: 'home',
        notes: `Soy ${traces.fullName}`,
      });
      return { ...placed, productId: _id };
    }

    async function leavesTraces({ order, orderNumber, linkToken }: OrderAnswer): Promise<void> {
      await shop.setStatus(order._id, { status: 'paid', adminNotes: `Llamar a ${traces.fullName}` });
      await shop.admin(`/api/orders/${order._id}/fulfillment`, {
        method: 'PUT',
        json: { fulfillment: 'delivered' },
      });
      const review = {
        orderNumber,
        token: linkToken,
        line: 1,
        stars: 5,
        fit: 'true',
        text: `Firma ${traces.fullName}`,
      };
      const written = await cms.call<{ message: string }>('/api/reviews', { method: 'POST', json: review });
      expect(written.body.message).toBe(reviewMessages.received);
      await cms.call('/api/contact', {
        method: 'POST',
        json: { name: traces.fullName, email: traces.email, subject: 'Hola', message: traces.address },
      });
      const { _id } = await shop.product({ stock: 0 });
      const alert = { productId: _id, size: 'M', color: null };
      for (const contact of [{ email: traces.email }, { phone: traces.phone }])
        await cms.call('/api/stock-alerts', { method: 'POST', json: { ...alert, ...contact } });
      await shop.admin('/api/products', {
        method: 'POST',
        json: { title: `Encargo de ${traces.fullName}`, price: 1000, stock: 1, category: 'conjuntos' },
      });
    }

    async function personOf(email: string) {
      return findPerson(cms.strapi!.db.connection, { email, phone: traces.phone });
    }

    // @spec F.13
    test('an erased person is in no table and no file, and her order keeps number, lines and total', async () => {
      const bought = await buys();
      const { _id: id, orderNumber, total } = bought.order;
      await leavesTraces(bought);
      await shop.db()('products').where('title', 'like', 'Encargo de%').delete();
      await shop
        .db()('audit_entries')
        .insert({
          document_id: 'traza',
          at: new Date(),
          actor: 'duena',
          action: 'product-edited',
          before: JSON.stringify({ title: `Encargo de ${traces.fullName}` }),
        });
      expect(await tablesWith(shop.db(), texts)).not.toEqual([]);
      await erasePerson(await personOf(traces.email));

      expect(await tablesWith(shop.db(), texts)).toEqual([]);
      expect(filesWith(cms.dataDir, texts)).toEqual([]);
      const { body } = await shop.admin<{ order: Record<string, unknown> }>(`/api/orders/${id}`);
      expect(body.order).toMatchObject({ orderNumber, total, status: 'paid', adminNotes: '' });
      expect(body.order.erasedAt).toEqual(expect.any(String));
      expect(await shop.faults()).toEqual([]);
    });

    test('an erasure that two processes repeat at once is stored once', async () => {
      await buys();
      const erasure = await erasePerson(await personOf(traces.email));
      await shop.db()('erasures').where('document_id', erasure.id).delete();
      const repeated = await Promise.allSettled([repeatErasure(erasure), repeatErasure(erasure)]);
      expect(repeated.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await shop.db()('erasures').where('document_id', erasure.id)).toHaveLength(1);
    });

    test('a mail of an erased order keeps the time at which it ended', async () => {
      const { orderNumber: order_number } = await buys();
      const ended = new Date('2026-03-04T05:06:07.000Z');
      await shop.db()('outgoing_mails').insert({
        document_id: 'sello',
        kind: 'order-paid',
        order_number,
        recipient: traces.email,
        subject: 'Recibimos tu pago',
        text: traces.fullName,
        message_id: 'sello',
        state: 'sent',
        attempts: 1,
        sent_at: ended,
        created_at: ended,
        updated_at: ended,
      });
      await erasePerson(await personOf(traces.email));
      const mail = await shop.db()('outgoing_mails').where('document_id', 'sello').first();
      expect(mail.text).toBeNull();
      expect(new Date(mail.updated_at)).toEqual(ended);
    });

    test('the link of an erased order shows no more than its number does', async () => {
      const { order, orderNumber, linkToken } = await buys();
      await shop.setStatus(order._id, { status: 'paid' });
      await erasePerson(await personOf(traces.email));
      const { body } = await cms.call<{ order: object }>(
        `/api/orders/by-number/${orderNumber}?token=${encodeURIComponent(linkToken)}`,
      );
      expect(body.order).not.toHaveProperty('shippingInfo');
      expect(body.order).toMatchObject({ customerName: '', city: '', orderNumber });
    });

    test('the files of her proofs are deleted', async () => {
      const { _id } = await shop.product();
      const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
        shippingInfo: aShopper(traces),
        paymentMethod: 'transfer',
        transferProofUrl: await proofUrl(),
      });
      const seen = (await shop.admin<{ order: { transferProofUrl: string } }>(`/api/orders/${order._id}`))
        .body.order.transferProofUrl;
      expect((await cms.call(seen)).status).toBe(200);
      await erasePerson(await personOf(traces.email));
      expect((await cms.call(seen)).status).toBe(404);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec F.13
    test('another person with the same phone keeps her orders', async () => {
      const other = { fullName: 'Otra Hermana', email: 'hermana.quinonez@ejemplo.com' };
      const hers = await buys();
      const sisters = await buys(other);
      await erasePerson(await personOf(traces.email));
      const read = async (id: string) =>
        (await shop.admin<{ order: { shippingInfo: object } }>(`/api/orders/${id}`)).body.order.shippingInfo;
      expect(await read(hers.order._id)).toMatchObject({ fullName: '', email: '', phone: '' });
      expect(await read(sisters.order._id)).toMatchObject({ ...other, phone: traces.phone });
      await erasePerson(await personOf(other.email));
      expect(await tablesWith(shop.db(), [...texts, other.email])).toEqual([]);
    });

    test('a message after the erasure is kept when the erasure is repeated', async () => {
      const first = await buys();
      const { id } = await erasePerson(await personOf(traces.email));
      const again = await buys();
      // An older backup has the first order whole and knows nothing of the erasure.
      await shop.db()('orders').where('document_id', first.order._id).update({
        full_name: traces.fullName,
        email: traces.email,
        email_key: traces.email,
        erased_at: null,
      });
      await shop.db()('erasures').where({ document_id: id }).delete();
      expect(await replayErasures()).toBe(1);
      expect(await replayErasures()).toBe(0);
      const nameOf = async (orderId: string) =>
        (await shop.db()('orders').where('document_id', orderId).first('full_name')).full_name;
      expect(await nameOf(first.order._id)).toBe('');
      expect(await nameOf(again.order._id)).toBe(traces.fullName);
      await erasePerson(await personOf(traces.email));
    });

    test('a ledger that was lost is written again from the database', async () => {
      await erasePerson({ orders: [], emails: ['nadie@ejemplo.com'], phones: [] });
      const ledger = path.join(cms.dataDir, 'erasures.jsonl');
      rmSync(ledger);
      rmSync(path.join(cms.dataDir, 'backups/erasures.jsonl'), { force: true });
      expect(await replayErasures()).toBe(0);
      expect(filesWith(cms.dataDir, ['contacts']).map((file) => path.basename(file))).toContain(
        'erasures.jsonl',
      );
      expect(filesWith(cms.dataDir, ['nadie@ejemplo.com'])).toEqual([]);
    });
  });
}
