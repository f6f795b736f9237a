import type { Context, Next } from 'koa';
import { bodyOf } from '../platform/http/request';
import { badRequest } from '../platform/http/http-error';
import { isReasonableBody } from '../platform/http/input-shape';
import { isShopPath } from '../platform/http/allowed-paths';

const bodyGuard = () => async (ctx: Context, next: Next) => {
  if (isShopPath(ctx.path) && !isReasonableBody(bodyOf(ctx))) throw badRequest();
  await next();
};

export default bodyGuard;
