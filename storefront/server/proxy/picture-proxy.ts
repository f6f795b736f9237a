import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPublicPicture } from './route-allow-list.ts';
import { Body } from '../http/response-body.ts';
import { isAway, readAsServer } from '../http/cms-client.ts';
import { createFreshCache } from '../cache/scope-cache.ts';
import { createFreshness } from '../cache/scope-versions.ts';
import { send, type Answer } from '../http/send-response.ts';
import type { Settings } from '../settings.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const FOR_EVER = 'public, max-age=31536000, immutable';

class NoPicture extends Error {}

/** The shop's pictures: their names are random and never reused, so a copy holds for good. */
export function createPictures(settings: Settings, headers: Readonly<Record<string, string>>) {
  const freshness = createFreshness();
  freshness.listening(true);
  const cache = createFreshCache<Answer>({
    freshness,
    maxWeight: MAX_BYTES,
    weigh: ({ body }) => body.weight,
    isAway,
  });

  async function load(pathname: string): Promise<Answer> {
    const { status, type, bytes } = await readAsServer(settings, pathname);
    if (status !== 200 || !type.startsWith('image/')) throw new NoPicture();
    return { status: 200, body: new Body(bytes, type), headers: { ...headers, 'Cache-Control': FOR_EVER } };
  }

  /** Sends a picture; the status of why not otherwise. */
  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<404 | 503 | null> {
    if (!isPublicPicture(pathname)) return 404;
    try {
      send(request, response, await cache.read(pathname, [], () => load(pathname)));
      return null;
    } catch (error) {
      return isAway(error) ? 503 : 404;
    }
  }

  return { serve, peek: cache.peek };
}

export type Pictures = ReturnType<typeof createPictures>;
