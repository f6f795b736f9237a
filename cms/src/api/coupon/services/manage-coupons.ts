import { errorCodes, type Coupon, type CouponDraft, type CouponEdit } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { conflict, notFound } from '../../../platform/http/http-error';
import { asCoupon, couponColumns, COUPONS, countUses, USES } from './coupon-rows';

async function find(
  db: Connection | Trx,
  id: string,
  isLocked = false,
): Promise<{ row: Row; coupon: Coupon }> {
  const query = db(COUPONS).where('document_id', id).first();
  const row: Row | undefined = await (isLocked ? query.forUpdate() : query);
  if (!row) throw notFound('Ese cupón ya no está.');
  const uses = await countUses(db, [row.id as number]);
  return { row, coupon: asCoupon(row, uses.get(row.id as number) ?? 0) };
}

async function checkCode(trx: Trx, code: string, ownId: number | null): Promise<void> {
  const other: Row | undefined = await trx(COUPONS).where('code', code).first('id');
  if (other && other.id !== ownId) throw conflict(`Ya hay un cupón con el código ${code}.`);
}

/** Lists all coupons, the newest first. */
export async function listCoupons(): Promise<Coupon[]> {
  const db = strapi.db.connection;
  const rows: Row[] = await db(COUPONS).orderBy('id', 'desc');
  const uses = await countUses(
    db,
    rows.map(({ id }) => id as number),
  );
  return rows.map((row) => asCoupon(row, uses.get(row.id as number) ?? 0));
}

/** Creates a coupon; throws 409 when its code is taken. */
export const createCoupon = (draft: CouponDraft): Promise<Coupon> =>
  inTransaction(async (trx) => {
    await checkCode(trx, draft.code, null);
    const row = { ...newRow(new Date()), ...couponColumns(draft) };
    await trx(COUPONS).insert(row);
    await audit({ action: 'coupon-created', before: {}, after: draft });
    return (await find(trx, row.document_id)).coupon;
  });

/** Changes a coupon; orders that used it keep what it took off. Throws 409 when another person changed it before. */
export const updateCoupon = (id: string, { expectedUpdatedAt, ...draft }: CouponEdit): Promise<Coupon> =>
  inTransaction(async (trx) => {
    const { row, coupon } = await find(trx, id, true);
    if (coupon.updatedAt !== expectedUpdatedAt)
      throw conflict(
        'Otra persona cambió este cupón mientras lo editabas. Si guardás de nuevo, queda lo tuyo.',
        errorCodes.staleFields,
        { updatedAt: coupon.updatedAt },
      );
    await checkCode(trx, draft.code, row.id as number);
    await trx(COUPONS)
      .where('id', row.id as number)
      .update({ ...couponColumns(draft), updated_at: new Date() });
    await audit({ action: 'coupon-updated', before: coupon, after: draft });
    return (await find(trx, id)).coupon;
  });

/** Deletes a coupon that no order has used; one that was used can be paused. */
export const deleteCoupon = (id: string): Promise<void> =>
  inTransaction(async (trx) => {
    const { row, coupon } = await find(trx, id, true);
    if (
      await trx(USES)
        .where('coupon_id', row.id as number)
        .first('id')
    )
      throw conflict('Ese cupón ya se usó: pausalo en vez de borrarlo.');
    await trx(COUPONS)
      .where('id', row.id as number)
      .delete();
    await audit({ action: 'coupon-deleted', before: coupon, after: {} });
  });
