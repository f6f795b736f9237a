import type { Health } from '@shop/contract';
import type { Context } from 'koa';
import { lastExamination } from '../../../platform/doctor/last-examination';
import { withDeadline } from '../../../platform/http/deadline';
import { isAdmin } from '../../../platform/access/active-user';

// Monitoring expects a response within half a second.
const RESPONSE_MS = 450;

// Calls without credentials skip the session lookup and get no doctor result.
const asksAsStaff = async (ctx: Context): Promise<boolean> =>
  ctx.get('authorization') !== '' && (await isAdmin(ctx));

async function doctorFor(ctx: Context): Promise<Health['doctor']> {
  if (!(await asksAsStaff(ctx))) return undefined;
  const run = await lastExamination();
  return run ? { faults: run.outcome.faults.length, at: new Date(run.endedAt).toISOString() } : undefined;
}

const health = {
  async check(ctx: Context) {
    const started = performance.now();
    const result: Health = await strapi.service('api::health.health').check();
    ctx.status = result.status === 'ok' ? 200 : 503;
    ctx.body = result;
    if (ctx.status !== 200) return;
    const left = RESPONSE_MS - (performance.now() - started);
    // The session lookup may wait behind orders; at the deadline the result is sent without it.
    const doctor = await withDeadline(left, doctorFor(ctx), () => undefined).catch(() => undefined);
    if (doctor) ctx.body = { ...result, doctor };
  },
};

export default health;
