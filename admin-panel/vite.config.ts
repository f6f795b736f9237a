import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlierReleases } from '../packages/web-kit/src/loading/earlier-releases.ts';
import { retriedImports } from '../packages/web-kit/src/loading/retried-imports.ts';
import { scriptNotice } from '../packages/web-kit/src/loading/script-notice.ts';
import { START_GUARD } from '../packages/web-kit/src/loading/start-guard.ts';
import { SUPPORTED_BROWSERS } from '../packages/web-kit/src/loading/supported-browsers.ts';
import { loadingTexts } from '../packages/web-kit/src/loading/texts.ts';

const shop = process.env.SHOP_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const api = process.env.CMS_URL ?? shop;

// Written by the build, so that the text of the guard and its hash in the server's policy are the same.
const startGuard = (): Plugin => ({
  name: 'start-guard',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace('<!-- start-guard -->', () => `<script>${START_GUARD}</script>`)
        .replace('<!-- script-notice -->', () => scriptNotice(loadingTexts.help)),
  },
});

// The 'source' condition reads packages/* as TypeScript: no build of them is needed.
export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), startGuard(), retriedImports({ keepsLists: true }), earlierReleases()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: SUPPORTED_BROWSERS,
    manifest: true,
    sourcemap: false,
    modulePreload: {
      // The lists of all files would make the first load heavier; those of the pages come later, in a file of their own.
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'html' || hostId.includes('page-parts') ? needed : [],
    },
    rollupOptions: {
      output: {
        codeSplitting: {
          // Many small files compress worse than one, and what few pages need must not come with the first of them.
          groups: [{ name: 'contract', test: /packages\/contract\/src/, minShareCount: 10 }],
        },
      },
    },
  },
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5174),
    strictPort: true,
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/uploads': { target: api, changeOrigin: false },
      '^/(?!admin(/|$|\\?))': { target: shop, changeOrigin: false },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/setup-tests.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: false,
  },
});
