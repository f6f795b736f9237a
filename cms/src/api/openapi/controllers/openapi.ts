import type { Context } from 'koa';
import { openapiDocument } from '../domain/openapi-document';

let cached: string | undefined;

const openapi = {
  async read(ctx: Context) {
    cached ??= JSON.stringify(openapiDocument());
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.type = 'application/json';
    ctx.body = cached;
  },
};

export default openapi;
