import {
  businessDay,
  couponCodeSchema,
  couponShares,
  errorCodes,
  type AppliedCoupon,
  type Coupon,
  type CouponLine,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { conflict } from '../../../platform/http/http-error';
import { onPostgres } from '../../../settings/environment';
import { couponFault, UNKNOWN_COUPON } from '../domain/coupon-fault';
import { asCoupon, COUPONS, countUses, USES } from './coupon-rows';

/** How a client is known: the keys of `orders`. */
type Client = { emailKey: string; phoneKey: string };
type Applied = AppliedCoupon & { code: string };

const unavailable = (message: string) => conflict(message, errorCodes.couponUnavailable);

type Checked = Applied | { fault: string };

function appliedTo(lines: readonly CouponLine[], coupon: Coupon): Checked {
  const fault = couponFault(coupon, lines, businessDay(new Date()));
  if (fault) return { fault };
  const { code, withPaymentDiscount } = coupon;
  const freeDelivery = coupon.kind === 'free_delivery';
  return { code, shares: couponShares(coupon, lines), freeDelivery, withPaymentDiscount };
}

async function findRow(db: Connection | Trx, code: string, isLocked: boolean): Promise<Row | null> {
  const parsed = couponCodeSchema.safeParse(code);
  if (!parsed.success) return null;
  const query = db(COUPONS).where('code', parsed.data).first();
  return ((await (isLocked && onPostgres() ? query.forUpdate() : query)) as Row | undefined) ?? null;
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

async function checkClient(trx: Trx, couponId: number, { emailKey, phoneKey }: Client): Promise<void> {
  const used: Row | undefined = await trx(USES)
    .join('orders', 'orders.order_number', `${USES}.order_number`)
    .where(`${USES}.coupon_id`, couponId)
    .whereNull(`${USES}.returned_at`)
    .where((either) => {
      either.where('orders.email_key', emailKey);
      if (phoneKey) either.orWhere('orders.phone_key', phoneKey);
    })
    .first(`${USES}.id`);
  if (used) throw unavailable('Ya usaste ese cupón.');
}

export type LockedCoupon = { id: number; applied: Applied };

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
  if (coupon.oncePerClient) await checkClient(trx, row.id as number, client);
  return { id: row.id as number, applied };
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
    ...{ coupon_id: id, order_number: orderNumber, returned_at: null },
  });
}

/** Gives the use of an order that is cancelled or deleted back. */
export const giveUseBack = (trx: Trx, orderNumber: string, at: Date): Promise<void> =>
  trx(USES).where('order_number', orderNumber).whereNull('returned_at').update({ returned_at: at });

/** Takes the use of an order that goes on again; staff decide that, so it may exceed the coupon's limit. */
export const takeUseAgain = (trx: Trx, orderNumber: string): Promise<void> =>
  trx(USES).where('order_number', orderNumber).update({ returned_at: null });
