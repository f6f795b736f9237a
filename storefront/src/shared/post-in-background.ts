/** Posts JSON that no reader waits for, also while the page is being left; a failure is ignored. */
export function postInBackground(path: `/api/${string}`, body: unknown): void {
  // Plain `fetch`: the API client would be loaded for such a call alone.
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined);
}
