import { endpoints } from '@shop/contract';
import { sendCacheableJson } from '../../../platform/http/json-response';
import { bodyOf, parse } from '../../../platform/http/request';
import { policies } from '../../../platform/services';
import { sendsMail } from '../../../platform/mail/deliver';
import type { Handlers } from '../../../platform/routes';
import { current, save } from '../services/shop-setting';

const shopSetting: Handlers = {
  async getShop(ctx) {
    const facts = {
      shop: await current(),
      sendsMail: sendsMail(),
      policies: await policies().currentReferences(),
    };
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', ...facts }));
  },

  async updateShop(ctx) {
    const draft = parse(endpoints.updateShop.body, bodyOf(ctx));
    ctx.body = { status: 'success', shop: await save(draft) };
  },
};

export default shopSetting;
