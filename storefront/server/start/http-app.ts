import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { ALERT_PATHS, cancelStockAlert } from '@shop/contract';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';
import { FEEDS, type FeedReader } from '../render/feeds/stream-feed.ts';
import { isCmsUnreachable } from '../http/cms-client.ts';
import type { SecurityHeaders } from '../http/security-header-sets.ts';
import { sendResponse, type PreparedResponse } from '../http/send-response.ts';
import type { ApiProxy } from '../proxy/api-proxy.ts';
import type { PictureProxy } from '../proxy/picture-proxy.ts';
import type { OpeningGate } from '../render/opening-gate.ts';
import { renderRobots, renderSitemap } from '../render/sitemap.ts';
import type { VisitorPages } from '../render/visitor-pages.ts';
import { createFixedResponses } from '../static/fixed-responses.ts';
import { findStaticFile, type StaticFiles } from '../static/static-files.ts';

type Env = { Bindings: { incoming: IncomingMessage; outgoing: ServerResponse } };

type Parts = {
  fetchPage: VisitorPages;
  gate: OpeningGate;
  pictures: PictureProxy;
  handleApiCall: ApiProxy;
  apiCache: ApiResponseCache;
  readFeed: FeedReader;
  storefrontFiles: StaticFiles;
  backOfficeFiles: StaticFiles;
  headers: SecurityHeaders;
  publicUrl: string;
  clientAddressOf: (request: IncomingMessage) => string;
  mayRender: (clientAddress: string) => boolean;
  logError: (error: unknown) => void;
};

const HAS_EXTENSION = /\.[a-z0-9]{1,8}$/i;
const BACK_OFFICE_INDEX = '/admin/index.html';

function sendPrepared({ env }: Context<Env>, response: PreparedResponse): Response {
  sendResponse(env.incoming, env.outgoing, response);
  return RESPONSE_ALREADY_SENT;
}

// A browser that navigates to an unknown file gets the shop's 404 page; other clients get a short text.
const requestsFile = ({ req }: Context<Env>): boolean =>
  HAS_EXTENSION.test(req.path) &&
  (req.path.startsWith('/assets/') || !req.header('accept')?.includes('text/html'));

/** Creates the routes of all requests that are not served from memory. */
export function createHttpApp({
  fetchPage,
  gate,
  pictures,
  handleApiCall,
  apiCache,
  readFeed,
  storefrontFiles,
  backOfficeFiles,
  headers,
  publicUrl,
  ...rest
}: Parts) {
  const app = new Hono<Env>({ strict: true });
  const fixed = createFixedResponses(headers);

  app.all('/api/*', ({ env }) => {
    handleApiCall(env.incoming, env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });

  // Mail programs unsubscribe with one click: they post to the page's address (RFC 8058).
  app.post(ALERT_PATHS.cancel, ({ env, req }) => {
    const token = req.query('token') ?? '';
    handleApiCall(env.incoming, env.outgoing, { path: `/api${cancelStockAlert.path}`, json: { token } });
    return RESPONSE_ALREADY_SENT;
  });

  app.use(async (context, next) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    return isRead ? next() : sendPrepared(context, fixed.methodNotAllowed);
  });

  // A cms that is away is no reason to restart the storefront, so this address asks nobody.
  app.get('/livez', (context) => sendPrepared(context, fixed.alive));

  app.get('/uploads/*', async (context) => {
    const failure = await pictures.serve(context.env.incoming, context.env.outgoing, context.req.path);
    if (failure === null) return RESPONSE_ALREADY_SENT;
    return sendPrepared(context, failure === 404 ? fixed.notFound : fixed.pictureUnavailable);
  });

  app.get('/robots.txt', (context) =>
    sendPrepared(context, fixed.textFile(renderRobots(publicUrl, gate.isOpenNow() !== false))),
  );
  app.get('/sitemap.xml', async (context) => {
    if (!(await gate.readState()).isOpen) return sendPrepared(context, fixed.closed);
    const sitemap = await renderSitemap(apiCache, publicUrl);
    return sendPrepared(context, fixed.textFile(sitemap, 'application/xml; charset=utf-8'));
  });

  app.get('/feeds/:name', async (context) => {
    const feed = FEEDS[context.req.param('name')];
    if (!feed) return sendPrepared(context, fixed.notFound);
    if (!(await gate.readState()).isOpen) return sendPrepared(context, fixed.closed);
    if (!rest.mayRender(rest.clientAddressOf(context.env.incoming)))
      return sendPrepared(context, fixed.rateLimited);
    // Clients keep no copy: availability must be right just after a sale.
    return new Response(new Uint8Array(await readFeed(feed)), {
      headers: { ...headers.file, 'Content-Type': feed.type, 'Cache-Control': 'no-store' },
    });
  });

  const handleBackOffice = (context: Context<Env>) => {
    const { path } = context.req;
    const index = HAS_EXTENSION.test(path) ? undefined : backOfficeFiles.get(BACK_OFFICE_INDEX);
    return sendPrepared(context, findStaticFile(backOfficeFiles, path) ?? index ?? fixed.notFound);
  };
  app.get('/admin', handleBackOffice);
  app.get('/admin/*', handleBackOffice);

  app.get('*', async (context) => {
    const file = findStaticFile(storefrontFiles, context.req.path);
    if (file) return sendPrepared(context, file);
    if (requestsFile(context)) return sendPrepared(context, fixed.notFound);
    const clientAddress = rest.clientAddressOf(context.env.incoming);
    if (!rest.mayRender(clientAddress)) return sendPrepared(context, fixed.rateLimited);
    return sendPrepared(context, await fetchPage(context.env.incoming, clientAddress));
  });

  app.onError((error, context) => {
    rest.logError(error);
    return sendPrepared(context as Context<Env>, isCmsUnreachable(error) ? fixed.unavailable : fixed.failed);
  });

  return app;
}
