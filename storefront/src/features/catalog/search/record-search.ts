import type { recordSearch as recordSearchEndpoint, InputOf } from '@shop/contract';

import { postInBackground } from '#shared/post-in-background.ts';

const recorded = new Set<string>();

// Staff look at the shop in a frame of the editor; what they search there says nothing about shoppers.
const isFramed = () => window.parent !== window;

/** Records a search whose results are shown, once per page load. */
export function recordSearch(text: string): void {
  if (isFramed() || recorded.has(text)) return;
  recorded.add(text);
  const { body }: InputOf<typeof recordSearchEndpoint> = { body: { text } };
  postInBackground('/api/stats/searches', body);
}
