import { followTranslation } from '@shop/web-kit/translation';
import { cart } from '#features/cart/lines/cart-store.ts';
import { preloadCalls } from '#shared/calls/load-calls.ts';
import { recordStep } from '#shared/funnel/record-step.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';

/** Records that this browser has goods in its cart, now or as soon as it has. */
export function recordCartStep(): void {
  const record = () => cart().getSnapshot().lines.length > 0 && recordStep('cart');
  record();
  cart().subscribe(record);
}

/** Starts what a first visit need not wait for. */
export async function startAfterLoad(): Promise<void> {
  followTranslation();
  recordCartStep();
  await preloadCalls();
  await registerServiceWorker();
}
