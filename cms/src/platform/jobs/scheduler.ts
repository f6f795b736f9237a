import { MINUTE_MS } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { runDueJobs, type Job } from './run-due-jobs';

const INTERVAL_MS = MINUTE_MS;

let timer: NodeJS.Timeout | undefined;

/** Runs the jobs that are due, once a minute. */
export function startScheduler(strapi: Core.Strapi, jobs: readonly Job[]): void {
  clearInterval(timer);
  timer = setInterval(() => {
    runDueJobs(jobs).catch((error: unknown) =>
      strapi.log.warn(`Jobs are postponed: ${error instanceof Error ? error.name : 'unknown'}`),
    );
  }, INTERVAL_MS);
  timer.unref();
}

/** Stops starting jobs; one that is running goes on. */
export const stopScheduler = (): void => clearInterval(timer);
