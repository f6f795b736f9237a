import type { Context, Next } from 'koa';
import { assignRequestId } from '../platform/http/request';

const requestId = () => (ctx: Context, next: Next) => {
  assignRequestId(ctx);
  return next();
};

export default requestId;
