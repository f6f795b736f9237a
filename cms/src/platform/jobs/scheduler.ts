import { MINUTE_MS } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { runDueJobs, type Job } from './run-due-jobs';

const INTERVAL_MS = MINUTE_MS;

let timer: NodeJS.Timeout | undefined;

export function startScheduler(strapi: Core.Strapi, jobs: readonly Job[]): void {
  clearInterval(timer);
  timer = setInterval(() => {
    runDueJobs(jobs).catch((error: unknown) =>
      strapi.log.warn(`Jobs are postponed: ${error instanceof Error ? error.name : 'unknown'}`),
    );
  }, INTERVAL_MS);
  timer.unref();
}

export const stopScheduler = (): void => clearInterval(timer);
