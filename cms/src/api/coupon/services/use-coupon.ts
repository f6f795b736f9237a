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
import { conflict } from '../../../platform/http/http-error';
import { canonicalEmail } from '../../../platform/mail/canonical-email';
import { couponFault, UNKNOWN_COUPON } from '../domain/coupon-fault';
import { couponOf, couponsIn, usesIn } from './coupon-records';

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

async function findCoupon(db: Connection | Trx, code: string, isLocked = false) {
  const parsed = couponCodeSchema.safeParse(code);
  return parsed.success ? couponsIn(db).one({ code: parsed.data }, { isLocked }) : null;
}

/** Returns what a coupon takes off these lines, or why it takes nothing off. */
export async function checkCoupon(
  db: Connection,
  code: string,
  lines: readonly CouponLine[],
): Promise<Checked> {
  const record = await findCoupon(db, code);
  return record ? appliedTo(lines, await couponOf(db, record)) : { fault: UNKNOWN_COUPON };
}

/** Returns whether a client uses a coupon in an order, known by her phone or by her mail in whatever way she writes it. */
async function isUsedBy(trx: Trx, couponId: number, { emailKey, phoneKey }: Client): Promise<boolean> {
  const mail = canonicalEmail(emailKey);
  const rows: Row[] = await usesIn(trx)
    .sql()
    .join('orders', 'orders.order_number', 'coupon_uses.order_number')
    .where('coupon_uses.coupon_id', couponId)
    .whereNull('coupon_uses.returned_at')
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
  const record = await findCoupon(trx, code, true);
  if (!record) throw unavailable(UNKNOWN_COUPON);
  const coupon = await couponOf(trx, record);
  const applied = appliedTo(lines, coupon);
  if ('fault' in applied) throw unavailable(applied.fault);
  const { id } = record;
  if (coupon.oncePerClient && (await isUsedBy(trx, id, client))) throw unavailable('Ya usaste ese cupón.');
  return { id, applied, terms: freezeCoupon(coupon, lines) };
}

/** Records that an order uses a coupon that the transaction has locked. */
export async function recordUse(trx: Trx, { id }: LockedCoupon, orderNumber: string): Promise<void> {
  await usesIn(trx).append([{ couponId: id, orderNumber }]);
}

/** Gives the use of an order that is cancelled or deleted back. */
export const giveUseBack = (trx: Trx, orderNumber: string, at: Date): Promise<number> =>
  usesIn(trx).update({ orderNumber, returnedAt: null }, { returnedAt: at });

/** Returns whether an order counts as a use of a coupon. */
export const isUsedIn = (trx: Trx, orderNumber: string): Promise<boolean> =>
  usesIn(trx).has({ orderNumber, returnedAt: null });

/** Returns the query of the numbers of the orders that use a coupon. */
export function ordersUsing(code: string) {
  const { connection } = strapi.db;
  const coupon = couponsIn(connection).sql().where({ code }).select('id');
  return usesIn(connection).sql().whereNull('returned_at').where('coupon_id', coupon).select('order_number');
}

/** Forgets the use of an order whose edit drops its coupon. */
export const dropUse = (trx: Trx, orderNumber: string): Promise<number> =>
  usesIn(trx).remove({ orderNumber });

/** Keeps the use that an edit dropped as one that was given back; throws 409 when its coupon is gone. */
export async function keepDropped(trx: Trx, code: string, orderNumber: string, at: Date): Promise<void> {
  const record = await findCoupon(trx, code, true);
  if (!record) throw unavailable(UNKNOWN_COUPON);
  await usesIn(trx).append([{ couponId: record.id, orderNumber, returnedAt: at }]);
}

/** Takes the use of an order that goes on again; throws 409 when the coupon has none left, or not for this client. */
export async function takeUseAgain(trx: Trx, orderNumber: string, client: Client): Promise<void> {
  const returned = { orderNumber, returnedAt: { $notNull: true } } as const;
  const use = await usesIn(trx).one(returned);
  const record = use && (await couponsIn(trx).one({ id: use.couponId }, { isLocked: true }));
  if (!record) return;
  const { code, maxUses, uses, oncePerClient } = await couponOf(trx, record);
  const isUsed = oncePerClient && (await isUsedBy(trx, record.id, client));
  if (isUsed || (maxUses !== null && uses >= maxUses))
    throw unavailable(
      isUsed
        ? `La clienta ya usó el cupón ${code} en otra orden. ${WAY_ON}`
        : `El cupón ${code} ya no tiene usos. ${WAY_ON}`,
    );
  await usesIn(trx).update(returned, { returnedAt: null });
}
