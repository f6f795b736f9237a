import { type Coupon, type CouponDraft, type CouponEdit } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { audit, lastChange } from '../../../platform/access/audit-log';
import { editConflict } from '../../../platform/edits/edit-conflict';
import { conflict, notFound } from '../../../platform/http/http-error';
import { couponData, couponOf, couponsIn, usesIn, withUses, type CouponRecord } from './coupon-records';

const STALE = 'Otra persona cambió este cupón mientras lo editabas.';

const differingFields = (stored: Coupon, wanted: CouponDraft): string[] =>
  Object.entries(wanted)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof CouponDraft]))
    .map(([name]) => name);

async function lockById(trx: Trx, documentId: string): Promise<CouponRecord> {
  const record = await couponsIn(trx).one({ documentId }, { isLocked: true });
  if (!record) throw notFound('Ese cupón ya no está.');
  return record;
}

async function checkCode(trx: Trx, code: string, ownId: number): Promise<void> {
  await takeTurns(trx, `coupon code ${code}`);
  if (await couponsIn(trx).has({ code, id: { $ne: ownId } }))
    throw conflict(`Ya hay un cupón con el código ${code}.`);
}

/** Lists all coupons, the newest first. */
export async function listCoupons(): Promise<Coupon[]> {
  const db = strapi.db.connection;
  return withUses(db, await couponsIn(db).many({}, { orderBy: ['-id'] }));
}

/** Creates a coupon; throws 409 when its code is taken. */
export const createCoupon = (draft: CouponDraft): Promise<Coupon> =>
  inTransaction(async (trx) => {
    await checkCode(trx, draft.code, 0);
    const record = await couponsIn(trx).insert(couponData(draft));
    await audit({ action: 'coupon-created', before: {}, after: draft });
    return couponOf(trx, record);
  });

/** Changes a coupon; orders that used it keep what it took off. Throws 409 when another person changed it before. */
export const updateCoupon = (id: string, { expectedUpdatedAt, ...draft }: CouponEdit): Promise<Coupon> =>
  inTransaction(async (trx) => {
    const record = await lockById(trx, id);
    const before = await couponOf(trx, record);
    if (record.updatedAt !== expectedUpdatedAt)
      throw editConflict(differingFields(before, draft), STALE, {
        coupon: before,
        ...(await lastChange('coupon-updated', ({ code }) => code === before.code)),
      });
    await checkCode(trx, draft.code, record.id);
    await couponsIn(trx).update({ id: record.id }, couponData(draft));
    await audit({ action: 'coupon-updated', before, after: draft });
    return couponOf(trx, await lockById(trx, id));
  });

/** Deletes a coupon that no order has used; one that was used can be paused. */
export const deleteCoupon = (documentId: string): Promise<void> =>
  inTransaction(async (trx) => {
    const record = await lockById(trx, documentId);
    if (await usesIn(trx).has({ couponId: record.id }))
      throw conflict('Ese cupón ya se usó: pausalo en vez de borrarlo.');
    await couponsIn(trx).remove({ id: record.id });
    await audit({ action: 'coupon-deleted', before: await couponOf(trx, record), after: {} });
  });
