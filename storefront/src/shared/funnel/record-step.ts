import type { recordInteraction, InputOf } from '@shop/contract';

import { postInBackground } from '../post-in-background.ts';
import { isStaffBrowser } from './staff-browser.ts';

type Step = Exclude<InputOf<typeof recordInteraction>['body']['type'], 'product_view'>;

const recorded = new Set<Step>();

/** Records a step of a purchase, once per page load; the server counts it once per visitor and day. */
export function recordStep(type: Step): void {
  if (recorded.has(type) || isStaffBrowser()) return;
  recorded.add(type);
  const { body }: InputOf<typeof recordInteraction> = { body: { type } };
  postInBackground('/api/interactions', body);
}
