import {
  defaultMessages,
  errorCodes,
  isOrderEvent,
  mailMessages,
  MESSAGE_EVENTS,
  type MessagePreview,
  type MessageEvent,
  type StoredMessageTemplate,
  WITHDRAWAL_SUBJECT,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import { aShopper, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { mailsIn } from '../support/data/outbox';
import { tellRestocked } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

type Answer = {
  template: StoredMessageTemplate;
  preview: MessagePreview;
  message?: string;
  errors?: { path: string }[];
};

/** Tests the texts of mails and chats that the owner writes. */
export function messageTemplatesSuite(database: string, booted: () => TestCms): void {
  describe(`message templates on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const list = async () =>
      (await shop.admin<{ templates: StoredMessageTemplate[] }>('/api/mail-templates')).body.templates;
    const save = (event: string, json: object) =>
      shop.admin<Answer>(`/api/mail-templates/${event}`, { method: 'PUT', json });
    const reset = (event: MessageEvent) => save(event, defaultMessages[event]);
    const preview = (json: object) =>
      shop.admin<Answer>('/api/mail-templates/preview', { method: 'POST', json });
    const stored = () => shop.db()('message_templates').pluck('event');
    const mailsTo = (email: string) => mailsIn(booted()).filter(({ to }) => to === email);
    const MINE = { subject: 'Cobramos {pedido}', text: '{saludo}\n\nCobramos {total}: {link}' };

    // @spec E.15
    test('every event has its default text until the owner writes one, and has it again afterwards', async () => {
      expect((await list()).map(({ event, isChanged }) => [event, isChanged])).toEqual(
        MESSAGE_EVENTS.map((event) => [event, false]),
      );
      const { status, body } = await save('order-paid', MINE);
      expect(status).toBe(200);
      expect(body.template).toMatchObject({ ...MINE, event: 'order-paid', isChanged: true });
      expect(await stored()).toEqual(['order-paid']);
      expect((await list()).filter(({ isChanged }) => isChanged)).toMatchObject([MINE]);
      expect((await reset('order-paid')).body.template).toMatchObject(defaultMessages['order-paid']);
      expect(await stored()).toEqual([]);
    });

    test('a text that equals the default is not stored, and parallel saves leave one row', async () => {
      await save('order-paid', MINE);
      await save('order-paid', defaultMessages['order-paid']);
      expect(await stored()).toEqual([]);
      const answers = await runParallel(6, 6, () => save('order-paid', MINE));
      expect(statusesOf(answers)).toEqual({ 200: 6 });
      expect(await stored()).toEqual(['order-paid']);
      await reset('order-paid');
    });

    // @spec E.18
    test('of two parallel edits of one text the second gets a 409 with the stored text', async () => {
      const { subject, text } = defaultMessages['order-paid'];
      const edits = ['Uno', 'Dos'].map((mine) => ({ subject: mine, text, seen: { subject, text } }));
      const answers = await Promise.all(edits.map((edit) => save('order-paid', edit)));
      expect(statusesOf(answers)).toEqual({ 200: 1, 409: 1 });
      const [winner, loser] = [200, 409].map((status) => answers.find((one) => one.status === status)?.body);
      expect(loser).toMatchObject({
        message: mailMessages.staleTemplate,
        code: errorCodes.staleFields,
        details: {
          fields: ['subject'],
          template: { subject: winner?.template.subject, isChanged: true },
          lastChange: expect.stringMatching(/^Fue duena,/) as string,
        },
      });
      const seen = { subject: winner?.template.subject, text };
      expect((await save('order-paid', { subject: 'Tres', text, seen })).status).toBe(200);
      const back = await save('order-paid', { subject, text, seen });
      expect([back.status, await stored()]).toEqual([409, ['order-paid']]);
      await reset('order-paid');
    });

    // @spec E.15
    test('an unknown variable, a garment in the subject and an unknown event are refused', async () => {
      const unknown = await save('order-paid', { ...MINE, text: 'Hola {nombe}' });
      expect([unknown.status, unknown.body.message]).toEqual([
        400,
        expect.stringContaining('No existe la variable {nombe}'),
      ]);
      expect(unknown.body.errors).toMatchObject([{ path: 'text' }]);
      const garment = await save('order-paid', { ...MINE, subject: 'Tu corpiño {pedido}' });
      expect(garment.body.errors).toMatchObject([{ path: 'subject' }]);
      expect((await preview({ ...MINE, event: 'order-paid', text: '{x}' })).status).toBe(400);
      expect((await save('toString', MINE)).status).toBe(404);
      expect((await booted().call('/api/mail-templates')).status).toBe(401);
      expect(await stored()).toEqual([]);
    });

    test.each(MESSAGE_EVENTS)('the preview of %s has no variable left and is not saved', async (event) => {
      const { status, body } = await preview({ event, ...defaultMessages[event] });
      expect(status).toBe(200);
      expect(JSON.stringify(body.preview)).not.toMatch(/\{\{|undefined/);
      const example = isOrderEvent(event) ? 'JL-20260302-0001' : /ejemplo|ARR-20260302/;
      expect(body.preview.text).toMatch(example);
      const firstParagraph = body.preview.text.split('\n\n')[0]?.replaceAll('\n', ' ');
      expect(body.preview.previewLine).toBe(event.startsWith('chat-') ? '' : firstParagraph);
      expect(body.preview.html.startsWith('<!doctype html>')).toBe(!event.startsWith('chat-'));
    });

    // @spec E.16
    test('the mail of a withdrawal is written from the text of the owner', async () => {
      const subject = 'Recibimos tu pedido: {codigo}';
      await save('withdrawal', { subject, text: 'Listo\n\n{codigo}' });
      const { email } = aShopper();
      const { body } = await booted().call<{ code: string }>('/api/contact', {
        method: 'POST',
        json: { name: 'Eva', email, subject: WITHDRAWAL_SUBJECT, message: 'Me arrepiento de esta compra' },
      });
      await expect
        .poll(() => mailsTo(email))
        .toMatchObject([{ subject: `Recibimos tu pedido: ${body.code}` }]);
      await reset('withdrawal');
    });

    // @spec E.16
    test('the mail of a restock is written from the text of the owner, with its link to unsubscribe', async () => {
      await save('stock-alert-restock', { subject: 'Volvió', text: 'Entrá\n\n{link}\n\n{baja}' });
      const product = await shop.product({ stock: 0, size: ['M'] });
      const { email } = aShopper();
      const alert = (path: string, json: object) =>
        booted().call(`/api/stock-alerts${path}`, { method: 'POST', json });
      await alert('', { productId: product._id, size: 'M', color: null, email });
      await expect.poll(() => mailsTo(email)).toHaveLength(1);
      const [, token = ''] = /confirmar\?token=(\S+)/.exec(mailsTo(email)[0]?.text ?? '') ?? [];
      await alert('/confirm', { token: decodeURIComponent(token) });
      await shop.editProduct(product._id, { stock: 1 });
      await tellRestocked();
      await expect.poll(() => mailsTo(email)).toHaveLength(2);
      const mail = mailsTo(email)[1];
      expect(mail).toMatchObject({ subject: 'Volvió' });
      expect(mail?.text).toMatch(/^Entrá\n\nhttp\S+\/product\/\S+\n\nhttp\S+\/aviso\/cancelar\?token=\S+$/);
      await reset('stock-alert-restock');
    });

    test('the WhatsApp text of an order is the one that the owner wrote', async () => {
      const { _id: productId } = await shop.product();
      const { order } = await shop.placed([{ productId, quantity: 1, size: 'M' }]);
      await shop.setStatus(order._id, { status: 'paid' });
      await save('chat-paid', { subject: '', text: 'Todo listo, {pedido}' });
      const read = async () => (await shop.admin<OrderAnswer>(`/api/orders/${order._id}`)).body.order;
      expect(await read()).toMatchObject({ whatsappText: `Todo listo, ${order.orderNumber}` });
      await reset('chat-paid');
      expect(await read()).toMatchObject({
        whatsappText: expect.stringContaining('Confirmamos tu pago') as string,
      });
    });
  });
}
