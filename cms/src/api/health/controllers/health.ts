import type { Health } from '@shop/contract';
import type { Context } from 'koa';
import { withDeadline } from '../../../platform/http/deadline';
import { mayDo } from '../../../platform/access/active-user';
import type { Handlers } from '../../../platform/routes';
import { listFailures } from '../services/failures';
import { checkHealth } from '../services/health';
import { findCopies, readiness } from '../services/readiness';

// Monitoring expects a response within half a second.
const RESPONSE_MS = 450;

// Calls without credentials skip the session lookup and get no results of jobs.
const asksAsOwner = async (ctx: Context): Promise<boolean> =>
  ctx.get('authorization') !== '' && (await mayDo(ctx, 'seeServerState'));

async function resultsFor(ctx: Context): Promise<Pick<Health, 'copies' | 'failures'>> {
  if (!(await asksAsOwner(ctx))) return {};
  const [copies, failures] = await Promise.all([findCopies(), listFailures()]);
  return { copies, failures };
}

const health: Handlers = {
  async health(ctx) {
    const started = performance.now();
    const result = await checkHealth();
    ctx.status = result.status === 'ok' ? 200 : 503;
    ctx.body = result;
    if (ctx.status !== 200) return;
    const left = RESPONSE_MS - (performance.now() - started);
    // The session lookup may wait behind orders; at the deadline the result is sent without it.
    const results = await withDeadline(left, resultsFor(ctx), () => ({})).catch(() => ({}));
    ctx.body = { ...result, ...results };
  },

  async ready(ctx) {
    const result = await readiness();
    ctx.status = result.status === 'ready' ? 200 : 503;
    ctx.body = result;
  },
};

export default health;
