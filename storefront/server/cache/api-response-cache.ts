import { errorOfAnswer } from '@shop/web-kit/api';
import { Body } from '../http/response-body.ts';
import { isAway, readAsServer } from '../http/cms-client.ts';
import { createFreshCache } from './scope-cache.ts';
import type { Freshness } from './scope-versions.ts';
import { publicRead, type PublicRead } from './cacheable-reads.ts';
import type { Answer } from '../http/send-response.ts';
import type { Settings } from '../settings.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

export type Copy = Answer & { json: () => unknown };
type Headers = Readonly<Record<string, string>>;

function copyOf(bytes: Buffer, headers: Headers, resized: () => void): Copy {
  // What many pages are rendered from at once is read once, and takes no room that others need.
  let parsed: WeakRef<object> | undefined;
  return {
    status: 200,
    body: new Body(bytes, JSON_TYPE, { quality: 4, resized }),
    headers: { ...headers, 'Cache-Control': 'no-cache' },
    json: () => {
      const known = parsed?.deref();
      if (known) return known;
      const value = JSON.parse(bytes.toString()) as object;
      parsed = new WeakRef(value);
      return value;
    },
  };
}

/** The copies of the API's public reads: shared by the calls of browsers and the pages rendered here. */
export function createApiCopies(settings: Settings, freshness: Freshness, headers: Headers) {
  const cache = createFreshCache<Copy>({
    freshness,
    maxWeight: MAX_BYTES,
    weigh: ({ body }) => body.weight,
    isAway,
  });
  const kept = (key: string, bytes: Buffer): Copy => copyOf(bytes, headers, () => cache.reweigh(key));

  async function load(path: string): Promise<Copy> {
    const { status, bytes } = await readAsServer(settings, path);
    if (status === 200) return kept(path, bytes);
    throw errorOfAnswer(status, JSON.parse(bytes.toString() || 'null'));
  }

  /** Keeps what the cms has just answered somebody. */
  function keep({ key, scopes }: PublicRead, bytes: Buffer, stamp: number): Copy {
    const copy = kept(key, bytes);
    cache.put(key, scopes, copy, stamp);
    return copy;
  }

  /** What a public read says, for the server's own pages. */
  async function json(path: string): Promise<unknown> {
    const read = publicRead(path);
    if (!read) throw new Error(`${path} is not a public read`);
    return (await cache.read(read.key, read.scopes, () => load(read.key))).json();
  }

  return { peek: cache.peek, older: cache.older, keep, json };
}

export type ApiCopies = ReturnType<typeof createApiCopies>;
