import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { Body } from '../http/response-body.ts';
import { isAway } from '../http/cms-client.ts';
import type { ApiCopies } from '../cache/api-response-cache.ts';
import type { Pages } from '../render/page-cache.ts';
import type { Pictures } from '../proxy/picture-proxy.ts';
import { closedPage } from '../static/fixed-responses.ts';
import type { Proxy } from '../proxy/api-proxy.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { send, type Answer } from '../http/send-response.ts';
import { robots, sitemap } from '../render/sitemap.ts';

type Bindings = { incoming: IncomingMessage; outgoing: ServerResponse };
type Env = { Bindings: Bindings };

export type Parts = {
  pages: Pages;
  pictures: Pictures;
  proxy: Proxy;
  copies: ApiCopies;
  shopFiles: ReadonlyMap<string, Answer>;
  officeFiles: ReadonlyMap<string, Answer>;
  headers: SecurityHeaders;
  publicUrl: string;
  /** The address that a visitor's limits count for. */
  visitorOf: (request: IncomingMessage) => string;
  /** Whether a visitor may cause more work. */
  mayAsk: (visitor: string) => boolean;
  report: (fault: unknown) => void;
};

const HAS_EXTENSION = /\.[a-z0-9]{1,8}$/i;
const OFFICE_INDEX = '/admin/index.html';

function sent({ env }: Context<Env>, answer: Answer): Response {
  send(env.incoming, env.outgoing, answer);
  return RESPONSE_ALREADY_SENT;
}

// Somebody who goes there sees the shop; what looks for a file is told plainly that there is none.
const looksForFile = ({ req }: Context<Env>): boolean =>
  HAS_EXTENSION.test(req.path) &&
  (req.path.startsWith('/assets/') || !req.header('accept')?.includes('text/html'));

const isRead = ({ req }: Context<Env>): boolean => req.method === 'GET' || req.method === 'HEAD';

/** Everything that is not answered from a copy at once. */
export function createApp({
  pages,
  pictures,
  proxy,
  copies,
  shopFiles,
  officeFiles,
  headers,
  ...rest
}: Parts) {
  const app = new Hono<Env>({ strict: true });
  const text = (status: number, words: string, type = 'text/plain; charset=utf-8'): Answer => ({
    status,
    body: new Body(Buffer.from(words), type),
    headers: { ...headers.file, 'Cache-Control': status === 200 ? 'public, max-age=3600' : 'no-store' },
  });
  const missing = text(404, 'Not found\n');
  // With a page's own policy: in the one of a file, it could not load itself again.
  const closed = (status: number, seconds: string): Answer => ({
    ...text(status, closedPage, 'text/html; charset=utf-8'),
    headers: { ...headers.page, 'Cache-Control': 'no-store', 'Retry-After': seconds },
  });
  const tooMany = closed(429, '60');
  const readsOnly = text(405, 'Method not allowed\n');
  const refused = { ...readsOnly, headers: { ...readsOnly.headers, Allow: 'GET, HEAD' } };

  app.all('/api/*', ({ env, req }) => {
    proxy.call(env.incoming, env.outgoing, req.path);
    return RESPONSE_ALREADY_SENT;
  });

  app.use(async (context, next) => {
    if (!isRead(context)) return sent(context, refused);
    return next();
  });

  app.get('/uploads/*', async (context) => {
    const fault = await pictures.serve(context.env.incoming, context.env.outgoing, context.req.path);
    if (fault === null) return RESPONSE_ALREADY_SENT;
    return sent(context, fault === 404 ? missing : text(503, 'Unavailable\n'));
  });

  app.get('/robots.txt', (context) => sent(context, text(200, robots(rest.publicUrl))));
  app.get('/sitemap.xml', async (context) =>
    sent(context, text(200, await sitemap(copies, rest.publicUrl), 'application/xml; charset=utf-8')),
  );

  const office = (context: Context<Env>) => {
    const file = officeFiles.get(context.req.path);
    if (file) return sent(context, file);
    const index = HAS_EXTENSION.test(context.req.path) ? undefined : officeFiles.get(OFFICE_INDEX);
    return sent(context, index ?? missing);
  };
  app.get('/admin', office);
  app.get('/admin/*', office);

  app.get('*', async (context) => {
    const { path } = context.req;
    const file = shopFiles.get(path);
    if (file) return sent(context, file);
    if (looksForFile(context)) return sent(context, missing);
    const visitor = rest.visitorOf(context.env.incoming);
    if (!rest.mayAsk(visitor)) return sent(context, tooMany);
    return sent(context, await pages.read(context.env.incoming.url ?? '/', visitor));
  });

  app.onError((fault, context) => {
    rest.report(fault);
    return sent(context as Context<Env>, closed(isAway(fault) ? 503 : 500, '10'));
  });

  return app;
}
