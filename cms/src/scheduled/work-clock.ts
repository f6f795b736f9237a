import { MINUTE_MS } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { stopExamining } from './examine-hourly';
import { runDueWork } from './run-due-work';
import { hourlyTasks } from './tasks';

const LOOK_MS = MINUTE_MS;

let timer: NodeJS.Timeout | undefined;

/** Looks once a minute whether something is due. */
export function startScheduledWork(strapi: Core.Strapi): void {
  clearInterval(timer);
  timer = setInterval(() => {
    runDueWork(hourlyTasks).catch((error: unknown) =>
      strapi.log.warn(`Scheduled work has to wait: ${error instanceof Error ? error.name : 'unknown'}`),
    );
  }, LOOK_MS);
  timer.unref();
}

/** Looks no more, and ends what can be done again later. */
export async function stopScheduledWork(): Promise<void> {
  clearInterval(timer);
  await stopExamining();
}
