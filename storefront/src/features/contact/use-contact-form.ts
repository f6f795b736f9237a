import { useState } from 'react';
import { CONTACT_SUCCESS_MS, type ContactMessageInput } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { pageEndpoints } from '#shared/calls/load-calls.ts';
import { FieldFaults, usePublicForm } from '#shared/ui/use-public-form.ts';
import { texts } from './texts.ts';

// The specification has one text for every failure.
async function send(body: ContactMessageInput) {
  try {
    const { sendContactMessage } = await pageEndpoints();
    return await call(sendContactMessage, { body });
  } catch {
    throw new Error(texts.failed);
  }
}

/** Sends the contact form and empties it. */
export function useContactForm(responseMessage: string) {
  const [code, setCode] = useState<string | null>(null);
  const success = useTimedMessage(CONTACT_SUCCESS_MS);
  const form = usePublicForm(async (element) => {
    const { validateMessage } = await import('./validate-message.ts');
    const checked = validateMessage(Object.fromEntries(new FormData(element ?? undefined)));
    if (!checked.success) throw new FieldFaults(checked.error.issues);
    const answer = await send(checked.data);
    element?.reset();
    setCode(answer.code ?? null);
    if (!answer.code) success.show(responseMessage);
  }, texts.failed);
  return { ...form, sent: success.message, code };
}
