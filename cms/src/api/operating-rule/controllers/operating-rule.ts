import { endpoints } from '@shop/contract';
import { bodyOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { current, save } from '../services/operating-rule';

const operatingRule: Handlers = {
  async getOperatingRules(ctx) {
    ctx.body = { status: 'success', rules: await current() };
  },

  async updateOperatingRules(ctx) {
    const change = parse(endpoints.updateOperatingRules.body, bodyOf(ctx));
    ctx.body = { status: 'success', rules: await save(change) };
  },
};

export default operatingRule;
