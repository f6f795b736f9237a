import { endpoints, type EndpointName } from '@shop/contract';
import type { Context } from 'koa';

export type Handler = (ctx: Context) => Promise<void>;

const routeOf = (name: EndpointName, handler: Handler) => {
  const { method, path, access } = endpoints[name];
  // Strapi's own token check is off everywhere: `is-admin` is the only judge of who may call what.
  const config = { auth: false as const, policies: access === 'admin' ? ['global::is-admin'] : [] };
  return { method, path, handler, config };
};

/** The routes of one API: method, path and guard come from the contract's table, the handler from here. */
export function routesOf(handlers: Partial<Record<EndpointName, Handler>>) {
  // In the table's order, where /products/count stands before /products/:id.
  const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name in handlers);
  return { routes: names.map((name) => routeOf(name, handlers[name] as Handler)) };
}
