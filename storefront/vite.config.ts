import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { developmentServer } from './server/start/development-server.ts';

// What every first view needs travels in one file: many small ones compress worse and queue for the line.
const FIRST_VIEW = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack)/',
    'storefront/src/(main|app/(?!preview)|shared/((?!drawn-icons)[^/]+|(router|favourites)/[^/]+)$|features/(catalog|home-sections)/(?!suggestions|related|viewed)|pages/(home|category|texts|page-request|use-(card|purchase)|content-notice|product-page-data))',
    'storefront/src/features/cart/(cart-lines|cart-store|stored-cart|units-left|line-of-product)',
    'storefront/src/features/product-detail/(breadcrumb|gallery-sizes|texts)',
    'packages/web-kit/src/(icons/(index|icon|icon-id)\\.|query|format|hooks/use-debounced|api/(call|transport|status-of))',
    'packages/contract/src/(limits|business-day|money/money|product/(pricing|pictures|sizes|colors)|order/order-totals|contact/whatsapp|site-content/(size-guides|hero-image)|links)',
  ].join('|'),
);

// One sheet, inside the page: chunks have no styles to wait for, and their loader nothing to do but load.
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
});

const ASSET_NAMES = 'assets/[name].[hash][extname]';
const DIST = { client: 'dist/client', server: 'dist/server' };

// Node cannot load the 'module' build of @opentelemetry/api, which prom-client requires.
const NODE_CONDITIONS = defaultServerConditions.filter((condition) => condition !== 'module');

// The 'source' condition reads packages/* as TypeScript, so the shop needs no build of the contract.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [plainImports(), react(), tailwindcss(), developmentServer()],
  appType: 'custom',
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  // One file with everything in it: the server starts fast and runs React's production build.
  ssr: {
    noExternal: command === 'build' ? true : [/^@shop\//],
    resolve: { conditions: ['source', ...NODE_CONDITIONS] },
  },
  publicDir: 'public',
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: DIST.server,
        copyPublicDir: false,
        minify: false,
        assetsInlineLimit: 0,
        // Both builds must give a file the same name.
        rollupOptions: { output: { assetFileNames: ASSET_NAMES } },
      }
    : {
        target: 'es2022',
        outDir: DIST.client,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: false,
        rollupOptions: {
          input: {
            start: 'src/start.ts',
            main: 'src/main.tsx',
            styles: 'src/styles.css',
          },
          output: {
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
                // By itself: what listens to the shopper first must not wait for all the rest.
                { name: 'start', test: /vite\/preload-helper|storefront\/src\/(start|early-touches)/ },
                { name: 'shop', test: FIRST_VIEW },
              ],
            },
          },
        },
      },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: { port: Number(process.env.STOREFRONT_PORT ?? 5173), strictPort: true },
  test: {
    name: 'storefront',
    environment: 'jsdom',
    setupFiles: ['./src/setup-tests.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    css: false,
  },
}));
