import type { Context, Next } from 'koa';
import { notFound } from '../platform/http/http-error';
import { isAllowedPanelPath, isAllowedShopPath, isShopPath } from '../platform/http/allowed-paths';
import { isMachinePeer } from '../platform/http/machine-peer';

// A proxy such as the storefront sets this header; requests to the panel must come from this machine.
const isFromOutside = ({ req }: Context) =>
  req.headers['x-forwarded-for'] !== undefined || !isMachinePeer(req.socket.remoteAddress);

const pathGuard = () => async (ctx: Context, next: Next) => {
  const isShop = isShopPath(ctx.path);
  if (isShop && !isAllowedShopPath(ctx.path)) throw notFound();
  if (!isShop && (isFromOutside(ctx) || !isAllowedPanelPath(ctx.path))) {
    ctx.status = 404;
    ctx.body = '';
    return;
  }
  await next();
};

export default pathGuard;
