import { formatMoney, LOW_STOCK_AT, UNDO_SECONDS, undoMessages, type AdminOrder } from '@shop/contract';
import { expect, test } from 'vitest';
import { sendDueMails } from '../../src/platform/mail/send-due-mails';
import type { OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { makeMailsDue, storedMails } from '../support/data/stored-mails';
import type { Booted } from './mail-log-suite';

/** Tests the mails that changes of status, proofs and low stock send. */
export function statusMailsSuite(booted: Booted): void {
  const db = () => booted.shop.db();
  const kindsOf = async ({ orderNumber }: OrderAnswer) =>
    (await storedMails(db(), orderNumber)).map(({ kind }) => kind);
  const order = (productId = booted.productId, quantity = 1) =>
    booted.shop.placed([{ productId, quantity, size: 'M' }], { paymentMethod: 'transfer' });
  const PLACED = ['order-placed', 'order-notice'];

  async function withProof(): Promise<OrderAnswer> {
    const placed = await order();
    const body = formWith(await aPicture(60, 60).jpeg().toBuffer());
    const { body: proof } = await booted.cms.call<{ url: string }>('/api/upload/proof', {
      method: 'POST',
      body,
    });
    const { status } = await booted.cms.call(`/api/orders/by-number/${placed.orderNumber}/proof`, {
      method: 'POST',
      json: { token: placed.linkToken, transferProofUrl: proof.url },
    });
    expect(status).toBe(200);
    return placed;
  }

  // @spec E.13
  test('an accepted proof is mailed once its undoing is over, and not at all when it was undone', async () => {
    const placed = await withProof();
    expect(await kindsOf(placed)).toEqual([...PLACED, 'order-proof-received']);
    await booted.shop.setStatus(placed.order._id, { status: 'paid' });
    const [accepted] = (await storedMails(db(), placed.orderNumber)).slice(-1);
    expect(accepted).toMatchObject({ kind: 'order-proof-accepted', state: 'waiting', attempts: 0 });
    expect(accepted?.pause).toBeGreaterThan(60_000);
    await booted.shop.setStatus(placed.order._id, { status: 'pending_transfer_confirmation' });
    expect(await kindsOf(placed)).toEqual([...PLACED, 'order-proof-received']);
    await booted.shop.setStatus(placed.order._id, { status: 'paid' });
    await makeMailsDue(db());
    const states = async () => (await storedMails(db(), placed.orderNumber)).map(({ state }) => state);
    await expect.poll(states, { timeout: 15_000 }).toEqual(['sent', 'sent', 'sent', 'sent']);
    const mails = booted.server.receivedBy(placed.order.shippingInfo.email);
    expect(mails.filter(({ content }) => content.includes('Aceptamos tu comprobante'))).toHaveLength(1);
  });

  test('the mail of a step waits for its minute, and never leaves when the step is undone', async () => {
    const { admin } = booted.shop;
    const undo = (step: unknown) => admin('/api/orders/undo', { method: 'POST', json: { step } });
    const steps = [
      ['status', { status: 'paid' }, 'order-paid'],
      ['status', { status: 'cancelled' }, 'order-cancelled'],
      ['fulfillment', { fulfillment: 'ready' }, 'order-ready'],
    ] as const;
    for (const [what, json, kind] of steps) {
      const placed = await order();
      const path = `/api/orders/${placed.order._id}/${what}`;
      const { body } = await admin(path, { method: 'PUT', json });
      const told = (await storedMails(db(), placed.orderNumber)).find((mail) => mail.kind === kind);
      expect(told).toMatchObject({ state: 'waiting', attempts: 0 });
      expect(told?.pause).toBeGreaterThan(UNDO_SECONDS * 1000);
      expect((await undo(body.undo)).status).toBe(200);
      expect(await kindsOf(placed)).toEqual(PLACED);
      const again = await admin(path, { method: 'PUT', json });
      await makeMailsDue(db());
      await sendDueMails();
      const isSent = async () =>
        (await storedMails(db(), placed.orderNumber)).some(
          (mail) => mail.kind === kind && mail.state === 'sent',
        );
      await expect.poll(isSent, { timeout: 15_000 }).toBe(true);
      const late = await undo(again.body.undo);
      expect([late.status, late.body.message]).toEqual([409, undoMessages.mailLeft(placed.orderNumber)]);
    }
  });

  test('a mail that a step withdrew waits again for its moment when the step is undone, and leaves once', async () => {
    const { admin } = booted.shop;
    const call = (method: string, path: string, json: object) =>
      admin<{ undo?: string; order: AdminOrder }>(`/api/orders/${path}`, { method, json });
    const goods = (id: string, fulfillment: string) => call('PUT', `${id}/fulfillment`, { fulfillment });
    const void_ = async (id: string) => {
      const { payments } = (await admin<{ order: AdminOrder }>(`/api/orders/${id}`)).body.order;
      return call('POST', `${id}/payments/${payments?.[0]?._id}/void`, {});
    };
    const pairs = [
      [(id: string) => goods(id, 'ready'), (id: string) => goods(id, 'to_prepare'), 'order-ready'],
      [(id: string) => call('PUT', `${id}/status`, { status: 'paid' }), void_, 'order-paid'],
    ] as const;
    for (const [step, back, kind] of pairs) {
      const placed = await order();
      const { _id } = placed.order;
      const stepped = await step(_id);
      const [told] = (await storedMails(db(), placed.orderNumber)).slice(-1);
      const taken = await back(_id);
      expect(await kindsOf(placed)).toEqual(PLACED);
      expect(
        (await admin('/api/orders/undo', { method: 'POST', json: { step: taken.body.undo } })).status,
      ).toBe(200);
      const mails = await storedMails(db(), placed.orderNumber);
      expect(mails.map((mail) => mail.kind)).toEqual([...PLACED, kind]);
      expect(mails.at(-1)).toMatchObject({ message_id: told?.message_id, state: 'waiting', attempts: 0 });
      expect(mails.at(-1)?.pause).toBe(told?.pause);
      expect(
        (await admin('/api/orders/undo', { method: 'POST', json: { step: stepped.body.undo } })).status,
      ).toBe(200);
      expect(await kindsOf(placed)).toEqual(PLACED);
    }
  });

  // @spec E.13
  test('a payment and a cancellation are mailed once, and not when staff say no', async () => {
    const [told, untold] = [await order(), await order()];
    for (const status of ['paid', 'paid', 'cancelled', 'cancelled'] as const) {
      await booted.shop.setStatus(told.order._id, { status });
      await booted.shop.setStatus(untold.order._id, { status, notify: false });
    }
    expect(await kindsOf(told)).toEqual([...PLACED, 'order-paid', 'order-cancelled']);
    expect(await kindsOf(untold)).toEqual(PLACED);
    const cancelled = (await storedMails(db(), told.orderNumber)).find(
      ({ kind }) => kind === 'order-cancelled',
    );
    expect(cancelled?.text).toMatch(/Te devolvemos los \$[\d.]+ que pagaste/);
  });

  test('a refund and an edit are mailed with their amounts, and not when staff say no', async () => {
    const placed = await order(booted.productId, 2);
    const { _id, total } = placed.order;
    await booted.shop.setStatus(_id, { status: 'paid', notify: false });
    const refund = (notify: boolean) =>
      booted.shop.admin(`/api/orders/${_id}/refunds`, {
        method: 'POST',
        json: { amount: 500, method: 'transfer', notify },
      });
    expect([(await refund(true)).status, (await refund(false)).status]).toEqual([200, 200]);
    const { body } = await booted.shop.admin<{ order: AdminOrder }>(`/api/orders/${_id}`);
    const items = body.order.items.map((item) => ({ ...item, quantity: 1 }));
    const json = { items, deliveryMethod: 'pickup', expectedUpdatedAt: body.order.updatedAt };
    const edited = await booted.shop.admin(`/api/orders/${_id}/lines`, { method: 'PUT', json });
    expect(edited.status).toBe(200);
    expect(await kindsOf(placed)).toEqual([...PLACED, 'order-refund', 'order-changed']);
    const [refunded, changed] = (await storedMails(db(), placed.orderNumber)).slice(-2);
    expect(refunded?.text).toContain('Te devolvimos $500 de tu pedido');
    expect(changed?.text).toContain(`Total anterior: ${formatMoney(total)}`);
    expect(changed?.text).toMatch(/Te devolvemos: \$/);
  });

  test('the status that returns the money is mailed with the amount, and not when it was returned before', async () => {
    const [byStatus, before] = [await order(), await order()];
    for (const { order: placed } of [byStatus, before])
      await booted.shop.setStatus(placed._id, { status: 'paid', notify: false });
    const { total } = byStatus.order;
    await booted.shop.setStatus(byStatus.order._id, { status: 'refunded' });
    expect(await kindsOf(byStatus)).toEqual([...PLACED, 'order-refund']);
    const [mail] = (await storedMails(db(), byStatus.orderNumber)).slice(-1);
    expect(mail?.text).toContain(`Te devolvimos ${formatMoney(total)} de tu pedido`);
    const json = { amount: total, method: 'transfer' };
    await booted.shop.admin(`/api/orders/${before.order._id}/refunds`, { method: 'POST', json });
    expect(await kindsOf(before)).toEqual([...PLACED, 'order-refund']);
  });

  // @spec E.13
  test('the owner is told once of a variant that orders take to few units, and again after it was restocked', async () => {
    const { _id } = await booted.shop.product({ stock: LOW_STOCK_AT + 2 });
    const lowMails = async () =>
      (await storedMails(db())).filter(({ kind }) => kind === 'low-stock').length - before;
    const before = (await storedMails(db())).filter(({ kind }) => kind === 'low-stock').length;
    const first = await order(_id);
    expect(await lowMails()).toBe(0);
    const second = await order(_id);
    expect(await lowMails()).toBe(1);
    await order(_id);
    expect(await lowMails()).toBe(1);
    await booted.shop.setStatus(second.order._id, { status: 'cancelled' });
    const fourth = await order(_id, 2);
    expect(await lowMails()).toBe(1);
    for (const { order: placed } of [first, fourth])
      await booted.shop.setStatus(placed._id, { status: 'cancelled' });
    await order(_id);
    expect(await lowMails()).toBe(2);
  });

  // @spec E.13
  test('mails come from the neutral name of the shop, with a text and a page', async () => {
    const placed = await order();
    const received = () => booted.server.receivedBy(placed.order.shippingInfo.email);
    await expect.poll(() => received().length, { timeout: 15_000 }).toBe(1);
    const [{ content } = { content: '' }] = received();
    const [head = ''] = content.split(/\r?\n\r?\n/);
    expect(head).toMatch(/^From: .*<[^>]+>/m);
    expect(head).not.toMatch(/lencer/i);
    expect(content).toContain('<!doctype html>');
    expect(content).toContain('Content-Type: text/plain');
  });
}
