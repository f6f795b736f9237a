import { ANY_QUEUE, ORDER_QUEUES, orderState, type AdminOrder } from '@shop/contract';
import { tablesWith } from '../support/data/stored-texts';
import { queues as sqlQueues } from './built-services';
import { send, Violation, type World } from './world';

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

/** Every order told its buyer once that it was placed, and no mail tells of an order that does not exist. */
async function checkMails({ shop }: World): Promise<void> {
  const db = shop.db();
  const placed = db('outgoing_mails')
    .where('kind', 'order-placed')
    .select('order_number')
    .count('* as mails')
    .groupBy('order_number');
  const wrong = (await db('orders as o')
    .leftJoin(placed.as('m'), 'm.order_number', 'o.order_number')
    .whereNull('o.erased_at')
    .whereRaw('coalesce(m.mails, 0) <> 1')
    .select('o.order_number', 'm.mails')) as Count[];
  const [first] = wrong;
  if (first)
    throw new Violation(
      `${String(first.order_number)} has ${String(first.mails ?? 0)} mails of its purchase`,
    );
  const [lost] = (await db('outgoing_mails as m')
    .leftJoin('orders as o', 'o.order_number', 'm.order_number')
    .whereNotNull('m.order_number')
    .whereNull('o.id')
    .select('m.kind', 'm.order_number')) as Count[];
  if (lost)
    throw new Violation(
      `a mail ${String(lost.kind)} tells of ${String(lost.order_number)}, which does not exist`,
    );
}

/** Cheap truths that hold after every step. */
export async function checkStep(world: World): Promise<void> {
  await checkUnits(world);
  await checkCoupons(world);
  await checkMails(world);
}

async function checkQueues(world: World): Promise<void> {
  const { answer } = await send<{ orders: AdminOrder[] }>(world, 'GET', '/api/orders?limit=100');
  const { orders } = answer.body;
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

async function checkErased({ shop, beliefs }: World): Promise<void> {
  if (beliefs.erased.length === 0) return;
  const left = await tablesWith(shop.db(), beliefs.erased);
  if (left.length > 0) throw new Violation(`left of an erased person: ${left.join(', ')}`);
}

/** All truths, those of the doctor included. */
export async function checkWhole(world: World): Promise<void> {
  await checkStep(world);
  const faults = await world.shop.faults();
  if (faults.length > 0) throw new Violation(`doctor: ${faults.join('; ')}`);
  await checkQueues(world);
  await checkErased(world);
}
