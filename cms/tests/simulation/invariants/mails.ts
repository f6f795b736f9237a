import { undoneBy, type MailKind } from '@shop/contract';
import { Violation, type World } from '../world';

type Row = Record<string, unknown>;

const UNDONE = undoneBy('');

/** Every order told its buyer and the owner once that it was placed. */
async function checkPurchases({ shop }: World): Promise<void> {
  const db = shop.db();
  const placed = db('outgoing_mails')
    .whereIn('kind', ['order-placed', 'order-notice'])
    .select('order_number')
    .count('* as mails')
    .groupBy('order_number');
  const first: Row | undefined = await db('orders as o')
    .leftJoin(placed.as('m'), 'm.order_number', 'o.order_number')
    .whereNull('o.erased_at')
    .whereRaw('coalesce(m.mails, 0) <> 2')
    .first('o.order_number', 'm.mails');
  if (first)
    throw new Violation(
      `${String(first.order_number)} has ${String(first.mails ?? 0)} mails of its purchase, and not 2`,
    );
}

async function checkLostMails({ shop }: World): Promise<void> {
  const lost: Row | undefined = await shop
    .db()('outgoing_mails as m')
    .leftJoin('orders as o', 'o.order_number', 'm.order_number')
    .whereNotNull('m.order_number')
    .whereNull('o.id')
    .first('m.kind', 'm.order_number');
  if (lost)
    throw new Violation(
      `a mail ${String(lost.kind)} tells of ${String(lost.order_number)}, which does not exist`,
    );
}

// The clock stands still during a step, so that what one change says twice has one moment.
async function checkTwins({ shop }: World): Promise<void> {
  const same = ['kind', 'recipient', 'order_number', 'subject', 'text', 'created_at'];
  const twin: Row | undefined = await shop
    .db()('outgoing_mails')
    .whereNotNull('text')
    // Two proofs, requests for data or equal refunds may come at once; the histories of orders and cases count them.
    .whereNotIn('kind', ['order-proof-received', 'data-request', 'order-refund'])
    .groupBy(same)
    .havingRaw('count(*) > 1')
    .first(same);
  if (twin) throw new Violation(`the mail ${String(twin.kind)} was written twice`);
}

/** Checks what must hold of mails after every step. */
export async function checkMails(world: World): Promise<void> {
  await checkPurchases(world);
  await checkLostMails(world);
  await checkTwins(world);
}

/** How often each thing happened to one order, by its history and those of its exchanges. */
type Happened = (what: string) => number;

/** Mails that an order's history tells, none of them left to the choice of staff in the simulation. */
const TOLD: Partial<Record<MailKind, (times: Happened) => number>> = {
  // An exchange that takes the goods back also edits the order, and has a mail of its own.
  // An undone edit is in the history twice, and took its mail back.
  'order-changed': (times) => times('edit') - times('exchange goods_received') - 2 * times('edit undone'),
  'order-proof-received': (times) => times('proof'),
  'exchange-approved': (times) => times('exchange approved'),
  'exchange-ready': (times) => times('exchange goods_received'),
  'exchange-rejected': (times) => times('exchange rejected'),
  'exchange-expired': (times) => times('exchange expired'),
};

/** Mails of which there may be fewer, since staff may say that none is sent. */
const AT_MOST: Partial<Record<MailKind, (times: Happened) => number>> = {
  'order-cancelled': (times) => times('status cancelled'),
  'order-paid': (times) => times('status paid'),
  'order-refund': (times) => times('refund') + times('status refunded'),
  'order-ready': (times) => times('fulfillment ready'),
  'order-in-transit': (times) => times('fulfillment in_transit'),
  'order-delivered': (times) => times('fulfillment delivered'),
  'payment-reminder': (times) => times('created') + times('status'),
};

type Counts = Map<string, number>;

async function happenedTo({ shop }: World): Promise<Counts> {
  const db = shop.db();
  const events: Row[] = await db('order_events as e')
    .join('orders as o', 'o.id', 'e.order_id')
    .select('o.order_number', 'e.type', 'e.to_status', 'e.note');
  const steps: Row[] = await db('case_events as e')
    .join('cases as c', 'c.id', 'e.case_id')
    .where('c.kind', 'exchange')
    .select('c.order_number', 'e.step');
  const counts: Counts = new Map();
  const add = (row: Row, what: string) => {
    const key = `${String(row.order_number)} ${what}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const event of events) {
    add(event, String(event.type));
    if (String(event.note).startsWith(UNDONE)) add(event, `${String(event.type)} undone`);
    if (event.to_status) add(event, `${String(event.type)} ${String(event.to_status)}`);
  }
  for (const step of steps) add(step, `exchange ${String(step.step)}`);
  return counts;
}

/** Compares the outbox with the list of mails that the histories of orders and exchanges ask for. */
export async function checkToldEvents(world: World): Promise<void> {
  const db = world.shop.db();
  const counts = await happenedTo(world);
  const orders: string[] = await db('orders').whereNull('erased_at').pluck('order_number');
  const stored: Row[] = await db('outgoing_mails')
    .whereNotNull('order_number')
    .groupBy('order_number', 'kind')
    .select('order_number', 'kind')
    .count('* as mails');
  const mails = new Map(
    stored.map(({ order_number, kind, mails: found }) => [
      `${String(order_number)} ${String(kind)}`,
      Number(found),
    ]),
  );
  const check = (number: string, expected: typeof TOLD, fits: (found: number, due: number) => boolean) => {
    for (const [kind, dueOf] of Object.entries(expected)) {
      const found = mails.get(`${number} ${kind}`) ?? 0;
      const due = dueOf((what) => counts.get(`${number} ${what}`) ?? 0);
      if (!fits(found, due))
        throw new Violation(`${number} has ${found} mails ${kind}, and its history ${due}`);
    }
  };
  for (const number of orders) {
    check(number, TOLD, (found, due) => found === due);
    check(number, AT_MOST, (found, due) => found <= due);
  }
}
