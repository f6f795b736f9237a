import { endpoints } from '@shop/contract';
import { bodyOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { current, save } from '../services/counter-setting';

const counterSetting: Handlers = {
  async getCounterSettings(ctx) {
    ctx.body = { status: 'success', counter: await current() };
  },

  async updateCounterSettings(ctx) {
    const change = parse(endpoints.updateCounterSettings.body, bodyOf(ctx));
    ctx.body = { status: 'success', counter: await save(change) };
  },
};

export default counterSetting;
