import { useRef, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reviewMessages, type Fit } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { reviewableQuery } from '../queries.ts';
import { texts } from '../texts.ts';

export type ReviewedLine = { orderNumber: string; token: string; line: number };

const readForm = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  const read = (name: string) => String(fields.get(name) ?? '');
  return { stars: Number(read('stars')), fit: read('fit'), text: read('text') };
};

/** Sends a review; a failure leaves what was typed and says why. */
export function useReviewForm(target: ReviewedLine, onSent: (message: string) => void) {
  const client = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  async function send(form: HTMLFormElement) {
    const { stars, fit, text } = readForm(form);
    if (!stars || !fit) {
      setFault(stars ? reviewMessages.fit : reviewMessages.stars);
      form.querySelector<HTMLElement>(`[name=${stars ? 'fit' : 'stars'}]`)?.focus();
      return;
    }
    const { message } = await call('createReview', { body: { ...target, stars, fit: fit as Fit, text } });
    onSent(message);
    void client.invalidateQueries(reviewableQuery(target.orderNumber, target.token));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFault(null);
    try {
      await send(event.currentTarget);
    } catch (error) {
      setFault(errorText(error, texts.write.failed));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  return { fault, sending, onSubmit };
}
