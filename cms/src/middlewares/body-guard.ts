import type { Context, Next } from 'koa';
import { bodyOf } from '../shared/call';
import { badRequest } from '../shared/http-errors';
import { isReasonableBody } from '../shared/input-shape';
import { isShopPath } from '../shared/shop-paths';

/** After the body was parsed: nothing in it is too deep, too much or poisonous. */
const bodyGuard = () => async (ctx: Context, next: Next) => {
  if (isShopPath(ctx.path) && !isReasonableBody(bodyOf(ctx))) throw badRequest();
  await next();
};

export default bodyGuard;
