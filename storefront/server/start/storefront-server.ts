import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApiCopies } from '../cache/api-response-cache.ts';
import { createApp } from './http-app.ts';
import { listenToChanges } from '../cache/change-stream-client.ts';
import { createFigures, type Figures } from '../metrics/storefront-metrics.ts';
import type { FrontEnd } from '../render/html-document.ts';
import { clientAddress } from '../http/client-address.ts';
import { createFastPath } from './memory-responder.ts';
import { createFreshness } from '../cache/scope-versions.ts';
import { createPages } from '../render/page-cache.ts';
import { createPictures } from '../proxy/picture-proxy.ts';
import { createProxy } from '../proxy/api-proxy.ts';
import { createRenderLimit } from '../limits/render-limit.ts';
import { render } from '../render/render-page.tsx';
import { securityHeaders } from '../http/security-headers.ts';
import { renderFromCopies } from '../render/cached-api-transport.ts';
import type { Settings } from '../settings.ts';
import { staticFiles } from '../static/static-files.ts';

const HEADERS_MS = 10_000;
// Node looks for slow connections every half minute: too seldom for a limit of ten seconds.
const CHECKED_EVERY_MS = 2000;
const REQUEST_MS = 150_000;
const IDLE_MS = 65_000;

type Places = { client: string; office: string };
type Parts = { settings: Settings; frontEnd: FrontEnd; places: Places; report: (fault: unknown) => void };

export type ShopServer = {
  server: Server;
  figures: Figures;
  hearsChanges: () => boolean;
  stopListening: () => void;
};

/** The public door of the shop: pages, files, pictures, the back office, and the way to the API. */
export function createShopServer({ settings, frontEnd, places, report }: Parts): ShopServer {
  const { publicUrl } = settings;
  const headers = securityHeaders(publicUrl);
  const freshness = createFreshness();
  const copies = createApiCopies(settings, freshness, headers.api);
  renderFromCopies(settings, copies);
  const pages = createPages({ render, frontEnd, publicUrl, freshness, headers: headers.page });
  const pictures = createPictures(settings, headers.file);
  const proxy = createProxy({ settings, freshness, copies, headers: headers.api });
  const shopFiles = staticFiles(places.client, '/', headers.page);
  const officeFiles = staticFiles(places.office, '/admin/', headers.office);
  const app = createApp({
    visitorOf: (request: IncomingMessage) => clientAddress(request, settings.behindProxy),
    mayAsk: createRenderLimit(settings.rateLimitFactor),
    pages,
    pictures,
    proxy,
    copies,
    shopFiles,
    officeFiles,
    headers,
    publicUrl,
    report,
  });

  const figures = createFigures(freshness.isTold);
  const answerAtOnce = createFastPath({ pages, copies, pictures, files: shopFiles });
  // A probe of a load balancer may speak HTTP/1.0, in which a request names no host.
  const { hostname } = new URL(publicUrl);
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname });
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
    (request, response) => {
      if (answerAtOnce(request, response)) return figures.atOnce(request.url ?? '/', response);
      figures.begun(request, response);
      void answer(request, response);
    },
  );
  server.keepAliveTimeout = IDLE_MS;
  return {
    server,
    figures,
    hearsChanges: freshness.isTold,
    stopListening: listenToChanges(settings, freshness),
  };
}
