import {
  addDays,
  businessDay,
  DAY_MS,
  initialOperatingRules,
  RESTORE_DAYS,
  type OperatingRules,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { pictures, sweepNow, sweepPersonalData } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

/** Tests that what the owner's rules no longer keep is deleted every night, with one audit entry. */
export function retentionSuite(database: string, booted: () => TestCms): void {
  describe(`retention on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const rules: OperatingRules = { ...initialOperatingRules, messageDays: 30, viewDays: 5 };
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

    test('messages older than the rule are deleted and younger ones stay', async () => {
      const send = (email: string) =>
        cms.call('/api/contact', {
          method: 'POST',
          json: { name: 'Ana', email, subject: 'Hola', message: 'Una pregunta' },
        });
      await send('vieja@ejemplo.com');
      await send('nueva@ejemplo.com');
      const messages = () => shop.db()('contact_messages');
      await messages()
        .where({ email: 'vieja@ejemplo.com' })
        .update({ created_at: daysAgo(31) });
      const { messages: deleted } = await sweepNow(rules);
      expect(deleted).toBeGreaterThanOrEqual(1);
      expect(await messages().where({ email: 'vieja@ejemplo.com' })).toEqual([]);
      expect(await messages().where({ email: 'nueva@ejemplo.com' })).toHaveLength(1);
    });

    test('views of former days are added up, so that totals stay', async () => {
      const { _id, category, title } = await shop.product();
      const today = businessDay(new Date());
      const view = { product_id: _id, category, product_title: title, published_at: new Date() };
      for (const [index, day] of [addDays(today, -9), addDays(today, -8), addDays(today, -1)].entries())
        await shop
          .db()('daily_views')
          .insert({ ...view, day, views: 5, document_id: `vista${index}${_id}` });
      await sweepNow(rules);
      const days = await shop.db()('daily_views').where('product_id', _id).orderBy('day');
      expect(days.map(({ day, views }) => [day, Number(views)])).toEqual([
        ['0001-01-01', 10],
        [addDays(today, -1), 5],
      ]);
      const [total] = await shop.db()('product_views').where('product_id', _id);
      expect(Number(total.views)).toBe(15);
      expect(await shop.faults()).toEqual([]);
    });

    test('an order that can no longer be restored loses its buyer and keeps its total', async () => {
      const { _id } = await shop.product();
      const shippingInfo = aShopper({ fullName: 'Papelera Vieja' });
      const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], { shippingInfo });
      await shop.admin(`/api/orders/${order._id}`, { method: 'DELETE' });
      const row = () => shop.db()('orders').where('document_id', order._id).first();
      await sweepNow(rules);
      expect((await row()).full_name).toBe('Papelera Vieja');
      await shop
        .db()('orders')
        .where('document_id', order._id)
        .update({ deleted_at: daysAgo(RESTORE_DAYS + 1) });
      await sweepNow(rules);
      expect(await row()).toMatchObject({ full_name: '', email: '', total: order.total });
    });

    // @spec F.14
    test("the proof of an order is deleted the owner's days after its payment", async () => {
      const form = formWith(await aPicture(64, 64).jpeg().toBuffer(), 'a.jpg', { purpose: 'proof' });
      const { body } = await cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body: form });
      const { _id } = await shop.product();
      const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
        paymentMethod: 'transfer',
        transferProofUrl: body.url,
      });
      await shop.setStatus(order._id, { status: 'paid' });
      const hasProof = async () =>
        (await shop.admin<{ order: { hasTransferProof: boolean } }>(`/api/orders/${order._id}`)).body.order
          .hasTransferProof;
      const { proofDays } = initialOperatingRules;
      await pictures.sweepClaimedProofs(Date.now() + (proofDays - 1) * DAY_MS);
      expect(await hasProof()).toBe(true);
      await pictures.sweepClaimedProofs(Date.now() + (proofDays + 1) * DAY_MS);
      expect(await hasProof()).toBe(false);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec F.14
    test('the nightly sweep writes one audit entry with numbers and no names', async () => {
      const entries = () => shop.db()('audit_entries').where('action', 'retention-swept');
      const before = (await entries()).length;
      const { counts } = await sweepPersonalData(Date.now() + 400 * DAY_MS);
      const after = await entries().orderBy('id', 'desc');
      expect(after).toHaveLength(before + 1);
      const stored = after[0].after;
      expect(typeof stored === 'string' ? JSON.parse(stored) : stored).toEqual(counts);
      const kinds = ['proofs', 'abandonedProofs', 'stockAlerts', 'messages', 'viewDays', 'sessions'];
      expect(Object.keys(counts)).toEqual(expect.arrayContaining(kinds));
      for (const count of Object.values(counts)) expect(count).toEqual(expect.any(Number));
    });
  });
}
