import { readdirSync } from 'node:fs';
import path from 'node:path';
import { endpoints, SALES_CHANNELS, type AdminOrder, type Product } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catchUpClients } from '../src/api/client/services/catch-up/catch-up-clients';
import { seedDemoShop } from '../src/demo-shop';
import { commerceOn } from './support/data/commerce-calls';
import { storedMails } from './support/data/stored-mails';
import { catalog } from './support/servers/built-cms';
import { startCms, type TestCms } from './support/servers/start-cms';

const TABLES = [
  'products',
  'stock_items',
  'stock_moves',
  'orders',
  'order_lines',
  'order_events',
  'order_counters',
  'order_payments',
  'coupons',
  'coupon_uses',
  'daily_views',
  'daily_steps',
  'searched_texts',
  'transfer_proofs',
  'cases',
  'exchanges',
];

const pictureFolder = () => path.join(cms.dataDir, 'public/uploads/pictures');

let cms: TestCms;
const table = (name: string) => cms.strapi.db.connection(name);
const countOf = async (name: string) => Number((await table(name).count('* as count'))[0]?.count);
const countAll = () => Promise.all(TABLES.map(countOf));
const seed = () => seedDemoShop(cms.strapi);
const contentVersion = async () => (await table('site_contents').first('version'))?.version as number;

beforeAll(async () => {
  cms = await startCms({ env: { SEED: 'empty' } });
});
afterAll(() => cms.stop());

test('SEED=empty creates no demo data', async () => {
  await seed();
  expect(await countAll()).toEqual(TABLES.map(() => 0));
});

test('an interrupted seed leaves no data, and the next one is complete', async () => {
  process.env.SEED = 'demo';
  const version = await contentVersion();
  const { connection } = cms.strapi.db;
  // Views are seeded last, when all other tables are filled.
  await connection.raw(
    "create trigger cut before insert on daily_views begin select raise(abort, 'cut off'); end",
  );
  await expect(seed()).rejects.toThrow('cut off');
  expect(await countAll()).toEqual(TABLES.map(() => 0));
  expect(await contentVersion()).toBe(version);

  await connection.raw('drop trigger cut');
  await seed();
  const counts = await countAll();
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(await contentVersion()).toBeGreaterThan(version);

  await seed();
  expect(await countAll()).toEqual(counts);
});

test('the first start and the seed mail nobody: they are no change of the staff', async () =>
  expect(await storedMails(cms.strapi.db.connection)).toEqual([]));

test('demo stock equals the sums of items and moves', async () => {
  const products = await table('products').select('id', 'document_id', 'stock');
  for (const { id, document_id, stock } of products) {
    const [items] = await table('stock_items').where({ product_id: id }).sum('quantity as units');
    const [moves] = await table('stock_moves').where({ product_id: document_id }).sum('delta as units');
    expect([Number(items?.units), Number(moves?.units ?? 0)]).toEqual([stock, stock]);
  }
});

test('demo order numbers have no gaps and the counters continue from them', async () => {
  for (const { business_day, last } of await table('order_counters').select('business_day', 'last')) {
    const rows = await table('orders').where({ business_day }).orderBy('created_at').select('order_number');
    const day = (business_day as string).replaceAll('-', '');
    const expected = rows.map((_, i) => `JL-${day}-${String(i + 1).padStart(4, '0')}`);
    expect(rows.map(({ order_number }) => order_number)).toEqual(expected);
    expect(last).toBe(rows.length);
  }
});

test('every demo order has matching lines, history, status and held units', async () => {
  const orders = await table('orders').select('id', 'subtotal', 'order_status', 'stock_held');
  for (const { id, subtotal, order_status, stock_held } of orders) {
    const lines = await table('order_lines').where({ order_id: id });
    const sum = lines.reduce((total, { unit_price, quantity }) => total + unit_price * quantity, 0);
    expect(sum).toBe(subtotal);
    for (const { units_held, quantity } of lines) expect(units_held).toBe(stock_held ? quantity : 0);
    const last = await table('order_events')
      .where({ order_id: id })
      .whereIn('type', ['created', 'status'])
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .first();
    expect(last?.to_status).toBe(order_status);
  }
});

test('demo sales came by each channel, with deposits, partial refunds, a reservation and coupons', async () => {
  const orders = await table('orders').select('*');
  expect(new Set(orders.map(({ channel }) => channel as string))).toEqual(new Set(SALES_CHANNELS));
  const inPart = orders.filter(
    ({ paid_amount: paid, refunded_amount: refunded, total }) => paid > 0 && paid + refunded < total,
  );
  expect(inPart).toHaveLength(3);
  const returnedInPart = orders.filter(
    ({ paid_amount: paid, refunded_amount: refunded }) => paid > 0 && refunded > 0,
  );
  expect(returnedInPart).toHaveLength(4);
  const used = new Set(orders.map(({ coupon_code }) => coupon_code as string));
  expect([...used].sort()).toEqual(['', 'BIENVENIDA10', 'ENVIOGRATIS', 'PRIMAVERA']);
});

type CountedClient = { orders: number; purchases: number; spent: number };
type ClientOrder = { phone_key: string; email_key: string; order_status: string; paid_amount: number };

const keysOf = ({ phone_key: phone, email_key: email }: ClientOrder): string[] =>
  [phone && `p${phone}`, email && `e${email}`].filter(Boolean);

function addOrder(client: CountedClient, { order_status: status, paid_amount: paid }: ClientOrder): void {
  if (status !== 'cancelled') client.orders += 1;
  if (status !== 'paid') return;
  client.purchases += 1;
  client.spent += paid;
}

/** Joins orders by phone, else by mail, without the code of the shop. */
function countClients(orders: readonly ClientOrder[]): CountedClient[] {
  const owners = new Map<string, CountedClient>();
  const clients: CountedClient[] = [];
  for (const order of orders) {
    const keys = keysOf(order);
    if (keys.length === 0) continue;
    const known = keys.map((key) => owners.get(key)).find(Boolean);
    const client = known ?? { orders: 0, purchases: 0, spent: 0 };
    if (!known) clients.push(client);
    for (const key of keys) if (!owners.has(key)) owners.set(key, client);
    addOrder(client, order);
  }
  return clients;
}

// @spec E.21
test('the clients of the demo shop have the totals of their orders, counted apart', async () => {
  expect(await catchUpClients()).toBeGreaterThan(100);
  const orders = (await table('orders').orderBy('id').select('*')) as ClientOrder[];
  const stored = await table('clients').orderBy('id').select('orders', 'purchases', 'spent');
  expect(stored).toEqual(countClients(orders));
  expect(await table('orders').whereNotNull('deleted_at')).toEqual([]);
});

test('the doctor finds no fault in the demo shop', async () => {
  expect(await (await commerceOn(cms)).faults()).toEqual([]);
});

test('demo catalog, content and settings match the contract', async () => {
  await catalog.repair();
  const list = await cms.call('/api/products?limit=all');
  const { payload, totalDocs } = endpoints.listProducts.answer.parse(list.body);
  expect(totalDocs).toBe((await countOf('products')) - 1);
  for (const { thumbnails, thumbnailAlts } of payload as Product[]) {
    expect(thumbnailAlts).toHaveLength(thumbnails.length);
    const [url = ''] = thumbnails;
    expect((await cms.call(url.replace('.jpg', '-320.webp'))).status, url).toBe(200);
  }
  endpoints.getContent.answer.parse((await cms.call('/api/content')).body);
  const shop = endpoints.getShop.answer.parse((await cms.call('/api/shop')).body);
  expect(shop.shop).toMatchObject({ brand: 'Jazmín Lencería', orderPrefix: 'JL' });
});

test('every demo offer strikes a price through that was really asked, and no demo product lacks a fact', async () => {
  const { payload } = (await cms.call<{ payload: Product[] }>('/api/products?limit=all')).body;
  const offers = payload.filter(({ discount }) => discount > 0);
  expect(offers.length).toBeGreaterThanOrEqual(8);
  expect(offers.filter(({ earlierPrice, price }) => earlierPrice !== price)).toEqual([]);
  expect(await catalog.countProductsWithoutFacts()).toBe(0);
});

test('the demo pictures are stored before the shop opens, and their sizes only once they are seen', () => {
  const files = readdirSync(pictureFolder());
  expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  const drawn = files.filter((name) => /^[0-9a-f]{32}\.webp$/.test(name));
  expect(drawn.length).toBeGreaterThan(100);
  const ids = drawn.map((name) => name.replace('.webp', ''));
  const seen = files.filter((name) => name.endsWith('-320.webp'));
  expect(drawn.length + seen.length).toBe(files.length);
  for (const name of seen) expect(ids).toContain(name.replace('-320.webp', ''));
});

test('staff can read a demo order with its transfer proof', async () => {
  const token = await cms.adminToken();
  const waiting = await cms.call('/api/orders?status=pending_transfer_confirmation', { token });
  const { orders } = endpoints.listOrders.answer.parse(waiting.body);
  const order = orders[0] as AdminOrder;
  expect(order.hasTransferProof).toBe(true);
  const proof = await cms.call(order.transferProofUrl ?? '');
  expect(proof.status).toBe(200);
  expect(proof.headers.get('content-type')).toBe('image/jpeg');
  const detail = endpoints.getOrder.answer.parse(
    (await cms.call(`/api/orders/${order._id}`, { token })).body,
  );
  const named = (detail.order.history ?? []).flatMap(({ proof }) => (proof ? [proof.url] : []));
  expect(named).toEqual([expect.stringContaining('/api/upload/proof/')]);
  endpoints.ordersSummary.answer.parse((await cms.call('/api/orders/summary', { token })).body);
  const views = await cms.call('/api/interactions/most-viewed-products', { token });
  expect(endpoints.mostViewedProducts.answer.parse(views.body).products).toHaveLength(10);
});

test('a shopper can buy from the demo shop and gets the next number of the day', async () => {
  const list = await cms.call('/api/products?limit=all');
  const { payload } = endpoints.listProducts.answer.parse(list.body);
  const product = payload.find(({ variants }) => variants.some(({ stock }) => stock > 3))!;
  const variant = product.variants.find(({ stock }) => stock > 3)!;
  const answer = await cms.call('/api/orders', {
    method: 'POST',
    json: {
      items: [{ productId: product._id, quantity: 1, size: variant.size, color: variant.color }],
      shippingInfo: { fullName: 'Ana Prueba', email: 'ana@example.com', phone: '299 412-3456' },
      paymentMethod: 'cash',
      deliveryMethod: 'pickup',
    },
  });
  expect(answer.status).toBe(201);
  const { orderNumber } = endpoints.createOrder.answer.parse(answer.body);
  expect(await table('orders').where({ order_number: orderNumber })).toHaveLength(1);
});
