import type { Core } from '@strapi/strapi';
import { forgetVisitors } from '../api/interaction/services/interaction';
import { forgetOldAnswers } from '../api/order/services/idempotency';

const HOUR_MS = 3600 * 1000;

let timer: NodeJS.Timeout | undefined;

/** Once an hour what nobody can ask for any more is forgotten: visitors of yesterday, answers of a month ago. */
export function startForgetting(strapi: Core.Strapi): void {
  clearInterval(timer);
  timer = setInterval(() => {
    Promise.all([forgetVisitors(), forgetOldAnswers()]).catch((error: unknown) =>
      strapi.log.error(`Forgetting old records failed: ${String(error)}`),
    );
  }, HOUR_MS);
  timer.unref();
}
