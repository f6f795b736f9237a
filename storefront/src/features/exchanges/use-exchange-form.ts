import { useRef, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Exchange, ExchangeableLine } from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { exchangeOfferQuery, type OrderLink } from './queries.ts';
import { texts } from './texts.ts';

type Variant = ExchangeableLine['variants'][number];
type Choice = { line: ExchangeableLine; variant: Variant | null; quantity: number };

// A retry after a lost answer reserves nothing twice.
const once = createIdempotentSender();

const messageIn = (form: HTMLFormElement): string => String(new FormData(form).get('message') ?? '').trim();

/** Sends the request for an exchange; a failure keeps what was chosen, says why and loads the stock anew. */
export function useExchangeForm(link: OrderLink, choice: Choice, onSent: (exchange: Exchange) => void) {
  const client = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  async function send(form: HTMLFormElement) {
    const { line, variant, quantity } = choice;
    if (!variant) {
      setFault(texts.missing);
      form.querySelector<HTMLElement>('[name=variant]')?.focus();
      return;
    }
    const { size, color } = variant;
    const expectedDifference = line.differences[quantity - 1] ?? 0;
    const message = messageIn(form);
    const body = { ...link, line: line.line, size, color, quantity, message, expectedDifference };
    const { exchange } = await once(body, (headers) => call('createExchange', { body }, { headers }));
    onSent(exchange);
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
      setFault(errorText(error, texts.failed));
    } finally {
      busy.current = false;
      setSending(false);
      void client.invalidateQueries(exchangeOfferQuery(link));
    }
  }
  const clearFault = () => setFault(null);
  return { fault, sending, onSubmit, clearFault };
}
