import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { parse } from '../../../platform/http/request';
import { readSharedCart } from '../services/shared-cart';

const sharedCart = {
  async read(ctx: Context) {
    const { i = '' } = parse(endpoints.readSharedCart.query, ctx.query);
    ctx.body = { status: 'success', ...(await readSharedCart(i)) };
  },
};

export default sharedCart;
