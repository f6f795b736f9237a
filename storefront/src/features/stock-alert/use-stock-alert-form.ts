import { useRef, useState, type FormEvent } from 'react';
import { stockAlertMessages } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { texts } from './texts.ts';

export type AwaitedVariant = { productId: string; size: string | null; color: string | null };
export type AlertWay = 'email' | 'phone';

const textIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '').trim();

/** Sends the request for an alert; a failure leaves what was typed and says why. */
export function useStockAlertForm(variant: AwaitedVariant, way: AlertWay, onSent: (message: string) => void) {
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  function rejectField(form: HTMLFormElement, message: string) {
    setFault(message);
    form.querySelector<HTMLElement>(`[name=${way}]`)?.focus();
  }

  async function send(form: HTMLFormElement) {
    const [contact, website] = [textIn(form, way), textIn(form, 'website')];
    if (!contact) return rejectField(form, stockAlertMessages[way]);
    const { message } = await call('createStockAlert', {
      body: { ...variant, [way]: contact, ...(website && { website }) },
    });
    onSent(message);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    busy.current = true;
    setSending(true);
    setFault(null);
    try {
      await send(form);
    } catch (error) {
      rejectField(form, errorText(error, texts.failed));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  return { fault, sending, onSubmit };
}
