import { endpoints } from '@shop/contract';
import { bodyOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { save } from '../services/shop-setting';

const shopSetting: Handlers = {
  async updateShop(ctx) {
    const draft = parse(endpoints.updateShop.body, bodyOf(ctx));
    ctx.body = { status: 'success', shop: await save(draft) };
  },
};

export default shopSetting;
