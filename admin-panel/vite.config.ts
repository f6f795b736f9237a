import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SUPPORTED_BROWSERS } from '../packages/web-kit/src/loading/supported-browsers.ts';

const shop = process.env.SHOP_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const api = process.env.CMS_URL ?? shop;

// The 'source' condition reads packages/* as TypeScript: no build of them is needed.
export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: SUPPORTED_BROWSERS,
    manifest: true,
    sourcemap: false,
    rollupOptions: {
      output: {
        codeSplitting: {
          // Many small files compress worse than one, and what few pages need must not come with the first of them.
          groups: [{ name: 'contract', test: /packages\/contract\/src/, minShareCount: 8 }],
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
