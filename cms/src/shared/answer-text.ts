import type { Context } from 'koa';
import { REVALIDATED, etagOf, holds } from './text-answer';

/** Answers a public text of JSON, or only that what the caller holds is still it. */
export function answerText(ctx: Context, body: string): void {
  const etag = etagOf(body);
  ctx.set('Cache-Control', REVALIDATED);
  ctx.set('ETag', etag);
  if (holds(ctx.get('if-none-match') || undefined, etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json';
  ctx.body = body;
}
