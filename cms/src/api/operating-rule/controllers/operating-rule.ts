import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, parse } from '../../../platform/http/request';
import { current, save } from '../services/operating-rule';

const operatingRule = {
  async read(ctx: Context) {
    ctx.body = { status: 'success', rules: await current() };
  },

  async update(ctx: Context) {
    const change = parse(endpoints.updateOperatingRules.body, bodyOf(ctx));
    ctx.body = { status: 'success', rules: await save(change) };
  },
};

export default operatingRule;
