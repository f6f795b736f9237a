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

/** Sends a stranger's file as a download: no browser renders it, and no cache may keep it. */
export function sendPrivateDownload(ctx: Context, bytes: Buffer, type: string, filename: string): void {
  ctx.set({
    'Content-Type': type,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Disposition': `attachment; filename="${filename}"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
  ctx.body = bytes;
}
