import type { CallInput } from '@shop/web-kit/api';

const recorded = new Set<string>();

// Staff look at the shop in a frame of the editor; what they search there says nothing about shoppers.
const isFramed = () => window.parent !== window;

/** Records a search whose results are shown, once per page load. */
export function recordSearch(text: string): void {
  if (isFramed() || recorded.has(text)) return;
  recorded.add(text);
  const { body }: CallInput<'recordSearch'> = { body: { text } };
  // Plain `fetch`: the API client would be loaded for this call alone.
  fetch('/api/stats/searches', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined);
}
