import { endpoints } from '@shop/contract';
import { parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { readSharedCart } from '../services/shared-cart';

const sharedCart: Handlers = {
  async readSharedCart(ctx) {
    const { i = '' } = parse(endpoints.readSharedCart.query, ctx.query);
    ctx.body = { status: 'success', ...(await readSharedCart(i)) };
  },
};

export default sharedCart;
