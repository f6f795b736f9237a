import { VITALS_SAMPLE } from '@shop/contract';
import { optionalPart } from '@shop/web-kit/loading';
import { followTranslation } from '@shop/web-kit/translation';
import { cart } from '#features/cart/lines/cart-store.ts';
import { preloadCalls } from '#shared/calls/load-calls.ts';
import { recordStep } from '#shared/funnel/record-step.ts';
import { isStaffBrowser } from '#shared/funnel/staff-browser.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';

/** Records that this browser has goods in its cart, now or as soon as it has. */
export function recordCartStep(): void {
  const record = () => cart().getSnapshot().lines.length > 0 && recordStep('cart');
  record();
  cart().subscribe(record);
}

/** Measures some visits of shoppers with a phone; the others do not load the code for it. */
export function measureSomeVisits(): void {
  const isChosen = Math.random() * VITALS_SAMPLE < 1 && matchMedia('(pointer: coarse)').matches;
  if (isChosen && !isStaffBrowser())
    optionalPart(
      () => import('#shared/funnel/measure-visit.ts'),
      ({ measureVisit }) => measureVisit(),
    );
}

/** Starts what a first visit need not wait for. */
export async function startAfterLoad(): Promise<void> {
  followTranslation();
  recordCartStep();
  measureSomeVisits();
  await preloadCalls();
  await registerServiceWorker();
}
