import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ResponseBody, type Encoding } from '../http/response-body.ts';
import type { Headers, PreparedResponse } from '../http/send-response.ts';

// The start guard asks for lost scripts in folders of other names, which browsers take for other scripts.
const RETRY_FOLDER = /\/assets\/~\d\//;

export type StaticFiles = ReadonlyMap<string, PreparedResponse>;

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
const COMPRESSED_SUFFIXES: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };
// A content hash in the name makes the file immutable.
const HASHED_NAME = /[.-][\w-]{8}\.\w+$/;

const cacheControl = (file: string): string => {
  // A release must replace pages and the service worker at once.
  if (file.endsWith('.html') || file === 'service-worker.js') return 'no-cache';
  const isImmutable = file.includes('assets/') && HASHED_NAME.test(file);
  return isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
};

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

function readBody(file: string, type: string): ResponseBody {
  const encoded = Object.fromEntries(
    Object.entries(COMPRESSED_SUFFIXES)
      .filter(([suffix]) => existsSync(file + suffix))
      .map(([suffix, encoding]) => [encoding, readFileSync(file + suffix)]),
  );
  return new ResponseBody(readFileSync(file), type, { encoded });
}

/** Finds a file by its URL path. */
export const findStaticFile = (files: StaticFiles, path: string): PreparedResponse | undefined =>
  files.get(path) ?? files.get(path.replace(RETRY_FOLDER, '/assets/'));

/** Reads every file of a folder into memory, by URL path; dot files and unknown types are left out. */
export function readStaticFiles(folder: string, base: string, headers: Headers): StaticFiles {
  if (!existsSync(folder)) return new Map();
  return new Map(
    listFiles(folder).flatMap((file) => {
      const type = TYPES[path.extname(file)];
      const relative = path.relative(folder, file).split(path.sep).join('/');
      if (!type || relative.startsWith('.')) return [];
      const response = {
        status: 200,
        body: readBody(file, type),
        headers: { ...headers, 'Cache-Control': cacheControl(relative) },
      };
      return [[`${base}${relative}`, response] as const];
    }),
  );
}
