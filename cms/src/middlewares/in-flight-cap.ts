import type { Context, Next } from 'koa';
import { unavailable } from '../platform/http/http-error';
import { inFlight, isShuttingDown, countInFlight } from '../platform/http/in-flight';

// More requests would be answered too late; rejecting them keeps the others fast.
const MAX_IN_FLIGHT = 500;

const inFlightCap = () => async (ctx: Context, next: Next) => {
  if (ctx.path === '/internal/changes') return next();
  if (inFlight() >= MAX_IN_FLIGHT) throw unavailable(2);
  if (isShuttingDown()) ctx.set('Connection', 'close');
  await countInFlight(next);
};

export default inFlightCap;
