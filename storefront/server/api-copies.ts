import { errorOfAnswer } from '@shop/web-kit/api';
import { Body } from './body.ts';
import { isAway, readAsServer } from './cms-client.ts';
import { createFreshCache } from './fresh-cache.ts';
import type { Freshness } from './freshness.ts';
import { publicRead } from './public-reads.ts';
import type { Answer } from './send.ts';
import type { Settings } from './settings.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

export type Copy = Answer & { json: () => unknown };

/** An API answer as it is kept: its bytes, and what they say, read once. */
export function copyOf(bytes: Buffer, headers: Readonly<Record<string, string>>): Copy {
  let parsed: { value: unknown } | undefined;
  return {
    status: 200,
    body: new Body(bytes, JSON_TYPE, { quality: 4 }),
    headers: { ...headers, 'Cache-Control': 'no-cache' },
    json: () => (parsed ??= { value: JSON.parse(bytes.toString()) as unknown }).value,
  };
}

/** The copies of the API's public reads: shared by the calls of browsers and the pages rendered here. */
export function createApiCopies(settings: Settings, freshness: Freshness, headers: Record<string, string>) {
  const cache = createFreshCache<Copy>({
    freshness,
    maxWeight: MAX_BYTES,
    // Its compressed forms and what was parsed weigh about as much again.
    weigh: ({ body }) => body.bytes.length * 3,
    isAway,
  });

  async function load(path: string): Promise<Copy> {
    const { status, bytes } = await readAsServer(settings, path);
    if (status === 200) return copyOf(bytes, headers);
    throw errorOfAnswer(status, JSON.parse(bytes.toString() || 'null'));
  }

  /** What a public read says, for the server's own pages. */
  async function json(path: string): Promise<unknown> {
    const read = publicRead(path);
    if (!read) throw new Error(`${path} is not a public read`);
    return (await cache.read(read.key, read.scopes, () => load(read.key))).json();
  }

  return { ...cache, json };
}

export type ApiCopies = ReturnType<typeof createApiCopies>;
