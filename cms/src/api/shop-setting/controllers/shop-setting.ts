import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf } from '../../../shared/call';
import { parse } from '../../../shared/parse';
import { current, save } from '../services/shop-setting';

const shopSetting = {
  async read(ctx: Context) {
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = { status: 'success', shop: await current() };
  },

  async update(ctx: Context) {
    const draft = parse(endpoints.updateShop.body, bodyOf(ctx));
    ctx.body = { status: 'success', shop: await save(draft) };
  },
};

export default shopSetting;
