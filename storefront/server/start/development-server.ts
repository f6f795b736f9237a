import type { IncomingMessage, ServerResponse } from 'node:http';
import react from '@vitejs/plugin-react';
import type { Plugin, ViteDevServer } from 'vite';
import type { PageAssets } from '../render/html-document.ts';
import type * as SettingsModule from '../settings.ts';
import type * as StorefrontServerModule from './storefront-server.ts';

// Vite adds this only to HTML of its own; React Fast Refresh needs it before the first component loads.
const reactRefreshPreamble = react.preambleCode.replace('__BASE__', '/');

export const developmentAssets: PageAssets = {
  styles: '<link rel="stylesheet" href="/src/styles.css">',
  script: '/src/start.ts',
  headingFont: undefined,
  extraHead: `<script type="module">${reactRefreshPreamble}</script><script type="module" src="/@vite/client"></script>`,
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

// Hot reload needs inline scripts and a web socket, which the production policy forbids.
const removeContentSecurityPolicy = (response: ServerResponse) => {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse;
  response.writeHead = ((status: number, headers: object = {}) =>
    writeHead(
      status,
      Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Security-Policy')),
    )) as typeof response.writeHead;
};

async function createListener(vite: ViteDevServer): Promise<Listener> {
  const { readSettings } = (await vite.ssrLoadModule('/server/settings.ts')) as typeof SettingsModule;
  const { createStorefrontServer } = (await vite.ssrLoadModule(
    '/server/start/storefront-server.ts',
  )) as typeof StorefrontServerModule;
  const { server, unsubscribe } = createStorefrontServer({
    settings: readSettings(process.env),
    assets: developmentAssets,
    folders: { storefront: 'public', backOffice: '../admin-panel/dist' },
    logError: (error) => vite.config.logger.error(String(error instanceof Error ? error.stack : error)),
  });
  vite.httpServer?.on('close', unsubscribe);
  return (request, response) => {
    removeContentSecurityPolicy(response);
    server.emit('request', request, response);
  };
}

/** Renders the pages of `npm run dev` with the server's own code, reloaded when a file changes. */
export const developmentServer = (): Plugin => ({
  name: 'shop-development-server',
  apply: 'serve',
  configureServer(vite) {
    if (process.env.VITEST) return undefined;
    let listener: Promise<Listener> | undefined;
    vite.watcher.on('change', () => (listener = undefined));
    return () => {
      vite.middlewares.use((request, response, next) => {
        listener ??= createListener(vite);
        listener.then((handle) => handle(request, response), next);
      });
    };
  },
});
