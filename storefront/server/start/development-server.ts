import type { IncomingMessage, ServerResponse } from 'node:http';
import react from '@vitejs/plugin-react';
import type { Plugin, ViteDevServer } from 'vite';
import type { FrontEnd } from '../render/html-document.ts';
import type * as ShopServerModule from './storefront-server.ts';
import type * as SettingsModule from '../settings.ts';

// A page that Vite did not write itself must say this before the first component, or nothing of it starts.
const hotReload = react.preambleCode.replace('__BASE__', '/');

/** What a page of `npm run dev` names instead of built files. */
export const developmentFrontEnd: FrontEnd = {
  styles: () => '<link rel="stylesheet" href="/src/fonts.css"><link rel="stylesheet" href="/src/styles.css">',
  script: '/src/start.ts',
  font: undefined,
  extraHead: `<script type="module">${hotReload}</script><script type="module" src="/@vite/client"></script>`,
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

// The policy of production forbids what hot reload needs: inline scripts and a socket.
const withoutPolicy = (response: ServerResponse) => {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse;
  response.writeHead = ((status: number, headers: object = {}) =>
    writeHead(
      status,
      Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Security-Policy')),
    )) as typeof response.writeHead;
};

async function shopListener(vite: ViteDevServer): Promise<Listener> {
  const { readSettings } = (await vite.ssrLoadModule('/server/settings.ts')) as typeof SettingsModule;
  const { createShopServer } = (await vite.ssrLoadModule(
    '/server/start/storefront-server.ts',
  )) as typeof ShopServerModule;
  const { server, stopListening } = createShopServer({
    settings: readSettings(process.env),
    frontEnd: developmentFrontEnd,
    places: { client: 'public', office: '../admin-panel/dist' },
    report: (fault) => vite.config.logger.error(String(fault instanceof Error ? fault.stack : fault)),
  });
  vite.httpServer?.on('close', stopListening);
  return (request, response) => {
    withoutPolicy(response);
    server.emit('request', request, response);
  };
}

/** While developing, pages are rendered by the server's own code, loaded anew when a file of it changes. */
export const developmentServer = (): Plugin => ({
  name: 'shop-development-server',
  apply: 'serve',
  configureServer(vite) {
    if (process.env.VITEST) return undefined;
    let listener: Promise<Listener> | undefined;
    vite.watcher.on('change', () => (listener = undefined));
    return () => {
      vite.middlewares.use((request, response, next) => {
        listener ??= shopListener(vite);
        listener.then((listen) => listen(request, response), next);
      });
    };
  },
});
