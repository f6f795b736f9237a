import { createHash } from 'node:crypto';

/** Every browser and proxy may keep it, and asks whether it still holds before showing it again. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Names a body by its content. */
export const etagOf = (body: string): string =>
  `W/"${body.length.toString(36)}-${createHash('sha1').update(body).digest('base64url')}"`;

/** True when the caller already holds this very body. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((given) => given.trim() === etag || given.trim() === '*');
