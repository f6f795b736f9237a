import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, defaultClientConditions } from 'vite';
import { SUPPORTED_BROWSERS } from '../packages/web-kit/src/loading/supported-browsers.ts';

const CLIENT = path.resolve(import.meta.dirname, 'dist/client');
// Only the back office's preview and the checkout need these: a phone does not keep them.
const NOT_OFFLINE = /editor-preview|checkout|order-|contact|hero\.jpg/;

type Chunk = { file: string; assets?: string[] };

function releaseFiles(): string[] {
  const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const kept = files.filter((file) => !NOT_OFFLINE.test(file) && !file.endsWith('.css'));
  return ['/placeholder.svg', ...new Set(kept.map((file) => `/${file}`))].sort();
}

// Built after the shop, whose file names it contains, as one classic script at the root of the origin.
export default defineConfig({
  publicDir: false,
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: { RELEASE_FILES: JSON.stringify(releaseFiles()), 'process.env.NODE_ENV': '"production"' },
  build: {
    target: SUPPORTED_BROWSERS,
    outDir: CLIENT,
    emptyOutDir: false,
    rollupOptions: {
      input: 'src/app/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
