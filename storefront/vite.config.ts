import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { developmentServer } from './server/development.ts';

const DIST = { client: 'dist/client', server: 'dist/server' };

// The 'source' condition reads packages/* as TypeScript, so the shop needs no build of the contract.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), developmentServer()],
  appType: 'custom',
  resolve: { conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  // One file with everything in it: the server starts fast and runs React's production build.
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  publicDir: 'public',
  build: isSsrBuild
    ? { target: 'node20', outDir: DIST.server, copyPublicDir: false, minify: false }
    : {
        target: 'es2022',
        outDir: DIST.client,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: { start: 'src/start.ts', main: 'src/main.tsx', styles: 'src/styles.css' },
          output: { assetFileNames: 'assets/[name].[hash][extname]' },
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
