import type { Context, Next } from 'koa';
import { apiSecurityHeaders, panelPolicy } from '../shared/security-headers';
import { isShopPath } from '../shared/shop-paths';

const PICTURES = '/uploads/pictures/';

const securityHeaders = () => async (ctx: Context, next: Next) => {
  if (!isShopPath(ctx.path)) {
    ctx.set('Content-Security-Policy', panelPolicy);
    return next();
  }
  ctx.set({ ...apiSecurityHeaders });
  // The name of a picture changes with its bytes: a browser never has to ask again.
  if (ctx.path.startsWith(PICTURES)) ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  await next();
};

export default securityHeaders;
