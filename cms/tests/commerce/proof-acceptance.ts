import {
  DAY_MS,
  MAX_TOTAL,
  MINUTE_MS,
  orderAnswerSchema,
  RESTORE_DAYS,
  type AdminOrder,
  type BulkAnswer,
  type ErrorBody,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { pictures } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const WAITING = 'pending_transfer_confirmation';

export function proofAcceptanceSuite(database: string, booted: () => TestCms): void {
  describe(`accepted proofs on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    // Costs 8,000 pesos.
    const waiting = async (): Promise<AdminOrder> => {
      const { _id } = await shop.product();
      const line = { productId: _id, quantity: 1, size: 'M' };
      const { order } = await shop.placed([line], { paymentMethod: 'transfer' });
      await shop.setStatus(order._id, { status: WAITING });
      return order;
    };
    const call = (method: string, id: string, json?: object) =>
      shop.admin<OrderAnswer & ErrorBody>(`/api/orders/${id}/proof-acceptance`, { method, json });
    const accept = (id: string, json: object) => call('POST', id, json);
    const undo = (step?: string) =>
      shop.admin<BulkAnswer & ErrorBody>('/api/orders/undo', { method: 'POST', json: { step } });
    const read = async (id: string) =>
      orderAnswerSchema.parse((await shop.admin(`/api/orders/${id}`)).body).order;
    const moneyOf = async (id: string) => {
      const { status, paidAmount, payments = [], proofReason } = await read(id);
      return { status, paidAmount, proofReason, entries: payments.map(({ amount, note }) => [amount, note]) };
    };

    const withProof = async (): Promise<AdminOrder> => {
      const body = formWith(await aPicture(60, 60).jpeg().toBuffer());
      const proof = await booted().call<{ url: string }>('/api/upload/proof', { method: 'POST', body });
      const { _id } = await shop.product();
      const line = { productId: _id, quantity: 1, size: 'M' };
      const asked = { paymentMethod: 'transfer', transferProofUrl: proof.body.url };
      return (await shop.placed([line], asked)).order;
    };
    const entriesOf = (id: string) =>
      shop
        .db()('order_payments as p')
        .join('orders as o', 'o.id', 'p.order_id')
        .where('o.document_id', id)
        .orderBy('p.id');
    const sweepIn = (days: number) => pictures.sweepClaimedProofs(Date.now() + days * DAY_MS);

    test('an accepted proof records its amount and sender, and the order is paid', async () => {
      const { _id } = await withProof();
      expect((await accept(_id, { amount: 8_000, sender: ' Juan Pérez ', expectedPaid: 0 })).status).toBe(
        200,
      );
      expect(await moneyOf(_id)).toMatchObject({
        status: 'paid',
        paidAmount: 8_000,
        entries: [[8_000, 'De Juan Pérez']],
      });
      const { history = [] } = await read(_id);
      expect(history.find(({ type }) => type === 'payment')?.note).toBe(
        '$8.000 · Comprobante de transferencia',
      );
      const again = await accept(_id, { amount: 8_000 });
      expect([again.status, again.body.code]).toEqual([409, 'STALE_ORDER']);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec C.7
    test('less than is due is a part payment, and the customer is asked for the rest', async () => {
      const { _id } = await waiting();
      await accept(_id, { amount: 5_000 });
      const reason = 'Recibimos $5.000. Faltan $3.000: transferilos y subí el comprobante.';
      expect(await moneyOf(_id)).toMatchObject({
        status: 'pending_transfer_proof',
        paidAmount: 5_000,
        proofReason: reason,
      });
      await shop.setStatus(_id, { status: WAITING });
      const rest = await accept(_id, { amount: 3_000, expectedPaid: 5_000 });
      expect(await moneyOf(_id)).toMatchObject({ status: 'paid', paidAmount: 8_000 });
      expect((await undo(rest.body.undo)).status).toBe(200);
      expect(await moneyOf(_id)).toMatchObject({ status: WAITING, paidAmount: 5_000 });
      expect(await shop.faults()).toEqual([]);
    });

    test('more than is due is to be returned', async () => {
      const { _id } = await waiting();
      await accept(_id, { amount: 9_500 });
      expect(await moneyOf(_id)).toMatchObject({ status: 'paid', paidAmount: 9_500 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec C.7
    test('an acceptance is taken back once, whatever its amount was, unless more has happened', async () => {
      const { _id } = await waiting();
      for (const amount of [5_000, 8_000]) {
        const { body } = await accept(_id, { amount });
        for (const _repeated of [1, 2]) {
          expect((await undo(body.undo)).status).toBe(200);
          expect(await moneyOf(_id)).toMatchObject({ status: WAITING, paidAmount: 0, proofReason: '' });
        }
      }
      const { body } = await accept(_id, { amount: 8_000 });
      await shop.setStatus(_id, { status: 'cancelled' });
      expect((await undo(body.undo)).status).toBe(409);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec C.7
    test('the sender is erased with its proof, and by an undo', async () => {
      const [{ _id }, undone] = [await withProof(), await withProof()];
      await accept(_id, { amount: 8_000, sender: 'Juan Pérez' });
      const { body } = await accept(undone._id, { amount: 8_000, sender: 'Juan Pérez' });
      expect((await undo(body.undo)).status).toBe(200);
      expect(JSON.stringify(await entriesOf(undone._id))).not.toContain('Juan');
      const json = { restock: true, refund: { amount: 8_000, method: 'transfer' } };
      expect((await shop.admin(`/api/orders/${_id}`, { method: 'DELETE', json })).status).toBe(200);
      await sweepIn(RESTORE_DAYS - 1);
      const kept = await entriesOf(_id);
      expect(kept).toMatchObject([
        { sender: 'Juan Pérez', proof_id: kept[0].transfer_proof },
        { amount: -8_000 },
      ]);
      await sweepIn(RESTORE_DAYS + 1);
      expect(await entriesOf(_id)).toMatchObject([{ sender: null, amount: 8_000 }, { amount: -8_000 }]);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec C.7
    test('an acceptance is not taken back after its minute, nor after a step of the goods', async () => {
      const [late, ready] = [await waiting(), await waiting()];
      const steps = [];
      for (const { _id } of [late, ready]) steps.push((await accept(_id, { amount: 8_000 })).body.undo ?? '');
      const before = new Date(Date.now() - 2 * MINUTE_MS);
      await shop.db()('order_steps').where('step', steps[0]).update({ at: before });
      const step = { method: 'PUT', json: { fulfillment: 'ready' } };
      expect((await shop.admin(`/api/orders/${ready._id}/fulfillment`, step)).status).toBe(200);
      for (const [place, { _id }] of [late, ready].entries()) {
        expect((await undo(steps[place])).status).toBe(409);
        expect(await moneyOf(_id)).toMatchObject({ status: 'paid', paidAmount: 8_000 });
      }
      expect(await shop.faults()).toEqual([]);
    });

    // @spec C.7
    test('an order on which nothing is due is accepted with no amount', async () => {
      const { _id } = await waiting();
      await accept(_id, { amount: 5_000 });
      await shop.setStatus(_id, { status: WAITING });
      const tooHigh = await accept(_id, { amount: MAX_TOTAL });
      expect([tooHigh.status, tooHigh.body.errors?.[0]?.path]).toEqual([400, 'amount']);
      const line = { total: 5_000, subtotal: 5_000 };
      await shop.db()('orders').where('document_id', _id).update(line);
      expect((await accept(_id, { amount: 0 })).status).toBe(200);
      expect(await moneyOf(_id)).toMatchObject({ status: 'paid', paidAmount: 5_000 });
      await shop.db()('orders').where('document_id', _id).update({ total: 8_000, subtotal: 8_000 });
      expect(await shop.faults()).toEqual([]);
    });

    test('of two acceptances at once one counts', async () => {
      const { _id } = await waiting();
      const answers = await Promise.all([1, 2].map(() => accept(_id, { amount: 8_000, expectedPaid: 0 })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await moneyOf(_id)).toMatchObject({ paidAmount: 8_000, entries: [[8_000, '']] });
    });

    test.each([0, -1, 1.5, '8000', null, 10 ** 12])('an amount of %s is refused', async (amount) => {
      const { _id } = await waiting();
      const refused = await accept(_id, { amount });
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'amount']);
      expect(await moneyOf(_id)).toMatchObject({ status: WAITING, paidAmount: 0 });
    });
  });
}
