import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrontEnd } from './html-document.ts';
import { sheetFor } from '../page-styles.ts';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

// A chunk and all that it imports at once.
function filesFrom(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(`/${chunk.file}`)) return seen;
  seen.add(`/${chunk.file}`);
  chunk.imports?.forEach((imported) => filesFrom(manifest, imported, seen));
  return seen;
}

/** Reads what the build made: the sheet that pages take theirs from, the script that starts it, the face to fetch first. */
export function builtFrontEnd(folder: string): FrontEnd {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = (source: string): Chunk => {
    const found = manifest[source];
    if (!found) throw new Error(`The build lacks ${source}: run the build again`);
    return found;
  };
  const textOf = ({ file }: Chunk) => readFileSync(path.join(folder, file), 'utf8').trim();
  const fonts = textOf(chunk('src/fonts.css'));
  const whole = chunk('src/styles.css');
  const sheet = sheetFor(textOf(whole));
  return {
    // The rest of the sheet comes with the script: until then a page needs what its own markup uses.
    styles: (html) => `<style data-sheet="/${whole.file}">${fonts}${sheet(html)}</style>`,
    script: `/${chunk('src/start.ts').file}`,
    filesOf: (page) => [...filesFrom(manifest, `src/pages/${page}.tsx`, filesFrom(manifest, 'src/main.tsx'))],
    font: /\/assets\/instrument-serif-latin-400-normal[^)"']*\.woff2/.exec(fonts)?.[0],
  };
}
