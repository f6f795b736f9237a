import { useState } from 'react';
import type { DataRequestAnswer } from '@shop/contract';
import { createIdempotentSender, errorOfAnswer } from '@shop/web-kit/api';
import { forgetContact } from '#shared/order/own/remembered-contact.ts';
import { usePublicForm } from '#shared/ui/use-public-form.ts';
import { myDataTexts as texts } from './my-data-texts.ts';

// A retry after a lost answer mails nobody twice.
const once = createIdempotentSender();

type Path = '/api/data-requests' | '/api/data-requests/confirm';

// Plain `fetch`, and the server checks: the schemas of a page that few people open would otherwise reach every phone.
async function post(path: Path, body: Record<string, unknown>, key: object): Promise<DataRequestAnswer> {
  const headers = { 'Content-Type': 'application/json', ...key };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error(texts.failed);
  });
  const json: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw errorOfAnswer(response.status, json, texts.failed);
  return json as DataRequestAnswer;
}

/** Sends a data request, with the fields of its form, or its confirmation, which has none. */
export function useDataRequest(path: Path, body: Record<string, unknown>) {
  const [answer, setAnswer] = useState<DataRequestAnswer | null>(null);
  const form = usePublicForm(async (element) => {
    const fields = Object.fromEntries(new FormData(element ?? undefined));
    const sent = { ...fields, ...body };
    const received = await once(sent, (key) => post(path, sent, key));
    // A deletion covers the copy on this device too; the links of her orders end with it.
    if (received.request === 'deletion') forgetContact();
    setAnswer(received);
  }, texts.failed);
  return { ...form, answer };
}
