import { endpoints, limitOf, type Endpoint, type EndpointName } from '@shop/contract';
import type { Context, Next } from 'koa';
import { staffOf } from './access/active-user';
import { audit } from './access/audit-log';
import { consumeCallerLimit, consumeLimit, penalize } from './limits/consume-limit';

type Handler = (ctx: Context) => Promise<void>;

/** Handlers of calls, each under the name that the contract gives its call. */
export type Handlers = Partial<Record<EndpointName, Handler>>;

// Whoever reads hundreds of orders a minute takes them along: the owner sees it once an hour.
async function spendPersonalRead(key: string): Promise<void> {
  try {
    await consumeLimit('personalRead', key);
  } catch (error) {
    if ((await penalize('personalReadNotice', key)) === 1) await audit({ action: 'reads-limited' });
    throw error;
  }
}

async function spendLimit(endpoint: Endpoint, ctx: Context): Promise<void> {
  const limit = limitOf(endpoint);
  if (limit === 'adminWrite') return consumeLimit(limit, staffOf(ctx).sessionId);
  if (limit === 'personalRead') return spendPersonalRead(`user ${staffOf(ctx).id}`);
  if (limit) return consumeCallerLimit(limit, ctx);
}

const routeOf = (endpoint: Endpoint, handler: Handler) => {
  const rateLimit = async (ctx: Context, next: Next) => {
    await spendLimit(endpoint, ctx);
    // Responses may hold personal data or depend on the caller.
    ctx.set('Cache-Control', 'no-store');
    await next();
  };
  return {
    method: endpoint.method,
    path: endpoint.path,
    handler,
    config: {
      // Strapi's own token check is off everywhere: `is-staff` alone authorizes.
      auth: false as const,
      policies:
        endpoint.access === 'admin' ? [{ name: 'global::is-staff', config: { call: endpoint.name } }] : [],
      middlewares: [rateLimit],
    },
  };
};

/** Returns the routes of one API; method, path, policy and rate limit come from tables. */
export function routesOf(handlers: Handlers) {
  // Routes follow the registry's order, which lists /products/count before /products/:id.
  const named = Object.values<Endpoint>(endpoints).filter(({ name }) => name in handlers);
  return { routes: named.map((endpoint) => routeOf(endpoint, handlers[endpoint.name as EndpointName]!)) };
}
