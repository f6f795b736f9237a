import {
  applyCoupon,
  businessDay,
  couponCodeSchema,
  errorCodes,
  freezeCoupon,
  type AppliedCoupon,
  type Coupon,
  type CouponLine,
  type CouponTerms,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { conflict } from '../../../platform/http/http-error';
import { canonicalEmail } from '../../../platform/mail/canonical-email';
import { couponFault, UNKNOWN_COUPON } from '../domain/coupon-fault';
import { asCoupon, COUPONS, countUses, USES } from './coupon-rows';

/** How a client is known: the keys of `orders`. */
type Client = { emailKey: string; phoneKey: string };
type Applied = AppliedCoupon & { code: string };

const WAY_ON = 'Para que la orden siga, subí sus usos en Cupones o registrá una venta nueva sin el cupón.';

const unavailable = (message: string) => conflict(message, errorCodes.couponUnavailable);

type Checked = Applied | { fault: string };

function appliedTo(lines: readonly CouponLine[], coupon: Coupon): Checked {
  const { shares, freeDelivery, withPaymentDiscount, ...reached } = applyCoupon(coupon, lines);
  const fault = couponFault(coupon, reached, businessDay(new Date()));
  return fault ? { fault } : { code: coupon.code, shares, freeDelivery, withPaymentDiscount };
}

async function findRow(db: Connection | Trx, code: string, isLocked: boolean): Promise<Row | null> {
  const parsed = couponCodeSchema.safeParse(code);
  if (!parsed.success) return null;
  const query = db(COUPONS).where('code', parsed.data).first();
  return ((await (isLocked ? query.forUpdate() : query)) as Row | undefined) ?? null;
}

const loaded = async (db: Connection | Trx, row: Row): Promise<Coupon> =>
  asCoupon(row, (await countUses(db, [row.id as number])).get(row.id as number) ?? 0);

/** Returns what a coupon takes off these lines, or why it takes nothing off. */
export async function checkCoupon(
  db: Connection,
  code: string,
  lines: readonly CouponLine[],
): Promise<Checked> {
  const row = await findRow(db, code, false);
  return row ? appliedTo(lines, await loaded(db, row)) : { fault: UNKNOWN_COUPON };
}

/** Returns whether a client uses a coupon in an order, known by her phone or by her mail in whatever way she writes it. */
async function isUsedBy(trx: Trx, couponId: number, { emailKey, phoneKey }: Client): Promise<boolean> {
  const mail = canonicalEmail(emailKey);
  const rows: Row[] = await trx(USES)
    .join('orders', 'orders.order_number', `${USES}.order_number`)
    .where(`${USES}.coupon_id`, couponId)
    .whereNull(`${USES}.returned_at`)
    .where((either) => {
      // A canonical name without dots is how all other ways to write it begin.
      if (mail) either.whereRaw(`replace(orders.email_key, '.', '') like ?`, `${mail.split(/[@.]/)[0]}%`);
      if (phoneKey) either.orWhere('orders.phone_key', phoneKey);
    })
    .select('orders.email_key', 'orders.phone_key');
  return rows.some(
    ({ email_key, phone_key }) =>
      (mail !== '' && canonicalEmail(String(email_key ?? '')) === mail) ||
      (phoneKey !== '' && phone_key === phoneKey),
  );
}

/** `terms` are what the order keeps, so that its edits cost as its purchase did. */
export type LockedCoupon = { id: number; applied: Applied; terms: CouponTerms };

/** Locks a coupon until the transaction ends, so that parallel orders count its uses one by one; throws 409 with the reason. */
export async function lockCoupon(
  trx: Trx,
  code: string,
  lines: readonly CouponLine[],
  client: Client,
): Promise<LockedCoupon> {
  const row = await findRow(trx, code, true);
  if (!row) throw unavailable(UNKNOWN_COUPON);
  const coupon = await loaded(trx, row);
  const applied = appliedTo(lines, coupon);
  if ('fault' in applied) throw unavailable(applied.fault);
  const id = row.id as number;
  if (coupon.oncePerClient && (await isUsedBy(trx, id, client))) throw unavailable('Ya usaste ese cupón.');
  return { id, applied, terms: freezeCoupon(coupon, lines) };
}

/** Records that an order uses a coupon that the transaction has locked. */
export async function recordUse(
  trx: Trx,
  { id }: LockedCoupon,
  orderNumber: string,
  at: Date,
): Promise<void> {
  await trx(USES).insert({
    ...newRow(at),
    coupon_id: id,
    order_number: orderNumber,
    returned_at: null,
  });
}

/** Gives the use of an order that is cancelled or deleted back. */
export const giveUseBack = (trx: Trx, orderNumber: string, at: Date): Promise<void> =>
  trx(USES).where('order_number', orderNumber).whereNull('returned_at').update({ returned_at: at });

/** Returns the query of the numbers of the orders that use a coupon. */
export const ordersUsing = (code: string) =>
  strapi.db
    .connection(USES)
    .whereNull('returned_at')
    .where('coupon_id', strapi.db.connection(COUPONS).where({ code }).select('id'))
    .select('order_number');

/** Forgets the use of an order whose edit drops its coupon. */
export const dropUse = (trx: Trx, orderNumber: string): Promise<void> =>
  trx(USES).where('order_number', orderNumber).delete();

/** Takes the use of an order that goes on again; throws 409 when the coupon has none left, or not for this client. */
export async function takeUseAgain(trx: Trx, orderNumber: string, client: Client): Promise<void> {
  const returned = trx(USES).where('order_number', orderNumber).whereNotNull('returned_at');
  const row: Row | undefined = await trx(COUPONS)
    .where('id', returned.clone().select('coupon_id'))
    .forUpdate()
    .first();
  if (!row) return;
  const { code, maxUses, uses, oncePerClient } = await loaded(trx, row);
  const isUsed = oncePerClient && (await isUsedBy(trx, row.id as number, client));
  if (isUsed || (maxUses !== null && uses >= maxUses))
    throw unavailable(
      isUsed
        ? `La clienta ya usó el cupón ${code} en otra orden. ${WAY_ON}`
        : `El cupón ${code} ya no tiene usos. ${WAY_ON}`,
    );
  await returned.update({ returned_at: null });
}
