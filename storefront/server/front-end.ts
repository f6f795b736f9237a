import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrontEnd } from './document.ts';

type Chunk = { file: string; css?: string[]; assets?: string[] };

/** Reads what the build made: the sheet to put into the page, the script that starts it, the face to fetch first. */
export function builtFrontEnd(folder: string): FrontEnd {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const chunk = (source: string): Chunk => {
    const found = manifest[source];
    if (!found) throw new Error(`The build lacks ${source}: run the build again`);
    return found;
  };
  const styles = readFileSync(path.join(folder, chunk('src/styles.css').file), 'utf8').trim();
  const font = /\/assets\/instrument-serif-latin-400-normal[^)"']*\.woff2/.exec(styles)?.[0];
  return { styles: `<style>${styles}</style>`, script: `/${chunk('src/start.ts').file}`, font };
}
