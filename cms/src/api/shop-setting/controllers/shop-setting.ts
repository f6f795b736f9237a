import { endpoints } from '@shop/contract';
import { bodyOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { shopSetting } from '../services/shop-setting';

const handlers: Handlers = {
  async updateShop(ctx) {
    const draft = parse(endpoints.updateShop.body, bodyOf(ctx));
    ctx.body = { status: 'success', shop: await shopSetting.save(draft) };
  },
};

export default handlers;
