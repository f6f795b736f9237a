import { ANY_QUEUE, ORDER_QUEUES, orderState, type AdminOrder } from '@shop/contract';
import { tablesWith } from '../../support/data/stored-texts';
import { queues as sqlQueues } from '../built-services';
import { send, Violation, type World } from '../world';
import { checkCases } from './cases';
import { checkMails, checkToldEvents } from './mails';

type Count = Record<string, unknown>;

const UNITS = {
  inStock: 'select sum(quantity) from stock_items i where i.product_id = p.id',
  inOrders: 'select sum(units_held) from order_lines l where l.product_id = p.document_id',
  inExchanges: 'select sum(units_held) from exchanges x where x.product_id = p.document_id',
  moves: 'select sum(delta) from stock_moves m where m.product_id = p.document_id',
};

/** Units are neither made nor lost: what staff put on sale is in stock, in an order, or reserved for an exchange. */
async function checkUnits({ shop, beliefs }: World): Promise<void> {
  const db = shop.db();
  const sums = Object.entries(UNITS).map(([name, sum]) => db.raw(`coalesce((${sum}), 0) as "${name}"`));
  const rows = (await db('products as p').select('p.document_id', ...sums)) as Count[];
  for (const { id, added } of beliefs.products) {
    const row = rows.find(({ document_id }) => document_id === id) ?? {};
    const [inStock, inOrders, inExchanges, moves] = Object.keys(UNITS).map((name) => Number(row[name]));
    if (moves !== inStock) throw new Violation(`stock is ${inStock}, and its moves say ${moves}`);
    if (inStock! + inOrders! + inExchanges! !== added)
      throw new Violation(
        `of ${added} units ${inStock} are in stock, ${inOrders} in orders, ${inExchanges} reserved`,
      );
  }
}

async function checkCoupons({ shop, beliefs }: World): Promise<void> {
  const rows = (await shop
    .db()('orders')
    .whereNull('deleted_at')
    .whereNotIn('order_status', ['cancelled', 'refunded'])
    .groupBy('coupon_code')
    .select('coupon_code')
    .count('* as uses')) as Count[];
  for (const { coupon_code, uses } of rows) {
    const coupon = beliefs.coupons.find(({ code }) => code === coupon_code);
    if (coupon && Number(uses) > coupon.maxUses)
      throw new Violation(`${coupon.code} is for ${coupon.maxUses} and was used ${String(uses)} times`);
  }
}

/** The numbers of a day go from 1 to its counter without a gap. */
async function checkNumbers({ shop }: World): Promise<void> {
  const db = shop.db();
  const numbers: string[] = await db('orders').orderBy('id').pluck('order_number');
  const counters = (await db('order_counters').select('business_day', 'last')) as Count[];
  for (const { business_day, last } of counters) {
    const day = String(business_day).replaceAll('-', '');
    const given = numbers
      .filter((number) => number.includes(`-${day}-`))
      .map((number) => Number(number.split('-').at(-1)))
      .toSorted((a, b) => a - b);
    const wanted = Array.from({ length: Number(last) }, (_, at) => at + 1);
    if (given.join() !== wanted.join())
      throw new Violation(`${day} has the numbers ${given.join()}, and its counter says ${String(last)}`);
  }
}

/** Expects the ledger of an order to hold each payment and refund that the provider told, once. */
async function checkOnlinePayments({ shop, beliefs }: World): Promise<void> {
  const entries = (await shop
    .db()('order_payments as p')
    .join('orders as o', 'o.id', 'p.order_id')
    .whereNotNull('p.reference')
    .whereNot('p.reference', '')
    .select('p.reference', 'p.amount', 'o.order_number')) as Count[];
  const known = new Map(entries.map((entry) => [String(entry.reference), entry]));
  if (known.size < entries.length) throw new Violation('a payment of the provider was entered twice');
  for (const { id, pesos, orderNumber } of beliefs.told) {
    const entry = known.get(String(id));
    if (Number(entry?.amount) !== pesos || entry?.order_number !== orderNumber)
      throw new Violation(`${orderNumber} was paid ${pesos}, and its ledger says ${String(entry?.amount)}`);
  }
}

/** Cheap truths that hold after every step. */
export async function checkStep(world: World): Promise<void> {
  await checkUnits(world);
  await checkCoupons(world);
  await checkMails(world);
  await checkOnlinePayments(world);
}

/** Expects staff to read the sums of which the model is sure. */
function checkShownSums({ beliefs }: World, orders: readonly AdminOrder[]): void {
  for (const { id, paid, method, orderNumber } of beliefs.orders) {
    const shown = orders.find(({ _id }) => _id === id)?.paidAmount;
    // A payment whose notice never came may be entered at any time.
    if (paid === null || shown === undefined || method === 'mercado_pago') continue;
    if (shown !== paid) throw new Violation(`${orderNumber} shows ${shown} as paid, and it was ${paid}`);
  }
}

async function checkQueues(world: World): Promise<void> {
  const { answer } = await send<{ orders: AdminOrder[] }>(world, 'GET', '/api/orders?limit=100');
  const { orders } = answer.body;
  checkShownSums(world, orders);
  for (const queue of [...ORDER_QUEUES, ANY_QUEUE] as const) {
    const query = world.shop.db()('orders').whereNull('deleted_at');
    sqlQueues.filterQueue(query, queue);
    const found = ((await query.pluck('document_id')) as string[]).toSorted();
    const expected = orders
      .filter((order) => {
        const { queues } = orderState(order);
        return queue === ANY_QUEUE ? queues.length > 0 : queues.includes(queue);
      })
      .map(({ _id }) => _id)
      .toSorted();
    if (found.join() !== expected.join())
      throw new Violation(
        `queue ${queue} holds ${found.length} orders in SQL, ${expected.length} by their facts`,
      );
  }
}

const CONTACT = ['full_name', 'email', 'phone', 'address', 'notes'] as const;

/** Expects the orders that a request deleted to name nobody, after the restore of an older backup, too. */
async function checkErasedOrders({ shop, beliefs }: World): Promise<void> {
  const orders = (await shop.db()('orders').whereIn('order_number', beliefs.erasedOrders)) as Count[];
  for (const order of orders)
    if (!order.erased_at || CONTACT.some((name) => order[name]))
      throw new Violation(`${String(order.order_number)} was deleted on request and still names somebody`);
}

/** Expects one product of each file of new products. */
async function checkNewProducts({ shop, beliefs }: World): Promise<void> {
  for (const { title } of beliefs.newProducts) {
    const found = (await shop.db()('products').where({ title }).pluck('document_id')) as string[];
    if (found.length > 1) throw new Violation(`the file of ${title} made ${found.length} products`);
    const [id] = found;
    if (id && !beliefs.products.some((known) => known.id === id))
      throw new Violation(`${title} was made by a file whose call failed`);
  }
}

async function checkErased({ shop, beliefs }: World): Promise<void> {
  if (beliefs.erased.length === 0) return;
  const left = await tablesWith(shop.db(), beliefs.erased);
  if (left.length > 0) throw new Violation(`left of an erased person: ${left.join(', ')}`);
}

/** All truths, those of the doctor included. */
export async function checkWhole(world: World): Promise<void> {
  await checkStep(world);
  await checkNumbers(world);
  await checkToldEvents(world);
  await checkCases(world);
  const faults = await world.shop.faults();
  if (faults.length > 0) throw new Violation(`doctor: ${faults.join('; ')}`);
  await checkQueues(world);
  await checkErasedOrders(world);
  await checkNewProducts(world);
  await checkErased(world);
}
