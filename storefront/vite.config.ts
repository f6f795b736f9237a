import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { developmentServer } from './server/development.ts';

// What every first view needs travels in one file: many small ones compress worse and queue for the line.
const FIRST_VIEW = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack)/',
    'storefront/src/(main|app/(?!editor-preview)|shared/(?!content/icon-fallbacks|order/|ui/(?!quantity|chat|social)))',
    'storefront/src/features/(catalog|home-sections)/(?!search/suggestions|cards/product-row|recently-viewed)',
    'storefront/src/features/(cart/lines/|product-detail/(breadcrumb|texts|gallery/gallery-sizes))',
    'storefront/src/pages/(catalog/(home|category)|texts|page-request|use-card-actions|add-to-cart|missing-content|product/product-page-data)',
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
    resolve: { conditions: ['source', ...defaultServerConditions] },
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
            // Apart: faces that arrive twice would be swapped twice.
            fonts: 'src/fonts.css',
          },
          output: {
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
                // By itself: what listens to the shopper first must not wait for all the rest.
                { name: 'start', test: /vite\/preload-helper|storefront\/src\/(start|interaction-replay)/ },
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
    setupFiles: ['./src/testing/setup-tests.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    css: false,
  },
}));
