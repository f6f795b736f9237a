import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { answerText } from '../../../shared/answer-text';
import { bodyOf } from '../../../shared/call';
import { sendsMail } from '../../../shared/mail';
import { parse } from '../../../shared/parse';
import { current, save } from '../services/shop-setting';

const shopSetting = {
  async read(ctx: Context) {
    answerText(ctx, JSON.stringify({ status: 'success', shop: await current(), sendsMail: sendsMail() }));
  },

  async update(ctx: Context) {
    const draft = parse(endpoints.updateShop.body, bodyOf(ctx));
    ctx.body = { status: 'success', shop: await save(draft) };
  },
};

export default shopSetting;
