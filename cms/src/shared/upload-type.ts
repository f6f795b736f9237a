import type { Context } from 'koa';

/** The one call that takes a file. */
export const isUpload = (ctx: Context): boolean => ctx.method === 'POST' && ctx.path === '/api/upload/proof';

/** Keeps the body away from Strapi's parser, which writes forms to disk before anybody is asked: the call reads it itself. */
export function hideUploadFromParser(ctx: Context): void {
  ctx.state.uploadType = ctx.get('content-type');
  ctx.req.headers['content-type'] = 'application/octet-stream';
}

/** The content type that an upload came with. */
export const uploadTypeOf = (ctx: Context): string => String(ctx.state.uploadType ?? ctx.get('content-type'));
