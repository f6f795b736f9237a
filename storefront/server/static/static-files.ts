import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Body, type Encoding } from '../http/response-body.ts';
import type { Answer } from '../http/send-response.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const MADE: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };
// A name that carries its content's fingerprint never means anything else.
const FINGERPRINTED = /[.-][\w-]{8}\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
const ASK_FIRST = 'no-cache';

const cacheControl = (file: string): string => {
  if (file.endsWith('.html')) return ASK_FIRST;
  return file.includes('assets/') && FINGERPRINTED.test(file) ? FOR_EVER : FOR_AN_HOUR;
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

function bodyOf(file: string, type: string): Body {
  const made = Object.fromEntries(
    Object.entries(MADE)
      .filter(([suffix]) => existsSync(file + suffix))
      .map(([suffix, encoding]) => [encoding, readFileSync(file + suffix)]),
  );
  return new Body(readFileSync(file), type, { made, quality: 9 });
}

/** Every file of a folder, ready to send under its address: what is not in the list does not exist. */
export function staticFiles(
  folder: string,
  base: string,
  headers: Readonly<Record<string, string>>,
): ReadonlyMap<string, Answer> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    filesIn(folder).flatMap((file) => {
      const type = TYPES[path.extname(file)];
      const relative = path.relative(folder, file).split(path.sep).join('/');
      if (!type || relative.startsWith('.')) return [];
      const answer = {
        status: 200,
        body: bodyOf(file, type),
        headers: { ...headers, 'Cache-Control': cacheControl(relative) },
      };
      return [[`${base}${relative}`, answer] as const];
    }),
  );
}
