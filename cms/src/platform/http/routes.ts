import { endpoints, type Endpoint, type EndpointName } from '@shop/contract';
import type { Context, Next } from 'koa';
import { adminOf } from '../access/active-user';
import { limit, limitCaller, limitPublicRead } from '../limits/consume-limit';
import { limitOfEndpoint } from '../limits/limit-table';

export type Handler = (ctx: Context) => Promise<void>;

async function spendLimit(name: EndpointName, { access, method }: Endpoint, ctx: Context): Promise<void> {
  const own = limitOfEndpoint[name];
  if (own) return limitCaller(own, ctx);
  if (access === 'admin' && method !== 'GET') return limit('adminWrite', `user ${adminOf(ctx).id}`);
  if (access === 'public' && method === 'GET') limitPublicRead(name, ctx);
}

const routeOf = (name: EndpointName, handler: Handler) => {
  const endpoint: Endpoint = endpoints[name];
  const rateLimit = async (ctx: Context, next: Next) => {
    await spendLimit(name, endpoint, ctx);
    // What names a person or depends on the caller is not for anybody's cache.
    ctx.set('Cache-Control', 'no-store');
    await next();
  };
  return {
    method: endpoint.method,
    path: endpoint.path,
    handler,
    config: {
      // Strapi's own token check is off everywhere: `is-admin` is the only judge of who may call what.
      auth: false as const,
      policies: endpoint.access === 'admin' ? ['global::is-admin'] : [],
      middlewares: [rateLimit],
    },
  };
};

/** The routes of one API: method, path, guard and rate limit come from tables, the handler from here. */
export function routesOf(handlers: Partial<Record<EndpointName, Handler>>) {
  // In the table's order, where /products/count stands before /products/:id.
  const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name in handlers);
  return { routes: names.map((name) => routeOf(name, handlers[name] as Handler)) };
}
