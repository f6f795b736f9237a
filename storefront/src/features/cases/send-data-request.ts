import type { DataRequestAnswer } from '@shop/contract';

type Refusal = { message?: string; errors?: { path: string; message: string }[] };
export type SentRequest = { answer: DataRequestAnswer } | { refusal: Refusal };

/**
 * Posts a data request. Plain `fetch`, and the server checks: the schemas of a page that few people open would
 * otherwise reach every phone.
 */
export async function sendDataRequest(
  path: '/api/data-requests' | '/api/data-requests/confirm',
  body: Record<string, unknown>,
): Promise<SentRequest> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = (await response.json().catch(() => ({}))) as DataRequestAnswer & Refusal;
  return response.ok ? { answer: json } : { refusal: json };
}
