import type { Context } from 'koa';

/** Sends a JPEG that no cache may keep and that cannot do anything, even if a browser took it for a document. */
export function sendPrivatePicture(ctx: Context, bytes: Buffer, filename: string): void {
  ctx.set({
    'Content-Type': 'image/jpeg',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': `inline; filename="${filename}"`,
    'Cache-Control': 'private, no-store',
  });
  ctx.body = bytes;
}
