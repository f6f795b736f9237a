import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Socket } from 'node:net';
import { createApiResponseCache } from '../cache/api-response-cache.ts';
import { subscribeToChangeStream } from '../cache/change-stream-client.ts';
import { createScopeVersions } from '../cache/scope-versions.ts';
import { createFeedReader } from '../render/feeds/stream-feed.ts';
import { clientAddress } from '../http/client-address.ts';
import { createCmsClient } from '../http/cms-client.ts';
import { originForm } from '../http/origin-form.ts';
import { securityHeaders } from '../http/security-header-sets.ts';
import { createClientLimit } from '../limits/client-limit.ts';
import { guardConnections } from '../limits/connection-guard.ts';
import { createStorefrontMetrics, type StorefrontMetrics } from '../metrics/storefront-metrics.ts';
import { createApiProxy } from '../proxy/api-proxy.ts';
import { createPictureProxy } from '../proxy/picture-proxy.ts';
import { installCachedApiTransport } from '../render/cached-api-transport.ts';
import type { PageAssets } from '../render/html-document.ts';
import { createOpeningGate } from '../render/opening-gate.ts';
import { createPageCache } from '../render/page-cache.ts';
import { createVisitorPages } from '../render/visitor-pages.ts';
import type { Settings } from '../settings.ts';
import { readStaticFiles } from '../static/static-files.ts';
import { createHttpApp } from './http-app.ts';
import { createMemoryResponder } from './memory-responder.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Line = { last: ServerResponse; waiting: number };

const MAX_WAITING = 16;

/**
 * Handles the requests of a connection one after the other: Node would start hundreds that arrive together and keep
 * all their responses in memory while the client reads none.
 */
function oneRequestAtATime(handle: Listener): Listener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { last: response, waiting: 0 };
    const before = line.last;
    line.last = response;
    lines.set(socket, line);
    // A response has a socket when its turn has come.
    if (response.socket !== null) return handle(request, response);
    line.waiting += 1;
    if (line.waiting > MAX_WAITING) return void socket.destroy();
    before.once('close', () => {
      line.waiting -= 1;
      if (!socket.destroyed) handle(request, response);
    });
  };
}

const HEADERS_TIMEOUT_MS = 10_000;
// Node's default of 30 s would let a slow connection exceed the headers' timeout three times.
const CONNECTIONS_CHECK_MS = 2000;
const REQUEST_TIMEOUT_MS = 150_000;
const KEEP_ALIVE_MS = 65_000;

type Folders = { storefront: string; backOffice: string };
type Parts = {
  settings: Settings;
  assets: PageAssets;
  folders: Folders;
  logError: (error: unknown) => void;
};

type StorefrontServer = {
  server: Server;
  metrics: StorefrontMetrics;
  isChangeStreamConnected: () => boolean;
  unsubscribe: () => void;
};

export function createStorefrontServer({ settings, assets, folders, logError }: Parts): StorefrontServer {
  const { publicUrl } = settings;
  const headers = securityHeaders(settings);
  const cms = createCmsClient(settings);
  const versions = createScopeVersions();
  const apiCache = createApiResponseCache(cms, versions, headers.api);
  installCachedApiTransport(cms, apiCache);
  const pages = createPageCache({ assets, publicUrl, versions, apiCache, headers: headers.page });
  const gate = createOpeningGate({ apiCache, internalSecret: settings.internalSecret });
  const pictures = createPictureProxy(cms, headers.file);
  const storefrontFiles = readStaticFiles(folders.storefront, '/', headers.page);
  const app = createHttpApp({
    clientAddressOf: (request: IncomingMessage) => clientAddress(request, settings.behindProxy),
    mayRender: createClientLimit('renderPage', settings.rateLimitFactor).spend,
    gate,
    fetchPage: createVisitorPages({
      pages,
      gate,
      apiCache,
      headers: headers.page,
      headingFont: assets.headingFont,
    }),
    pictures,
    handleApiCall: createApiProxy({
      settings,
      cms,
      versions,
      apiCache,
      headers: headers.api,
      unfinishedBodies: createClientLimit('unfinishedBody', settings.rateLimitFactor),
      mayRead: createClientLimit('publicRead', settings.rateLimitFactor).spend,
    }),
    apiCache,
    readFeed: createFeedReader({ cms, apiCache, versions, publicUrl }),
    storefrontFiles,
    backOfficeFiles: readStaticFiles(folders.backOffice, '/admin/', headers.backOffice),
    headers,
    publicUrl,
    logError,
  });

  const metrics = createStorefrontMetrics(versions.isStreamConnected);
  const respondFromMemory = createMemoryResponder({
    pages,
    apiCache,
    pictures,
    files: storefrontFiles,
    gate,
  });
  // HTTP/1.0 probes of load balancers send no Host header.
  const { hostname } = new URL(publicUrl);
  const handleRequest = getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname });
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
    oneRequestAtATime((request, response) => {
      const url = originForm(request.url ?? '');
      if (url === null) return void response.writeHead(400, { Connection: 'close' }).end();
      request.url = url;
      if (respondFromMemory(request, response)) return metrics.recordHit(request.url ?? '/', response);
      metrics.observeMiss(request, response);
      void handleRequest(request, response);
    }),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  guardConnections(server, settings);
  return {
    server,
    metrics,
    isChangeStreamConnected: versions.isStreamConnected,
    unsubscribe: subscribeToChangeStream(cms, versions),
  };
}
