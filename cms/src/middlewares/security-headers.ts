import type { Context, Next } from 'koa';
import { apiSecurityHeaders, panelPolicy } from '../platform/http/response-headers';
import { isShopPath } from '../platform/http/allowed-paths';

const PICTURES = '/uploads/pictures/';

// For an unknown origin Strapi's CORS sends an empty header instead of none.
function dropEmptyOrigin(ctx: Context): void {
  if (ctx.response.get('Access-Control-Allow-Origin') !== '') return;
  ctx.remove('Access-Control-Allow-Origin');
  ctx.remove('Access-Control-Allow-Credentials');
}

const securityHeaders = () => async (ctx: Context, next: Next) => {
  if (!isShopPath(ctx.path)) {
    ctx.set('Content-Security-Policy', panelPolicy);
    return next();
  }
  ctx.set({ ...apiSecurityHeaders });
  // A picture's name changes with its bytes.
  if (ctx.path.startsWith(PICTURES)) ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  try {
    await next();
  } finally {
    dropEmptyOrigin(ctx);
  }
};

export default securityHeaders;
