import { endpoints } from '@shop/contract';
import { isBot } from '../../../platform/access/is-bot';
import { bodyOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { findVitals, recordVitals } from '../services/web-vital';

const webVital: Handlers = {
  async recordVitals(ctx) {
    const draft = parse(endpoints.recordVitals.body, bodyOf(ctx));
    // Crawlers run on servers, whose speed says nothing about phones.
    const counted = !isBot(ctx) && (await recordVitals(draft));
    ctx.body = { status: 'success', counted };
  },

  async vitalsStats(ctx) {
    ctx.body = { status: 'success', vitals: await findVitals() };
  },
};

export default webVital;
