import {
  ACCESS_DAYS,
  DAY_MS,
  dataRequestMessages,
  EMAIL_FORMAT,
  PHONE_FAULT,
  type DataRequestDetail,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { mailsIn } from '../support/data/outbox';
import { tablesWith } from '../support/data/stored-texts';
import { erasePerson, findPerson, finishErasures } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

type Opened = {
  code: string;
  message: string;
  dueAt: string;
  links: { page: string; json: string } | null;
};
type Exported = { alcance: string; secciones: { titulo: string; datos: Record<string, unknown>[] }[] };

/** Tests the requests of people for their data: who is proven, what they get, and what is deleted. */
export function dataRequestsSuite(database: string, booted: () => TestCms): void {
  describe(`data requests on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const open = (json: object) => cms.call<Opened>('/api/data-requests', { method: 'POST', json });
    const confirm = (token: string) =>
      cms.call<Opened>('/api/data-requests/confirm', { method: 'POST', json: { token } });
    const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');
    const exported = async (address: string) => (await cms.call<Exported>(pathOf(address))).body;
    const idOf = async (code: string): Promise<string> =>
      (await shop.db()('cases').where({ code }).first('document_id')).document_id;
    const staff = (id: string, path = '', json?: object) =>
      shop.admin<DataRequestDetail & { message: string }>(`/api/data-requests/${id}${path}`, {
        ...(json && { method: 'POST', json }),
      });

    async function bought(contact: Record<string, unknown>, status = 'paid'): Promise<OrderAnswer> {
      const { _id } = await shop.product();
      const placed = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
        shippingInfo: aShopper(contact),
      });
      await shop.setStatus(placed.order._id, { status });
      return placed;
    }
    const deliver = (id: string) =>
      shop.admin(`/api/orders/${id}/fulfillment`, { method: 'PUT', json: { fulfillment: 'delivered' } });

    async function tokenFor(email: string): Promise<string> {
      const mails = () =>
        mailsIn(cms).filter(({ to, subject }) => to === email && subject.includes('solicitud de datos'));
      await expect.poll(() => mails().length).toBeGreaterThan(0);
      return decodeURIComponent(/mis-datos\?token=(\S+)/.exec(mails().at(-1)?.text ?? '')?.[1] ?? '');
    }

    // @spec F.12
    test('an unknown address gets the same answer as a client, and no data before its mail is confirmed', async () => {
      const { email } = aShopper();
      await bought({ email });
      const known = await open({ request: 'access', email });
      const unknown = await open({ request: 'access', email: 'nadie.nunca@ejemplo.com' });
      expect(known.status).toBe(201);
      expect(unknown.status).toBe(201);
      // The shop of this test has no mail server, so it promises no mail.
      expect(known.body.message).toBe(dataRequestMessages.byShop);
      const both = await open({ request: 'access', email, phone: '299 400-2211' });
      expect(both.body.message).toBe(dataRequestMessages.byPhone);
      expect({ ...unknown.body, code: '', dueAt: '' }).toEqual({ ...known.body, code: '', dueAt: '' });
      expect(known.body.links).toBeNull();
    });

    test('a person who confirms her mail gets all orders with her address, and no order of another address', async () => {
      const phone = aShopper().phone;
      const email = 'propia.persona@ejemplo.com';
      const first = await bought({ email, phone });
      const second = await bought({ email: email.toUpperCase(), phone: aShopper().phone });
      const sisters = await bought({ email: 'otra.persona@ejemplo.com', phone });
      await open({ request: 'access', email });
      const { body, status } = await confirm(await tokenFor(email));
      expect(status).toBe(200);
      const data = await exported(body.links?.json ?? '');
      const text = JSON.stringify(data);
      expect(text).toContain(first.orderNumber);
      expect(text).toContain(second.orderNumber);
      expect(text).not.toContain(sisters.orderNumber);
      expect(text).not.toContain('otra.persona');
      const page = await cms.call(pathOf(body.links?.page ?? ''));
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.text).toContain(first.orderNumber);
      const detail = await staff(await idOf(body.code));
      expect(detail.body.state).toBe('answered');
    });

    // @spec F.12
    test('the link of an order proves its holder for that order only', async () => {
      const email = 'enlace.solo@ejemplo.com';
      const linked = await bought({ email });
      const other = await bought({ email });
      const { orderNumber, linkToken: token } = linked;
      const { body } = await open({ request: 'access', orderNumber, token });
      expect(body.message).toBe(dataRequestMessages.byLink);
      const text = JSON.stringify(await exported(body.links?.json ?? ''));
      expect(text).toContain(orderNumber);
      expect(text).not.toContain(other.orderNumber);
      // The mail about the request is hers, too, but its token would prove the address to whoever has the link.
      expect(text).toContain('Confirmá tu solicitud de datos');
      expect(text).not.toContain('token=');
    });

    test('a link shows what its own holder has proven, also after somebody else confirms the address that he typed', async () => {
      const victim = 'confirma.ajeno@ejemplo.com';
      const hers = await bought({ email: victim });
      const { orderNumber, linkToken: token } = await bought({ email: 'curioso@ejemplo.com' });
      const { body: his } = await open({ request: 'access', orderNumber, token, email: victim });
      const { body: confirmed } = await confirm(await tokenFor(victim));
      const shown = async (address = '') => JSON.stringify(await exported(address));
      expect(await shown(confirmed.links?.json)).toContain(hers.orderNumber);
      expect(await shown(confirmed.links?.json)).not.toContain(orderNumber);
      expect(await shown(his.links?.json)).toContain(orderNumber);
      expect(await shown(his.links?.json)).not.toContain(hers.orderNumber);
    });

    test('the text for WhatsApp gives no data to a phone that was typed beside the address of somebody else', async () => {
      const email = 'telefono.ajeno@ejemplo.com';
      await bought({ email });
      const phone = aShopper().phone;
      const { body } = await open({ request: 'access', email, phone });
      await confirm(await tokenFor(email));
      const id = await idOf(body.code);
      const { whatsappText } = (await staff(id)).body;
      expect(whatsappText).not.toContain('/export');
      expect(whatsappText).toContain('te respondemos a ese email');
      await staff(id, '/steps', { step: 'verified_by_staff' });
      const proven = await staff(id, '/steps', { step: 'whatsapp_opened' });
      const page = /https?:\S+/.exec(proven.body.whatsappText)?.[0] ?? '';
      const { text } = await cms.call(pathOf(page));
      expect(text).toContain('No tenemos datos tuyos');
    });

    test('staff cannot confirm a person by a phone that her request does not have', async () => {
      const { body } = await open({ request: 'access', email: 'sin.telefono@ejemplo.com' });
      const answer = await staff(await idOf(body.code), '/steps', { step: 'verified_by_staff' });
      expect([answer.status, answer.body.message]).toEqual([409, dataRequestMessages.noPhone]);
    });

    test('a wrong link, a made-up token and an address that was not signed are refused', async () => {
      const { orderNumber } = await bought({});
      expect((await open({ request: 'access', orderNumber, token: 'x.y' })).status).toBe(403);
      expect((await confirm('a.b.c')).status).toBe(404);
      const { body } = await open({ request: 'access', email: aShopper().email });
      const id = await idOf(body.code);
      expect((await cms.call(`/api/data-requests/${id}/export?e=9999999999&s=x`)).status).toBe(403);
      expect((await cms.call(`/api/data-requests/${id}`)).status).toBe(401);
    });

    test.each([
      [{ request: 'access' }, dataRequestMessages.contact],
      [{ request: 'access', email: 'ana' }, EMAIL_FORMAT],
      [{ request: 'access', phone: '123' }, PHONE_FAULT],
      [{ request: 'rectification', email: 'ana@ejemplo.com' }, dataRequestMessages.message],
      [{ request: 'otra', email: 'ana@ejemplo.com' }, dataRequestMessages.request],
    ])('the request %j is refused with a sentence and stores nothing', async (draft, message) => {
      const before = await shop.db()('cases').count('* as rows');
      const { status, text } = await open(draft);
      expect(status).toBe(400);
      expect(text).toContain(message);
      expect(await shop.db()('cases').count('* as rows')).toEqual(before);
    });

    test('the same wish twice has one code and the legal time of the first', async () => {
      const email = 'dos.veces@ejemplo.com';
      const [first, second] = await Promise.all([
        open({ request: 'access', email }),
        open({ request: 'access', email: email.toUpperCase() }),
      ]);
      expect(first.body.code).toMatch(/^DAT-\d{8}-/);
      expect(second.body.code).toBe(first.body.code);
      const days = (Date.parse(first.body.dueAt) - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(ACCESS_DAYS);
      expect(days).toBeLessThanOrEqual(ACCESS_DAYS + 1);
    });

    test('a request that is repeated with its key gets the same answer and no second mail', async () => {
      const { email } = aShopper();
      const send = (request: string) =>
        cms.call<Opened>('/api/data-requests', {
          method: 'POST',
          json: { request, email },
          headers: { 'idempotency-key': 'the-request-of-one-person' },
        });
      const [first, again] = [await send('access'), await send('access')];
      expect(again.body).toEqual(first.body);
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      const written = await shop.db()('outgoing_mails').where({ recipient: email }).count('* as mails');
      expect(Number(written[0]?.mails)).toBe(1);
      expect((await send('deletion')).status).toBe(409);
    });

    test('staff delete nothing before the person is proven, and by phone only what has no other address', async () => {
      const phone = aShopper().phone;
      const hers = await bought({ email: 'por.telefono@ejemplo.com', phone });
      await deliver(hers.order._id);
      const { body } = await open({ request: 'deletion', phone });
      const id = await idOf(body.code);
      const refused = await staff(id, '/erasure', {});
      expect([refused.status, refused.body.message]).toEqual([409, dataRequestMessages.notVerified]);
      const verified = await staff(id, '/steps', { step: 'verified_by_staff' });
      expect(verified.body.orders).toEqual([hers.orderNumber]);
      const erased = await staff(id, '/erasure', {});
      expect(erased.body.state).toBe('answered');
      expect(await tablesWith(shop.db(), ['por.telefono@ejemplo.com', phone])).toEqual([]);
    });

    test('a deletion waits for an open order, says which, and is finished by itself', async () => {
      const email = 'espera.borrado@ejemplo.com';
      const { order, orderNumber } = await bought({ email, fullName: 'Persona Esperante' });
      const { body } = await open({ request: 'deletion', email });
      await confirm(await tokenFor(email));
      const id = await idOf(body.code);
      const limited = await staff(id, '/erasure', {});
      expect(limited.body).toMatchObject({
        state: 'limited',
        blockers: [{ name: orderNumber, reason: 'in_progress' }],
      });
      await finishErasures();
      expect(await tablesWith(shop.db(), [email])).not.toEqual([]);
      await deliver(order._id);
      await finishErasures();
      expect((await staff(id)).body.state).toBe('answered');
      expect(await tablesWith(shop.db(), [email, 'Persona Esperante'])).toEqual([]);
      const { body: kept } = await shop.admin<{ order: { total: number } }>(`/api/orders/${order._id}`);
      expect(kept.order.total).toBe(order.total);
      expect(await shop.faults()).toEqual([]);
    });

    test('a deletion that waits ends when its person is deleted otherwise, and holds up no other', async () => {
      const email = 'borrada.antes@ejemplo.com';
      await bought({ email });
      const { body } = await open({ request: 'deletion', email });
      await confirm(await tokenFor(email));
      const id = await idOf(body.code);
      expect((await staff(id, '/erasure', {})).body.state).toBe('limited');
      await erasePerson(await findPerson(shop.db(), { email }));
      expect(await finishErasures()).toBe(1);
      expect((await staff(id)).body.state).toBe('answered');
      expect(await finishErasures()).toBe(0);
    });

    test('a rejected request needs a reason that the person reads', async () => {
      const { body } = await open({
        request: 'rectification',
        email: aShopper().email,
        message: 'Otro nombre',
      });
      const id = await idOf(body.code);
      expect((await staff(id, '/steps', { step: 'rejected' })).status).toBe(400);
      const rejected = await staff(id, '/steps', { step: 'rejected', note: 'No hay datos con ese email' });
      expect(rejected.body.state).toBe('rejected');
    });
  });
}
