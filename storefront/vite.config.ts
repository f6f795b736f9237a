import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlierReleases } from '../packages/web-kit/src/loading/earlier-releases.ts';
import { retriedImports } from '../packages/web-kit/src/loading/retried-imports.ts';
import { SUPPORTED_BROWSERS } from '../packages/web-kit/src/loading/supported-browsers.ts';
import { developmentServer } from './server/start/development-server.ts';

// One chunk for what every page needs first: many small files compress worse and load later.
const FIRST_VIEW = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack)/',
    'storefront/src/(main|app/(?!after-load|editor-preview|frame/(?:footer|note-keys|toast-note)|offline/)|shared/(?!calls/(?!load)|content/icon-fallbacks|storage/(not-kept|texts)|funnel/|order/|ui/(?!chat|social)))',
    'storefront/src/features/catalog/(cards/(?!product-row)|queries|search/(search-box|box-texts)|filters/catalog-filters)',
    'storefront/src/features/(cart/lines/|product-detail/(breadcrumb|list-texts|gallery/gallery-sizes))',
    'storefront/src/pages/(catalog/(home|category)-page-data|texts|page-request|use-card-actions|add-to-cart|missing-content|product/product-page-data)',
    'packages/web-kit/src/(loading/|icons/(index|icon|icon-id)\\.|query|format|hooks/use-debounced|api/(call|transport|status-of))',
    'packages/contract/src/(limits|http/page-numbers|shop/business-day|money/money|images/pictures|product/(pricing|sizes|colors)|order/(payment-price|priced-line)|contact/whatsapp|site-content/(size-guides|announcement\\.)|text/links)',
  ].join('|'),
);

// Only home and category pages show lists of products: the product page loads without them.
const LISTING =
  /storefront\/src\/(features\/(home-sections\/(hero|texts)|catalog\/(filters|product-|catalog-section|use-catalog|texts|search\/search-notes))|pages\/catalog\/(home|category)-page\.tsx)/;

// Styles are inlined, so Vite's helper, which loads the stylesheets of chunks, is reduced to the import itself.
const importsWithoutPreload = (): Plugin => ({
  name: 'imports-without-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
});

// The shop reads with queries, shows their failures itself and writes with plain calls: what else the library has would cost
// two kilobytes for nothing.
const UNUSED_QUERY_PARTS: readonly (readonly [module: RegExp, code: string])[] = [
  [
    /query-core\/build\/modern\/mutationCache\.js$/,
    'export class MutationCache { findAll() { return []; } resumePausedMutations() { return Promise.resolve(); } clear() {} }',
  ],
  [
    /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = () => false;',
  ],
  // Its own provider of timers is for other platforms.
  [
    /query-core\/build\/modern\/timeoutManager\.js$/,
    'export const timeoutManager = globalThis, systemSetTimeoutZero = (work) => setTimeout(work, 0);',
  ],
  [
    /react-query\/build\/modern\/suspense\.js$/,
    'export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false, fetchOptimistic = () => {}, defaultThrowOnError = () => false;',
  ],
  [
    /react-query\/build\/modern\/errorBoundaryUtils\.js$/,
    'export const ensurePreventErrorBoundaryRetry = () => {}, getHasError = () => false, useClearResetErrorBoundary = () => {};',
  ],
  [
    /react-query\/build\/modern\/QueryErrorResetBoundary\.js$/,
    'export const useQueryErrorResetBoundary = () => {}, QueryErrorResetBoundary = () => null;',
  ],
  [
    /react-query\/build\/modern\/IsRestoringProvider\.js$/,
    'export const useIsRestoring = () => false, IsRestoringProvider = () => null;',
  ],
];
const USES_UNUSED_PARTS =
  /(query-core\/build\/modern\/(mutationObserver|infiniteQueryObserver)|react-query\/build\/modern\/useSuspense\w+)\.js$/;
const UNUSED_OPTIONS = /\b(throwOnError|suspense):/;

const QUERY_CORE = /@tanstack\/query-core\//;

const isOurs = (id: string) => !id.includes('node_modules');

const withoutUnusedQueryParts = (): Plugin => ({
  name: 'without-unused-query-parts',
  enforce: 'pre',
  apply: 'build',
  load: (id) => UNUSED_QUERY_PARTS.find(([module]) => module.test(id))?.[1],
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const [id, { renderedLength, code }] of Object.entries(chunk.modules))
          if (
            renderedLength > 0 &&
            (USES_UNUSED_PARTS.test(id) || (isOurs(id) && UNUSED_OPTIONS.test(code ?? '')))
          )
            this.error(`the build leaves out what ${id} needs`);
  },
});

// Private fields fail in some places of Safari 15, so the build would turn each into a WeakMap; short names cost nothing.
const queryWithoutPrivateFields = (): Plugin => {
  const names: string[] = [];
  return {
    name: 'query-without-private-fields',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!QUERY_CORE.test(id)) return undefined;
      const declaration = /^\s*#\w+;$/gm;
      return code.replace(declaration, '').replace(/#(\w+)/g, (_, name: string) => {
        if (!names.includes(name)) names.push(name);
        return `_${names.indexOf(name)}`;
      });
    },
  };
};

// React's explanation for forms whose action is a function, of which the shop has none.
const FORM_EXPLANATION = /A React form was unexpectedly submitted\.[^"]*?event\.preventDefault\(\)\./;

const withoutFormExplanation = (): Plugin => ({
  name: 'without-form-explanation',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('react-dom-client.production.js') ? code.replace(FORM_EXPLANATION, '') : undefined,
});

const JSX_RUNTIME = '\0jsx-runtime';

// Named exports spare each of hundreds of calls the detour over the object of a CommonJS module.
const jsxByName = (): Plugin => ({
  name: 'jsx-by-name',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, from) => (id === 'react/jsx-runtime' && from !== JSX_RUNTIME ? JSX_RUNTIME : undefined),
  load: (id) =>
    id === JSX_RUNTIME
      ? "import runtime from 'react/jsx-runtime'; export const { jsx, jsxs, Fragment } = runtime;"
      : undefined,
});

const ASSET_NAMES = 'assets/[name].[hash][extname]';
const DIST = { client: 'dist/client', server: 'dist/server' };

// Node cannot load the 'module' build of @opentelemetry/api, which prom-client requires.
const NODE_CONDITIONS = defaultServerConditions.filter((condition) => condition !== 'module');

// The 'source' condition reads packages/* as TypeScript, so no build of the contract is needed.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    importsWithoutPreload(),
    withoutUnusedQueryParts(),
    queryWithoutPrivateFields(),
    withoutFormExplanation(),
    jsxByName(),
    retriedImports(),
    earlierReleases(),
    react(),
    tailwindcss(),
    developmentServer(),
  ],
  appType: 'custom',
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  // Everything is bundled: the server starts faster, runs React's production build and needs no node_modules.
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
        // Rendered pages name the files of the client build.
        rollupOptions: { output: { assetFileNames: ASSET_NAMES } },
      }
    : {
        target: SUPPORTED_BROWSERS,
        outDir: DIST.client,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: false,
        rollupOptions: {
          transform: { assumptions: { setPublicClassFields: true } },
          input: {
            start: 'src/start.ts',
            main: 'src/main.tsx',
            styles: 'src/styles.css',
          },
          output: {
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
                // Alone, so that interaction replay records before everything else has loaded.
                { name: 'start', test: /vite\/preload-helper|storefront\/src\/(start|interaction-replay)/ },
                { name: 'shop', test: FIRST_VIEW },
                { name: 'listing', test: LISTING },
                // Small parts of one page, which come near one after the other.
                {
                  name: 'home-bands',
                  test: /storefront\/src\/(features\/home-sections\/(bands|why-choose)|pages\/catalog\/size-help)/,
                },
              ],
            },
          },
        },
      },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: { port: Number(process.env.STOREFRONT_PORT ?? 5173), strictPort: true },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup-tests.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    css: false,
  },
}));
