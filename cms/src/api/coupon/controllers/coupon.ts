import { endpoints, errorCodes } from '@shop/contract';
import { conflict } from '../../../platform/http/http-error';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { opening } from '../../opening/services/opening';
import { penalize } from '../../../platform/limits/consume-limit';
import type { Handlers } from '../../../platform/routes';
import { cartLines } from '../services/cart-lines';
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from '../services/manage-coupons';
import { checkCoupon } from '../services/use-coupon';

const coupon: Handlers = {
  async listCoupons(ctx) {
    ctx.body = { status: 'success', coupons: await listCoupons() };
  },

  async createCoupon(ctx) {
    const draft = parse(endpoints.createCoupon.body, bodyOf(ctx));
    const created = await createCoupon(draft);
    ctx.status = 201;
    ctx.body = { status: 'success', coupon: created };
  },

  async updateCoupon(ctx) {
    const draft = parse(endpoints.updateCoupon.body, bodyOf(ctx));
    const changed = await updateCoupon(paramOf(ctx, 'id'), draft);
    ctx.body = { status: 'success', coupon: changed };
  },

  async deleteCoupon(ctx) {
    await deleteCoupon(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: 'Cupón eliminado.' };
  },

  async checkCoupon(ctx) {
    await opening.requireOpen(ctx);
    const { code, items } = parse(endpoints.checkCoupon.body, bodyOf(ctx));
    const checked = await checkCoupon(strapi.db.connection, code, await cartLines(items));
    // A refused code costs a second point whatever the reason, so guessing exhausts the limit twice as fast.
    if ('fault' in checked) await penalize('checkCoupon', ctx.ip);
    if ('fault' in checked) throw conflict(checked.fault, errorCodes.couponUnavailable);
    ctx.body = { status: 'success', coupon: checked };
  },
};

export default coupon;
