import type { Context } from 'koa';
import { openapiDocument } from '../domain/openapi-document';

let written: string | undefined;

const openapi = {
  async read(ctx: Context) {
    written ??= JSON.stringify(openapiDocument());
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.type = 'application/json';
    ctx.body = written;
  },
};

export default openapi;
