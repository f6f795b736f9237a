import type { IncomingMessage, ServerResponse } from 'node:http';
import { createScopeCache } from '../cache/scope-cache.ts';
import { createScopeVersions } from '../cache/scope-versions.ts';
import { isCmsUnreachable, type CmsClient } from '../http/cms-client.ts';
import { ResponseBody } from '../http/response-body.ts';
import { sendResponse, type Headers, type PreparedResponse } from '../http/send-response.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PICTURE_PATH = /^\/uploads\/[\w-]+(\/[\w-]+)*\.[a-z0-9]{2,5}$/;

// Staff or its buyer may take a photo back: no copy is kept, and browsers keep theirs as long as the cms says.
const REVIEW_PHOTOS = '/uploads/review-photos/';
const PHOTO_CACHE = 'public, max-age=600';

class PictureNotFound extends Error {}

/** Creates the proxy of product pictures, with a cache. */
export function createPictureProxy(cms: CmsClient, headers: Headers) {
  // File names are random and never reused, so a copy is always current.
  const versions = createScopeVersions();
  versions.setStreamConnected(true);
  const cache = createScopeCache<PreparedResponse>({
    versions,
    maxBytes: MAX_BYTES,
    byteSize: ({ body }) => body.byteSize,
  });

  async function load(pathname: string): Promise<PreparedResponse> {
    const { status, type, bytes } = await cms.readAsServer(pathname, 'pictures');
    if (status !== 200 || !type.startsWith('image/')) throw new PictureNotFound();
    return {
      status: 200,
      body: new ResponseBody(bytes, type),
      headers: { ...headers, 'Cache-Control': pathname.startsWith(REVIEW_PHOTOS) ? PHOTO_CACHE : IMMUTABLE },
    };
  }

  /** Sends a picture; returns the status of the failure otherwise. */
  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<404 | 503 | null> {
    if (!PICTURE_PATH.test(pathname)) return 404;
    const read = () => load(pathname);
    try {
      const isKept = !pathname.startsWith(REVIEW_PHOTOS);
      sendResponse(request, response, await (isKept ? cache.fetch(pathname, [], read) : read()));
      return null;
    } catch (error) {
      return isCmsUnreachable(error) ? 503 : 404;
    }
  }

  return { serve, getCached: cache.get };
}

export type PictureProxy = ReturnType<typeof createPictureProxy>;
