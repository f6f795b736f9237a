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

type Client = { email: string; phone: string };
type Applied = AppliedCoupon & { code: string };

const unavailable = (message: string) => conflict(message, errorCodes.couponUnavailable);

const emailKeyOf = ({ email }: Client): string => email.trim().toLowerCase();
const phoneKeyOf = ({ phone }: Client): string => phone.replace(/\D/g, '').slice(-10);

function applied(coupon: Coupon, lines: readonly CouponLine[]): Applied {
  const fault = couponFault(coupon, lines, businessDay(new Date()));
  if (fault) throw unavailable(fault);
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

/** Returns what a coupon takes off these lines, or null for an unknown code; throws 409 with the reason. */
export async function checkCoupon(
  db: Connection,
  code: string,
  lines: readonly CouponLine[],
): Promise<Applied | null> {
  const row = await findRow(db, code, false);
  return row && applied(await loaded(db, row), lines);
}

async function checkClient(trx: Trx, couponId: number, client: Client): Promise<void> {
  const [email, phone] = [emailKeyOf(client), phoneKeyOf(client)];
  const used: Row | undefined = await trx(USES)
    .where('coupon_id', couponId)
    .whereNull('returned_at')
    .where((either) => {
      either.where('email_key', email);
      if (phone) either.orWhere('phone_key', phone);
    })
    .first('id');
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
  const taken = applied(coupon, lines);
  if (coupon.oncePerClient) await checkClient(trx, row.id as number, client);
  return { id: row.id as number, applied: taken };
}

/** Records that an order uses a coupon that the transaction has locked. */
export async function recordUse(
  trx: Trx,
  { id }: LockedCoupon,
  order: Client & { orderNumber: string },
  at: Date,
): Promise<void> {
  await trx(USES).insert({
    ...newRow(at),
    ...{ coupon_id: id, order_number: order.orderNumber },
    ...{ email_key: emailKeyOf(order), phone_key: phoneKeyOf(order), returned_at: null },
  });
}

/** Gives the use of a cancelled order back, and takes it again with an order that is reopened. */
export async function followStatus(trx: Trx, orderNumber: string, status: string, at: Date): Promise<void> {
  const isReturned = status === 'cancelled';
  const uses = trx(USES).where('order_number', orderNumber);
  if (isReturned) await uses.whereNull('returned_at').update({ returned_at: at });
  else await uses.whereNotNull('returned_at').update({ returned_at: null });
}
