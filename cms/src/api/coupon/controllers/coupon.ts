import { endpoints, errorCodes } from '@shop/contract';
import type { Context } from 'koa';
import { conflict } from '../../../platform/http/http-error';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { penalize } from '../../../platform/limits/consume-limit';
import { UNKNOWN_COUPON } from '../domain/coupon-fault';
import { cartLines } from '../services/cart-lines';
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from '../services/manage-coupons';
import { checkCoupon } from '../services/use-coupon';

const coupon = {
  async list(ctx: Context) {
    ctx.body = { status: 'success', coupons: await listCoupons() };
  },

  async create(ctx: Context) {
    const draft = parse(endpoints.createCoupon.body, bodyOf(ctx));
    const created = await createCoupon(draft);
    ctx.status = 201;
    ctx.body = { status: 'success', coupon: created };
  },

  async update(ctx: Context) {
    const draft = parse(endpoints.updateCoupon.body, bodyOf(ctx));
    ctx.body = { status: 'success', coupon: await updateCoupon(paramOf(ctx, 'id'), draft) };
  },

  async remove(ctx: Context) {
    await deleteCoupon(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: 'Cupón eliminado.' };
  },

  async check(ctx: Context) {
    const { code, items } = parse(endpoints.checkCoupon.body, bodyOf(ctx));
    const found = await checkCoupon(strapi.db.connection, code, await cartLines(items));
    // A wrong code costs a second point, so guessing exhausts the limit twice as fast.
    if (!found) await penalize('checkCoupon', ctx.ip);
    if (!found) throw conflict(UNKNOWN_COUPON, errorCodes.couponUnavailable);
    ctx.body = { status: 'success', coupon: found };
  },
};

export default coupon;
