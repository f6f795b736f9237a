import {
  DAY_MS,
  endpoints,
  mailMessages,
  MAIL_TEXT_DAYS,
  UNPROVEN_MAILS_PER_HOUR,
  type OrderMail,
} from '@shop/contract';
import { expect, test } from 'vitest';
import { deleteOldMails } from '../../src/api/mail/services/delete-old-mails';
import { sendDueMails } from '../../src/platform/mail/send-due-mails';
import { aShopper, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { makeMailsDue, storedMails } from '../support/data/stored-mails';
import { remindOfPayments } from '../support/servers/built-cms';
import type { MailServer } from '../support/servers/mail-server';
import type { TestCms } from '../support/servers/start-cms';

export type Booted = { cms: TestCms; shop: Commerce; server: MailServer; productId: string };

const NO_SUCH_USER = { code: 550, text: '5.1.1 No such user' };
const BAD_SENDER = { code: 553, text: '5.7.1 Sender not allowed' };

/** Tests what staff see of an order's mails, and what they send again. */
export function mailLogSuite(booted: Booted, placed: () => Promise<OrderAnswer>): void {
  const db = () => booted.shop.db();
  const logOf = async ({ order }: OrderAnswer): Promise<OrderMail[]> => {
    const { body } = await booted.shop.admin(`/api/orders/${order._id}/mails`);
    return endpoints.listOrderMails.answer.parse(body).mails;
  };
  const failedOf = async ({ order }: OrderAnswer) => {
    const { body } = await booted.shop.admin('/api/mails/failed');
    const { mails } = endpoints.listFailedMails.answer.parse(body);
    const own = mails.filter(({ orderNumber }) => orderNumber === order.orderNumber);
    return own.map(({ kind, orderId, state }) => [kind, orderId, state]);
  };
  const resend = (id = '') => booted.shop.admin(`/api/mails/${id}/resend`, { method: 'POST' });
  const stateOf = async (order: OrderAnswer, kind: string) =>
    (await logOf(order)).find((mail) => mail.kind === kind);
  const isSent = (order: OrderAnswer) => async () => (await logOf(order)).map(({ state }) => state);

  test('an address that the mail server refuses fails at once and is shown with the answer of the server', async () => {
    booted.server.refuse((address) => (address.startsWith('persona') ? NO_SUCH_USER : undefined));
    const order = await placed();
    await expect.poll(isSent(order)).toEqual(['failed', 'sent']);
    const [failed, sent] = await logOf(order);
    expect(failed).toMatchObject({
      kind: 'order-placed',
      recipient: order.order.shippingInfo.email,
      attempts: 1,
      sentAt: null,
      nextAttemptAt: null,
      error: '550 5.1.1 No such user',
      canResend: true,
    });
    expect(sent).toMatchObject({ kind: 'order-notice', attempts: 1, error: '', canResend: true });
    expect(Date.parse(sent?.sentAt ?? '')).toBeGreaterThan(0);
  });

  test('mails of revoked links that wait or are sent again carry the new link and the new code of the pickup', async () => {
    const { orderNumber, linkToken, order } = await placed();
    const path = `/api/orders/${order._id}/links/revoke`;
    expect((await booted.shop.admin(path, { method: 'POST' })).status).toBe(200);
    const [mail] = await db()('outgoing_mails').where({ order_number: orderNumber, kind: 'order-placed' });
    const token = /[?&]t=([^\s&]+)/.exec(mail.text)?.[1] ?? '';
    expect(mail.text).not.toContain(linkToken);
    const { body } = await booted.cms.call<OrderAnswer>(
      `/api/orders/by-number/${orderNumber}?token=${token}`,
    );
    expect(body).toMatchObject({ order: { shippingInfo: order.shippingInfo } });
    expect(body.order.pickupCode).not.toBe(order.pickupCode);
    expect(mail.text).toContain(`Código para retirar: ${body.order.pickupCode}.`);
    expect(mail.text).not.toContain(order.pickupCode);
  });

  test('strangers who fill the limit of an inbox do not keep the confirmation of an order from it', async () => {
    const shippingInfo = aShopper();
    const { email } = shippingInfo;
    for (let at = 10; at < 20; at += 1) {
      const json = { kind: 'withdrawal', orderNumber: `JL-19990101-00${at}`, email };
      await booted.cms.call('/api/cases', { method: 'POST', json, ip: `10.8.0.${at}` });
    }
    await booted.shop.placed([{ productId: booted.productId, quantity: 1, size: 'M' }], { shippingInfo });
    const kinds = await db()('outgoing_mails').where({ recipient: email }).orderBy('id').pluck('kind');
    const ofForms = Array<string>(UNPROVEN_MAILS_PER_HOUR).fill('withdrawal');
    expect(kinds).toEqual([...ofForms, 'order-placed']);
    // Other tests count the mails that belong to no order.
    await db()('outgoing_mails').whereNull('order_number').delete();
  });

  const sendHeldMails = async () => {
    await makeMailsDue(db());
    await sendDueMails();
  };

  // @spec E.3
  test('each step towards the customer mails her once, unless staff say no; a step back never, and it drops those that wait', async () => {
    const placedOrder = await placed();
    const { _id, shippingInfo } = placedOrder.order;
    await booted.shop.setStatus(_id, { status: 'paid' });
    const step = (json: object) =>
      booted.shop.admin(`/api/orders/${_id}/fulfillment`, { method: 'PUT', json });
    await step({ fulfillment: 'ready' });
    await step({ fulfillment: 'ready' });
    await step({ fulfillment: 'to_prepare' });
    await step({ fulfillment: 'ready', notify: false });
    await step({ fulfillment: 'delivered' });
    expect((await logOf(placedOrder)).map(({ kind }) => kind)).toEqual([
      'order-placed',
      'order-notice',
      'order-paid',
      'order-delivered',
    ]);
    await sendHeldMails();
    await expect.poll(isSent(placedOrder)).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(booted.server.receivedBy(shippingInfo.email)).toHaveLength(3);
  });

  test('asking for another proof mails the reason once, and a new reason again', async () => {
    const transfer = await booted.shop.placed([{ productId: booted.productId, quantity: 1, size: 'M' }], {
      paymentMethod: 'transfer',
    });
    const ask = (proofReason: string) =>
      booted.shop.setStatus(transfer.order._id, { status: 'pending_transfer_proof', proofReason });
    await ask('No se lee');
    await ask('No se lee');
    await ask('Falta el monto');
    const kinds = (await logOf(transfer)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'order-proof-again')).toHaveLength(2);
    await sendHeldMails();
    await expect.poll(isSent(transfer)).not.toContain('waiting');
    const texts: string[] = await db()('outgoing_mails')
      .where('kind', 'order-proof-again')
      .orderBy('id')
      .pluck('text');
    expect(texts.slice(-2).join()).toMatch(/No se lee[^]*Falta el monto/);
  });

  // @spec E.8
  test('the reminder of a payment is mailed once, half-way to its deadline, with amount and link', async () => {
    const transfer = await booted.shop.placed([{ productId: booted.productId, quantity: 1, size: 'M' }], {
      paymentMethod: 'transfer',
    });
    const due = new Date(Date.now() - 1000);
    await db()('orders')
      .where('document_id', transfer.order._id)
      .update({ remind_at: due, expires_at: new Date(Date.now() + DAY_MS) });
    await Promise.all([remindOfPayments(), remindOfPayments()]);
    expect(await remindOfPayments()).toBe(0);
    const kinds = (await logOf(transfer)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'payment-reminder')).toHaveLength(1);
    await expect.poll(isSent(transfer)).not.toContain('waiting');
    const [mail] = booted.server
      .receivedBy(transfer.order.shippingInfo.email)
      .filter(({ content }) => content.includes('hasta el'));
    expect(mail?.content).toMatch(/\$8\.000[^]*track-order\?pedido=/);
  });

  test('a sender that the mail server refuses keeps mails waiting, as the settings can be mended', async () => {
    booted.server.refuse((address) => (address.startsWith('persona') ? undefined : BAD_SENDER));
    const order = await placed();
    const errors = async () => (await logOf(order)).map(({ state, error }) => [state, error]);
    const waiting = ['waiting', '553 5.7.1 Sender not allowed'];
    await expect.poll(errors).toEqual([waiting, waiting]);
    expect((await resend((await logOf(order))[0]?._id)).body).toMatchObject({
      message: mailMessages.waiting,
    });
  });

  // @spec A.52
  test('a mail that failed is sent again with another Message-ID, once for each time staff ask', async () => {
    booted.server.refuse((address) => (address.startsWith('persona') ? NO_SUCH_USER : undefined));
    const order = await placed();
    await expect.poll(isSent(order)).toEqual(['failed', 'sent']);
    const [before] = await storedMails(db(), order.orderNumber);
    expect(await failedOf(order)).toEqual([['order-placed', order.order._id, 'failed']]);
    booted.server.refuse(() => undefined);
    const answers = await Promise.all([resend(before?.document_id), resend(before?.document_id)]);
    const { mail } = endpoints.resendMail.answer.parse(answers.find(({ status }) => status === 200)?.body);
    expect(mail).toMatchObject({ state: 'waiting', attempts: 0, error: '' });
    await expect.poll(isSent(order)).toEqual(['sent', 'sent']);
    expect(await failedOf(order)).toEqual([]);
    await expect.poll(async () => (await resend(before?.document_id)).status).toBe(200);
    await expect.poll(isSent(order)).toEqual(['sent', 'sent']);
    const received = booted.server.receivedBy(before?.recipient ?? '').map(({ messageId }) => messageId);
    expect(new Set([before?.message_id, ...received]).size).toBe(received.length + 1);
    const audits = await db()('audit_entries').where('action', 'mail-resent').count('* as rows');
    expect(Number(audits[0]?.rows)).toBeGreaterThanOrEqual(received.length);
  });

  test('the text of a mail is deleted at once without an order, and after some days with one', async () => {
    const order = await placed();
    await expect.poll(isSent(order)).toEqual(['sent', 'sent']);
    const json = { name: 'Ana', email: 'ana@ejemplo.com', phone: '', subject: 'Talles', message: '¿Hay?' };
    expect((await booted.cms.call('/api/contact', { method: 'POST', json })).status).toBe(200);
    const ofMessage = async () =>
      (await storedMails(db()))
        .filter(({ kind }) => kind === 'contact-message')
        .map(({ state, text }) => [state, text]);
    await expect.poll(ofMessage).toEqual([['sent', null]]);
    const ended = (days: number) =>
      db()('outgoing_mails').update({ updated_at: new Date(Date.now() - days * DAY_MS) });
    await ended(MAIL_TEXT_DAYS - 1);
    expect(await deleteOldMails()).toEqual({ texts: 0, mails: 0 });
    await ended(MAIL_TEXT_DAYS + 1);
    expect(await deleteOldMails()).toMatchObject({ mails: 1 });
    const confirmation = await stateOf(order, 'order-placed');
    expect(confirmation).toMatchObject({ state: 'sent', canResend: false });
    const refused = await resend(confirmation?._id);
    expect([refused.status, refused.body.message]).toEqual([409, mailMessages.textDeleted]);
    expect(await booted.shop.faults()).toEqual([]);
  });

  test('the log of mails and the resending answer 404 for what is not there', async () => {
    const id = 'a'.repeat(24);
    expect((await booted.shop.admin(`/api/orders/${id}/mails`)).status).toBe(404);
    const refused = await resend(id);
    expect([refused.status, refused.body.message]).toEqual([404, mailMessages.notFound]);
  });
}
