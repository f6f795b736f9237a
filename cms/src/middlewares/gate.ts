import type { Context, Next } from 'koa';
import { notFound } from '../shared/http-errors';
import { isAllowedPanelPath, isAllowedShopPath } from '../shared/allowed-paths';
import { isShopPath } from '../shared/shop-paths';

// The storefront forwards shop calls only: whatever else it hands over did not come from this machine.
const isFromOutside = (ctx: Context) => ctx.get('x-forwarded-for') !== '';

const gate = () => async (ctx: Context, next: Next) => {
  const isShop = isShopPath(ctx.path);
  if (isShop && !isAllowedShopPath(ctx.path)) throw notFound();
  if (!isShop && (isFromOutside(ctx) || !isAllowedPanelPath(ctx.path))) {
    ctx.status = 404;
    ctx.body = '';
    return;
  }
  await next();
};

export default gate;
