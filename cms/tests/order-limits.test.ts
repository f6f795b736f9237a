import { randomUUID } from 'node:crypto';
import { dataRequestMessages, MAX_OPEN_ORDERS_PER_CONTACT } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder, aShopper, commerceOn, type Commerce } from './support/data/commerce-calls';
import { startMailServer, type MailServer } from './support/servers/mail-server';
import { startCms, testAdmin, type TestCms } from './support/servers/start-cms';

let cms: TestCms;
let shop: Commerce;
let line: { productId: string; quantity: number; size: string };
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  cms = await startCms({ rateLimitFactor: 1, env: { SMTP_URL: mailServer.url } });
  shop = await commerceOn(cms);
  line = { productId: (await shop.product({ stock: 500 }))._id, quantity: 1, size: 'M' };
});
afterAll(async () => {
  await cms.stop();
  await mailServer.stop();
});

const orderFrom = (ip: string, shippingInfo = aShopper()) =>
  cms.call('/api/orders', { method: 'POST', ip, json: anOrder([line], { shippingInfo }) });

test('shopper and owner get one mail per order, however often it is sent', async () => {
  const contact = aShopper();
  const again = {
    method: 'POST',
    ip: '10.0.0.1',
    headers: { 'Idempotency-Key': randomUUID() },
    json: anOrder([line], { shippingInfo: contact }),
  };
  const answers = [await cms.call('/api/orders', again), await cms.call('/api/orders', again)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  await expect
    .poll(() => mailServer.received.map(({ to }) => to).sort())
    .toEqual([contact.email, testAdmin.email].sort());
  const [confirmation] = mailServer.receivedBy(contact.email);
  expect(confirmation?.content).toContain('/track-order?pedido=JL-');
  expect((await cms.call('/api/shop')).body).toMatchObject({ sendsMail: true });
});

test('a data request promises a mail where a mail server sends it', async () => {
  const json = { request: 'access', email: aShopper().email };
  const { body } = await cms.call<{ message: string }>('/api/data-requests', { method: 'POST', json });
  expect(body.message).toBe(dataRequestMessages.byMail);
});

test('the shop’s e-mail is the sender by default', async () => {
  const { body } = await cms.call<{ shop: object }>('/api/shop');
  const json = {
    ...body.shop,
    email: 'pedidos@ejemplo.com',
    cuit: '27-11111114-1',
    whatsapp: '299 555-0100',
  };
  expect((await shop.admin('/api/shop', { method: 'PUT', json })).status).toBe(200);
  const contact = aShopper();
  expect((await orderFrom('10.0.0.2', contact)).status).toBe(201);
  const senders = () => mailServer.receivedBy(contact.email).map(({ from }) => from);
  await expect.poll(senders).toEqual(['pedidos@ejemplo.com']);
});

test('a contact has at most five open orders, however the phone is written and from any address', async () => {
  const stock = await shop.stockOf(line.productId);
  const phones = ['299 555-0001', '+54 9 299 5550001', '(299) 555 0001', '2995550001', '299-555-0001'];
  let last = '';
  for (const [at, phone] of phones.entries()) {
    const placed = await orderFrom(`10.1.0.${at}`, aShopper({ phone }));
    expect(placed.status).toBe(201);
    last = (placed.body as { order: { _id: string } }).order._id;
  }
  const sixth = await orderFrom('10.1.0.9', aShopper({ phone: '2995550001' }));
  expect(sixth.status).toBe(409);
  expect(sixth.body).toMatchObject({ code: 'TOO_MANY_OPEN_ORDERS' });
  expect(await shop.stockOf(line.productId)).toBe(stock - MAX_OPEN_ORDERS_PER_CONTACT);
  // A cancelled order is no longer open, so another one is allowed.
  const given = { method: 'PUT', json: { status: 'cancelled' } };
  expect((await shop.admin(`/api/orders/${last}/status`, given)).status).toBe(200);
  expect((await orderFrom('10.1.0.9', aShopper({ phone: '2995550001' }))).status).toBe(201);
});

test('concurrent orders of one contact share the limit', async () => {
  const contact = aShopper({ email: 'Apurada@Ejemplo.com' });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => orderFrom(`10.2.0.${at}`, { ...contact, phone: aShopper().phone })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
});

test('an address can place ten orders in 15 minutes', async () => {
  const answers = [];
  for (let at = 0; at < 11; at += 1) answers.push(await orderFrom('10.3.0.1'));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), 429]);
  const last = answers.at(-1)!;
  expect(last.text).toContain('429');
  expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(900);
});

test('tracking allows ten unknown or twenty known order numbers in 15 minutes', async () => {
  const look = (number: string, ip: string) => cms.call(`/api/orders/by-number/${number}`, { ip });
  const misses = [];
  for (let at = 0; at < 11; at += 1) misses.push((await look(`JL-20200101-000${at}`, '10.4.0.1')).status);
  expect(misses).toEqual([...Array<number>(10).fill(404), 429]);
  const { orderNumber } = (await orderFrom('10.4.0.2')).body as { orderNumber: string };
  const hits = [];
  for (let at = 0; at < 21; at += 1) hits.push((await look(orderNumber, '10.4.0.3')).status);
  expect(hits).toEqual([...Array<number>(20).fill(200), 429]);
});

test('the catalog allows 300 reads a minute per address, and any number for the storefront', async () => {
  const read = (options: Parameters<TestCms['call']>[1]) => cms.call('/api/products?limit=1', options);
  // More than two minutes' worth of reads exceeds the limit wherever the minute begins.
  const statuses = await Promise.all(
    Array.from({ length: 610 }, () => read({ ip: '10.5.0.1' }).then((one) => one.status)),
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(300);
  expect(statuses).toContain(429);
  const internal = { 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' };
  const own = await Promise.all(
    Array.from({ length: 610 }, () => read({ headers: internal }).then((one) => one.status)),
  );
  expect(own.filter((status) => status === 200)).toHaveLength(610);
});

test('a visitor can record sixty views a minute, and each product counts once', async () => {
  const view = () =>
    cms.call('/api/interactions', {
      method: 'POST',
      ip: '10.6.0.1',
      json: { type: 'product_view', data: { productId: line.productId } },
    });
  const answers = await Promise.all(Array.from({ length: 70 }, view));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.filter(({ text }) => text.includes('"counted":true'))).toHaveLength(1);
});

test('one address gets five confirmations of stock alerts an hour, and the caller does not learn it', async () => {
  const email = 'inundada@ejemplo.com';
  const answers = [];
  for (let at = 0; at < 7; at += 1) {
    const { _id: productId } = await shop.product({ stock: 0 });
    const json = { productId, size: 'M', color: null, email };
    const ask = () => cms.call('/api/stock-alerts', { method: 'POST', ip: `10.7.0.${at}`, json });
    answers.push(await ask());
    // An open alert is not mailed again, which costs nothing of the limit.
    answers.push(await ask());
  }
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(14).fill(201));
  const sent = () => mailServer.receivedBy(email);
  await expect.poll(sent).toHaveLength(5);
});

test('the mail of an alert tells mail programs how to unsubscribe with one click', async () => {
  const { _id: productId } = await shop.product({ stock: 0 });
  const json = { productId, size: 'M', color: null, email: 'un-clic@ejemplo.com' };
  expect((await cms.call('/api/stock-alerts', { method: 'POST', ip: '10.8.0.1', json })).status).toBe(201);
  await expect.poll(() => mailServer.receivedBy(json.email)).toHaveLength(1);
  const [mail] = mailServer.receivedBy(json.email);
  expect(mail?.content).toMatch(/^List-Unsubscribe:\s+<\S+\/aviso\/cancelar\?token=\S+>/m);
  expect(mail?.content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});
