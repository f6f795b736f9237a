import { endpoints } from '@shop/contract';
import { bodyOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { counterSetting } from '../services/counter-setting';

const handlers: Handlers = {
  async getCounterSettings(ctx) {
    ctx.body = { status: 'success', counter: await counterSetting.current() };
  },

  async updateCounterSettings(ctx) {
    const change = parse(endpoints.updateCounterSettings.body, bodyOf(ctx));
    ctx.body = { status: 'success', counter: await counterSetting.save(change) };
  },
};

export default handlers;
