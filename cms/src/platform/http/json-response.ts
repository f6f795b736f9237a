import { createHash } from 'node:crypto';
import type { Context } from 'koa';

const REVALIDATED = 'public, max-age=0, must-revalidate';

const etagOf = (body: string): string =>
  `W/"${body.length.toString(36)}-${createHash('sha1').update(body).digest('base64url')}"`;

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch !== '' && ifNoneMatch.split(',').some((given) => [etag, '*'].includes(given.trim()));

export function sendJson(ctx: Context, body: string): void {
  ctx.type = 'application/json';
  ctx.body = body;
}

/** Sends public JSON with an ETag, or 304 when the client holds this body. */
export function sendCacheableJson(ctx: Context, body: string): void {
  const etag = etagOf(body);
  ctx.set({ 'Cache-Control': REVALIDATED, ETag: etag });
  if (matches(ctx.get('if-none-match'), etag)) ctx.status = 304;
  else sendJson(ctx, body);
}
