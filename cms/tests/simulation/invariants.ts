import { ANY_QUEUE, ORDER_QUEUES, orderState, type AdminOrder } from '@shop/contract';
import { tablesWith } from '../support/data/stored-texts';
import { readOrder } from './actions/sales';
import { queues as sqlQueues } from './built-services';
import { Violation, type World } from './world';

type Count = Record<string, unknown>;

/** Units are neither made nor lost: what staff put on sale is in stock, in an order, or reserved for an exchange. */
async function checkUnits({ shop, beliefs }: World): Promise<void> {
  const db = shop.db();
  for (const { id, added } of beliefs.products) {
    const row: Count = (await db('products as p')
      .where('p.document_id', id)
      .first(
        db.raw('(select sum(quantity) from stock_items i where i.product_id = p.id) as "inStock"'),
        db.raw(
          '(select sum(units_held) from order_lines l where l.product_id = p.document_id) as "inOrders"',
        ),
        db.raw(
          '(select sum(units_held) from exchanges x where x.product_id = p.document_id) as "inExchanges"',
        ),
        db.raw('(select sum(delta) from stock_moves m where m.product_id = p.document_id) as moves'),
      )) as Count;
    const [inStock = 0, inOrders = 0, inExchanges = 0, moves = 0] = [
      'inStock',
      'inOrders',
      'inExchanges',
      'moves',
    ].map((name) => Number(row[name] ?? 0));
    if (moves !== inStock) throw new Violation(`stock is ${inStock}, and its moves say ${moves}`);
    if (inStock + inOrders + inExchanges !== added)
      throw new Violation(
        `of ${added} units ${inStock} are in stock, ${inOrders} in orders, ${inExchanges} reserved`,
      );
  }
}

async function checkCoupons({ shop, beliefs }: World): Promise<void> {
  for (const { code, maxUses } of beliefs.coupons) {
    const [row] = (await shop
      .db()('orders')
      .where('coupon_code', code)
      .whereNull('deleted_at')
      .whereNotIn('order_status', ['cancelled', 'refunded'])
      .count('* as uses')) as Count[];
    if (Number(row?.uses) > maxUses)
      throw new Violation(`${code} is for ${maxUses} and was used ${String(row?.uses)} times`);
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
  const orders: AdminOrder[] = [];
  for (const placed of world.beliefs.orders) {
    const order = await readOrder(world, placed);
    if (order) orders.push(order);
  }
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
