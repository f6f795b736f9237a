import { ALERTS_PER_UNIT, DAY_MS, findStockItem, HOUR_MS, STOCK_ALERT_PAUSE_HOURS } from '@shop/contract';
import { isClockHeld } from '../clock';
import { Violation, type World } from '../world';

type Moment = Date | string | number;
type Variant = { size: string | null; color: string | null };
type Alert = Variant & { product_id: string; state: string; email: string | null; told_at: Moment | null };
type Item = Variant & { quantity: number; document_id: string };

const timeOf = (at: Moment | null): number => (at === null ? 0 : new Date(at).getTime());

/** Expects that the job of alerts has told as many shoppers of each variant as it may. */
async function checkWaiting({ shop }: World, alerts: readonly Alert[]): Promise<void> {
  const items = (await shop
    .db()('stock_items as i')
    .join('products as p', 'p.id', 'i.product_id')
    .where('p.active', true)
    .whereNull('p.deleted_at')
    .select('i.*', 'p.document_id')) as Item[];
  const since = Date.now() - STOCK_ALERT_PAUSE_HOURS * HOUR_MS;
  const itemOf = ({ product_id, ...variant }: Alert) =>
    findStockItem(
      items.filter(({ document_id }) => document_id === product_id),
      variant,
    );
  for (const item of items) {
    const own = alerts.filter((alert) => itemOf(alert) === item);
    const told = own.filter(({ told_at }) => timeOf(told_at) > since).length;
    const waits = own.some(({ state }) => state === 'waiting');
    if (waits && told < ALERTS_PER_UNIT * Number(item.quantity))
      throw new Violation(`${item.quantity} units of ${item.document_id} came back, and ${told} were told`);
  }
}

/** Expects one mail for each alert that was told lately. */
async function checkTold({ shop }: World, alerts: readonly Alert[]): Promise<void> {
  const lately = Date.now() - 20 * DAY_MS;
  const mails = (await shop
    .db()('outgoing_mails')
    .where('kind', 'stock-alert-restock')
    .select('recipient', 'created_at')) as { recipient: string; created_at: Moment }[];
  const keyOf = (to: string | null, at: Moment | null) => `${to} ${timeOf(at)}`;
  const told = alerts.filter(
    ({ email, state, told_at }) => email && state === 'told' && timeOf(told_at) > lately,
  );
  for (const { email, told_at } of told) {
    const key = keyOf(email, told_at);
    const due = told.filter((other) => keyOf(other.email, other.told_at) === key).length;
    const found = mails.filter(({ recipient, created_at }) => keyOf(recipient, created_at) === key).length;
    if (found !== due) throw new Violation(`${due} alerts of one shopper were told in ${found} mails`);
  }
}

/** Checks the stock alerts after the jobs of the shop have run. */
export async function checkAlerts(world: World): Promise<void> {
  const alerts = (await world.shop.db()('stock_alerts')) as Alert[];
  await checkWaiting(world, alerts);
  if (isClockHeld()) await checkTold(world, alerts);
}
