import { ALL_STATUSES, SALES_CHANNELS, type Product } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { seededRandom, type Random } from '../../src/demo-shop/random';
import { inBatches } from '../../src/database/rows';
import { catalog } from '../support/servers/built-cms';
import type { Commerce } from '../support/data/commerce-calls';
import { dayAfter, midnight } from './plain-sql';

const HOUR = 3_600_000;
const MINUTE = 60_000;
export const DAYS = 240;
const ORDERS_A_DAY = 4;

type Row = Record<string, unknown>;
type Item = { id: number; product_id: number; size: string | null; color: string | null };
type Shop = { random: Random; now: Date; items: Item[]; documentOf: Map<number, string> };

const argentineDay = (at: Date): string => new Date(at.getTime() - 3 * HOUR).toISOString().slice(0, 10);

let documents = 0;
const columns = (at: Date): Row => ({
  document_id: `informe${String((documents += 1)).padStart(17, '0')}`,
  created_at: at,
  updated_at: at,
  published_at: at,
});

/** Returns a time of a day in Argentina that has passed; a third are within two minutes of midnight. */
function timeOn(day: string, { random, now }: Shop): Date {
  const start = midnight(day).getTime();
  const edge = random.below(2 * MINUTE);
  const at = random.chance(0.33)
    ? start + (random.chance(0.5) ? edge : 24 * HOUR - 1 - edge)
    : start + random.below(24 * HOUR);
  return new Date(Math.min(at, now.getTime() - 1000));
}

const COLORS = [
  { name: 'Negro', value: '#000000' },
  { name: 'Rojo', value: '#ff0000' },
];
const PRODUCTS = 9;

/** Creates products without a choice, with sizes, and with sizes and colours. */
async function createProducts(shop: Commerce): Promise<Product[]> {
  const products: Product[] = [];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const sizes = at < 2 ? [null] : ['S', 'M'];
    const colors = at < 4 ? [] : COLORS;
    const variants = sizes.flatMap((size) =>
      (colors.length > 0 ? colors : [null]).map((color) => ({ size, color: color?.name ?? null, stock: 1 })),
    );
    const choices =
      at < 2 ? { stock: 1, size: ['ÚNICO'] } : { size: sizes, colors, variants, stock: undefined };
    products.push(await shop.product({ title: `Informe ${at}`, ...choices }));
  }
  return products;
}

const randomOrder = (day: string, sequence: number, shop: Shop): Row => {
  const { random } = shop;
  const at = timeOn(day, shop);
  const deletedAt = random.chance(0.08) ? new Date(at.getTime() + HOUR) : null;
  return {
    ...columns(at),
    order_number: `JL-${day.replaceAll('-', '')}-I${sequence}`,
    business_day: argentineDay(at),
    order_status: random.pick(ALL_STATUSES),
    payment_method: random.pick(['cash', 'transfer', 'mercado_pago']),
    payment_way: random.pick([null, '', 'debit']),
    delivery_method: random.pick(['pickup', 'home']),
    channel: random.chance(0.1) ? null : random.pick(SALES_CHANNELS),
    full_name: 'Clienta de prueba',
    shipping_cost: random.pick([0, 0, 2500]),
    cash_fee: random.pick([0, 300]),
    deleted_at: deletedAt,
    stock_held: false,
  };
};

const MISSING = [null, ''] as const;

function randomLine(position: number, at: Date, { random, items, documentOf }: Shop): Row {
  const item = random.pick(items);
  const quantity = random.integer(1, 4);
  const unitPrice = random.chance(0.02) ? 99_999_999 : random.integer(1, 40_000);
  return {
    ...columns(at),
    position,
    product_id: documentOf.get(item.product_id),
    stock_item_id: item.id,
    title: 'Título de entonces',
    unit_price: unitPrice,
    quantity: unitPrice > 1e6 ? 25 : quantity,
    size: item.size ?? random.pick(MISSING),
    color: item.color,
    coupon_discount: random.chance(0.3) ? random.below(unitPrice) : 0,
    units_held: 0,
  };
}

const METHODS = ['cash', 'transfer', 'debit', 'card', 'mercado_pago', 'other', 'vale'];

function randomPayments(order: Row, total: number, shop: Shop): Row[] {
  const { random, now } = shop;
  return Array.from({ length: random.weighted([0, 1, 2, 3], (n) => [3, 5, 2, 2][n] ?? 0) }, (_, at) => {
    const day = dayAfter(order.business_day as string, random.pick([0, 0, 1, 2, 9, 40]));
    const kind = random.pick([['payment'], ['payment', 'refund'], ['payment', 'refund', 'void']][at] ?? []);
    const amount = random.integer(1, Math.max(1, Math.min(total, 900_000)));
    return {
      ...columns(now),
      at: timeOn(day > argentineDay(now) ? argentineDay(now) : day, shop),
      kind,
      amount: kind === 'payment' || random.chance(0.1) ? amount : -amount,
      method: random.pick(METHODS),
      by_status: random.chance(0.5),
    };
  });
}

async function insert(db: Knex, table: string, rows: Row[]): Promise<void> {
  for (const batch of inBatches(rows, 100)) await db(table).insert(batch);
}

async function insertOrders(db: Knex, shop: Shop, days: readonly string[]): Promise<void> {
  const orders: Row[] = [];
  const linesOf = new Map<unknown, Row[]>();
  const paymentsOf = new Map<unknown, Row[]>();
  for (const day of days)
    for (let sequence = shop.random.below(2 * ORDERS_A_DAY); sequence > 0; sequence -= 1) {
      const order = randomOrder(day, sequence, shop);
      const at = order.created_at as Date;
      const lines = Array.from({ length: shop.random.integer(1, 3) }, (_, position) =>
        randomLine(position, at, shop),
      );
      const sum = (value: (line: Row) => number) => lines.reduce((all, line) => all + value(line), 0);
      const subtotal = Math.min(
        2e9,
        sum((line) => Number(line.unit_price) * Number(line.quantity)),
      );
      const total = Math.min(subtotal, shop.random.below(500_000));
      const money = { subtotal, total, coupon_discount: sum((line) => Number(line.coupon_discount)) };
      const off = {
        payment_discount: shop.random.pick([0, 700]),
        agreed_discount: shop.random.below(500),
      };
      orders.push({ ...order, ...money, ...off });
      linesOf.set(order.document_id, lines);
      paymentsOf.set(order.document_id, randomPayments(order, total, shop));
    }
  await insert(db, 'orders', orders);
  const stored: Row[] = await db('orders').select('id', 'document_id');
  const withOrder = (rows: Map<unknown, Row[]>) =>
    stored.flatMap(({ id, document_id }) =>
      (rows.get(document_id) ?? []).map((row) => ({ ...row, order_id: id })),
    );
  await insert(db, 'order_lines', withOrder(linesOf));
  await insert(db, 'order_payments', withOrder(paymentsOf));
  // The void is the third entry of its order, and it voids the second.
  await db('order_payments')
    .where('kind', 'void')
    .update({ voids_id: db.raw('id - 1') });
}

// Every variant begins on a day of its own, and is sold out again and again.
async function insertMoves(db: Knex, shop: Shop, days: readonly string[]): Promise<void> {
  await db('stock_moves').delete();
  for (const { id, product_id, size, color } of shop.items) {
    const begins = shop.random.chance(0.5) ? 0 : shop.random.below(DAYS);
    const createdAt = timeOn(days[begins]!, shop);
    let level = 0;
    const moves: Row[] = [];
    const moveAt = (at: Date, delta: number) => {
      level += delta;
      const move = { at, delta, stock_item_id: id, product_id: shop.documentOf.get(product_id), size, color };
      if (delta !== 0) moves.push({ ...columns(at), ...move, reason: 'edit', actor: 'Jazmín' });
    };
    moveAt(createdAt, shop.random.below(4));
    for (const day of days.slice(begins + 1))
      for (let times = shop.random.chance(0.15) ? shop.random.integer(1, 3) : 0; times > 0; times -= 1)
        moveAt(timeOn(day, shop), shop.random.chance(0.7) ? -level : shop.random.integer(-level, 3));
    await insert(db, 'stock_moves', moves);
    await db('stock_items').where({ id }).update({ quantity: level, created_at: createdAt });
  }
}

// The catalog is rendered again, because its entries hold the stock.
async function finishStock(shop: Commerce, strapi: Core.Strapi, products: readonly Product[]): Promise<void> {
  const db = shop.db();
  const ids: number[] = (await db('products').select('id')).map(({ id }) => id as number);
  for (const id of ids) {
    const [sum] = (await db('stock_items').where('product_id', id).sum('quantity as units')) as Row[];
    await db('products')
      .where('id', id)
      .update({ stock: Number(sum?.units ?? 0) });
  }
  await db.transaction((trx) => catalog.refresh(trx, ids));
  await shop.editProduct(products[PRODUCTS - 2]!._id, { status: false });
  await shop.admin(`/api/products/${products[PRODUCTS - 1]!._id}`, { method: 'DELETE' });
}

const TABLES = ['order_payments', 'order_lines', 'orders', 'stock_moves', 'stock_items', 'products'];

/** Deletes the orders and products of a shop. */
export async function emptyShop(shop: Commerce): Promise<void> {
  for (const table of [...TABLES, 'catalog_entries', 'catalog_slugs']) await shop.db()(table).delete();
}

/** Fills an empty shop with random orders, payments and stock moves of the last days; the same seed gives the same shop. */
export async function fillWithRandomSales(shop: Commerce, strapi: Core.Strapi, seed: number) {
  const db = shop.db();
  const products = await createProducts(shop);
  const items = (await db('stock_items').select('id', 'product_id', 'size', 'color')) as Item[];
  const rows: Row[] = await db('products').select('id', 'document_id');
  const documentOf = new Map(rows.map(({ id, document_id }) => [id as number, document_id as string]));
  const now = new Date();
  const days = Array.from({ length: DAYS }, (_, at) => dayAfter(argentineDay(now), at - DAYS + 1));
  const random = seededRandom(seed);
  const context = { random, now, items, documentOf };
  await insertOrders(db, context, days);
  await insertMoves(db, context, days);
  await finishStock(shop, strapi, products);
  return { random, days };
}
