import type { Core } from '@strapi/strapi';
import { sweepUnclaimed } from '../api/picture-upload/services/proofs';

const HOUR_MS = 3600 * 1000;

let timer: NodeJS.Timeout | undefined;

/** Once an hour the proofs that no order took are deleted. */
export function startSweeping(strapi: Core.Strapi): void {
  stopSweeping();
  timer = setInterval(() => {
    sweepUnclaimed().catch((error: unknown) => strapi.log.error(`Sweeping proofs failed: ${String(error)}`));
  }, HOUR_MS);
  timer.unref();
}

/** Ends the sweeping. */
export function stopSweeping(): void {
  clearInterval(timer);
}
