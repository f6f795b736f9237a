import type { Health } from '@shop/contract';
import type { Context } from 'koa';

const health = {
  async check(ctx: Context) {
    const answer: Health = await strapi.service('api::health.health').check();
    ctx.status = answer.status === 'ok' ? 200 : 503;
    ctx.body = answer;
  },
};

export default health;
