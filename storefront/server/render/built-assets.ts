import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from './html-document.ts';

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

function collectFiles(manifest: Manifest, name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || files.has(`/${chunk.file}`)) return files;
  files.add(`/${chunk.file}`);
  chunk.imports?.forEach((imported) => collectFiles(manifest, imported, files));
  return files;
}

export function readBuiltAssets(folder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fileOf = (source: string): string => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build lacks ${source}: run the build again`);
    return chunk.file;
  };
  const styles = readFileSync(path.join(folder, fileOf('src/styles.css')), 'utf8').trim();
  return {
    styles: `<style>${styles}</style>`,
    script: `/${fileOf('src/start.ts')}`,
    scriptsOf: (page) => [
      ...collectFiles(manifest, `src/pages/${page}.tsx`, collectFiles(manifest, 'src/main.tsx')),
    ],
    headingFont: /\/assets\/instrument-serif-latin-400-normal[^)"']*\.woff2/.exec(styles)?.[0],
  };
}
