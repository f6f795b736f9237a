import type { Handlers } from '../../../platform/routes';
import { openapiDocument } from '../domain/openapi-document';

let cached: string | undefined;

const openapi: Handlers = {
  async openapi(ctx) {
    cached ??= JSON.stringify(openapiDocument());
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.type = 'application/json';
    ctx.body = cached;
  },
};

export default openapi;
