import { ALERT_PATHS } from '@shop/contract';
import { NOTHING_TO_DO, outcomeOf, pickOf, send, type Action } from '../world';

type Variant = { productId: string; size: string; color: string | null };

/** A shopper asks to be told when a size is back, by mail or by phone. */
const requestAlert: Action = async (world, random) => {
  const shopper = pickOf(random, world.beliefs.shoppers);
  const soldOut: Variant[] = await world.shop
    .db()('stock_items as i')
    .join('products as p', 'p.id', 'i.product_id')
    .where('i.quantity', random.chance(0.9) ? 0 : 1)
    .orderBy('i.id')
    .select('p.document_id as productId', 'i.size', 'i.color');
  const variant = pickOf(random, soldOut);
  if (!shopper || !variant) return NOTHING_TO_DO;
  const contact = random.chance(0.8) ? { email: shopper.email } : { phone: shopper.phone };
  return outcomeOf(await send(world, 'POST', '/api/stock-alerts', { ...variant, ...contact }));
};

/** Opens the link that confirms an alert, or the one that cancels it. */
const openAlertLink: Action = async (world, random) => {
  const purpose = random.chance(0.8) ? 'confirm' : 'cancel';
  const mails: string[] = await world.shop
    .db()('outgoing_mails')
    .where('kind', 'stock-alert-confirmation')
    .whereNotNull('text')
    .orderBy('id')
    .pluck('text');
  const [, after] = pickOf(random, mails)?.split(`${ALERT_PATHS[purpose]}?token=`) ?? [];
  const token = /^\S+/.exec(after ?? '')?.[0];
  if (!token) return NOTHING_TO_DO;
  const json = { token: decodeURIComponent(token) };
  return `${purpose} ${outcomeOf(await send(world, 'POST', `/api/stock-alerts/${purpose}`, json))}`;
};

export const alerts = { requestAlert, openAlertLink };
