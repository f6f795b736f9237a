import { randomUUID } from 'node:crypto';
import {
  createOrderAnswerSchema,
  orderAnswerSchema,
  productSchema,
  type AdminOrder,
  type Product,
} from '@shop/contract';
import type { Knex } from 'knex';
import { testAdmin, type Answer, type CallOptions, type TestCms } from './start-cms';

export type OrderAnswer = { order: AdminOrder; orderNumber: string; linkToken: string; warning?: string };
type Fields = Record<string, unknown>;

let contact = 0;

/** Somebody who has not bought before. */
export const aShopper = (changes: Fields = {}) => {
  contact += 1;
  return {
    fullName: 'María Gómez',
    email: `persona${contact}@ejemplo.com`,
    phone: `299${String(5_000_000 + contact)}`,
    address: 'Calle Falsa 123',
    city: 'Neuquén',
    postalCode: '8300',
    notes: '',
    ...changes,
  };
};

export const aProductDraft = (changes: Fields = {}) => ({
  title: 'Conjunto de prueba',
  description: 'De encaje',
  price: 10_000,
  discount: 20,
  category: 'conjuntos',
  stock: 20,
  size: ['S', 'M', 'L'],
  thumbnails: ['/uploads/pictures/prueba.jpg'],
  status: true,
  ...changes,
});

export type Line = { productId: string; quantity: number; size?: string; color?: string };

export const anOrder = (items: Line[], changes: Fields = {}) => ({
  items,
  shippingInfo: aShopper(),
  paymentMethod: 'cash',
  deliveryMethod: 'pickup',
  ...changes,
});

/** A cms in this process, or one of its own, whose tables are looked into through a connection of the test's. */
type Server = Pick<TestCms, 'call'> & Partial<Pick<TestCms, 'strapi'>> & { db?: Knex };

function databaseOf({ strapi, db }: Server): Knex {
  const found = db ?? strapi?.db.connection;
  if (!found) throw new Error('this cms runs in a process of its own');
  return found;
}

/** What the tests of the shop do again and again. */
export async function commerceOn(cms: Server) {
  const { token } = (
    await cms.call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin })
  ).body;
  const admin = <T = Fields>(url: string, options: CallOptions = {}) =>
    cms.call<T>(url, { ...options, token });
  const db = () => databaseOf(cms);

  return {
    admin,
    db,
    async product(changes: Fields = {}): Promise<Product> {
      const answer = await admin<{ product: Product }>('/api/products', {
        method: 'POST',
        json: aProductDraft(changes),
      });
      if (answer.status !== 201) throw new Error(`product refused: ${answer.text}`);
      return productSchema.parse(answer.body.product) as Product;
    },
    order: (body: unknown, key: string | null = randomUUID()): Promise<Answer<OrderAnswer>> =>
      cms.call('/api/orders', { method: 'POST', json: body, headers: key ? { 'idempotency-key': key } : {} }),
    async placed(items: Line[], changes: Fields = {}): Promise<OrderAnswer> {
      const answer = await this.order(anOrder(items, changes));
      if (answer.status !== 201) throw new Error(`order refused: ${answer.text}`);
      createOrderAnswerSchema.parse(answer.body);
      return answer.body;
    },
    async setStatus(id: string, change: Fields): Promise<Answer<OrderAnswer>> {
      const answer = await admin<OrderAnswer>(`/api/orders/${id}/status`, { method: 'PUT', json: change });
      if (answer.status === 200) orderAnswerSchema.parse(answer.body);
      return answer;
    },
    async stockOf(id: string): Promise<number> {
      return (await cms.call<{ product: Product }>(`/api/products/${id}`)).body.product.stock;
    },
    /** Everything that must always be true of stock, numbers and money; the faults found. */
    faults: () => invariantFaults(cms),
  };
}
export type Commerce = Awaited<ReturnType<typeof commerceOn>>;

type Row = Record<string, number | string | null>;

async function itemFaults(cms: Server, items: Row[]): Promise<string[]> {
  const moves: Row[] = await databaseOf(cms)('stock_moves')
    .whereNotNull('stock_item_id')
    .groupBy('stock_item_id')
    .select('stock_item_id')
    .sum('delta as sum');
  const sums = new Map(moves.map((row) => [row.stock_item_id, Number(row.sum)]));
  return items
    .filter(({ id, quantity }) => (sums.get(id as number) ?? 0) !== quantity || Number(quantity) < 0)
    .map(({ id, quantity }) => `item ${id}: ${quantity} is not the sum of its moves`);
}

function productFaults(product: Row, sum: number, entry: Row | undefined): string[] {
  const faults: string[] = [];
  if (sum !== product.stock) faults.push(`product ${product.id}: stock ${product.stock} is not ${sum}`);
  if ((entry === undefined) !== (product.deleted_at !== null))
    faults.push(`product ${product.id}: entry and row disagree`);
  const shown = entry ? (JSON.parse(entry.json as string) as Product).stock : sum;
  if (shown !== sum || (entry && entry.stock !== sum))
    faults.push(`entry ${product.id}: ${shown} is not ${sum}`);
  return faults;
}

/** The invariants of the shop, read straight from the tables. */
async function invariantFaults(cms: Server): Promise<string[]> {
  const db = databaseOf(cms);
  const items: Row[] = await db('stock_items').select('id', 'product_id', 'quantity');
  const products: Row[] = await db('products').select('id', 'stock', 'deleted_at');
  const entries: Row[] = await db('catalogue_entries').select('product_id', 'stock', 'json');
  const ofProducts = products.flatMap((product) => {
    const own = items.filter((item) => item.product_id === product.id);
    const sum = own.reduce((all, { quantity }) => all + Number(quantity), 0);
    return productFaults(
      product,
      sum,
      entries.find((one) => one.product_id === product.id),
    );
  });
  return [...(await itemFaults(cms, items)), ...ofProducts, ...(await orderFaults(cms))];
}

async function orderFaults(cms: Server): Promise<string[]> {
  const db = databaseOf(cms);
  const faults: string[] = [];
  const orders: Row[] = await db('orders').select('*');
  const lines: Row[] = await db('order_lines').select('order_id', 'unit_price', 'quantity', 'units_held');
  for (const order of orders) {
    const own = lines.filter(({ order_id }) => order_id === order.id);
    const subtotal = own.reduce((sum, line) => sum + Number(line.unit_price) * Number(line.quantity), 0);
    const total = subtotal + Number(order.shipping_cost) + Number(order.cash_fee);
    if (own.length === 0) faults.push(`order ${order.order_number} has no lines`);
    if (subtotal !== order.subtotal || total !== order.total)
      faults.push(`order ${order.order_number}: money`);
    if (order.order_status === 'paid' && order.paid_at === null)
      faults.push(`order ${order.order_number}: paid without a date`);
    if (!order.stock_held && own.some(({ units_held }) => Number(units_held) > 0))
      faults.push(`order ${order.order_number}: holds units it does not hold`);
  }
  const numbers = orders.map(({ order_number }) => order_number);
  if (new Set(numbers).size !== numbers.length) faults.push('repeated order numbers');
  return faults;
}
