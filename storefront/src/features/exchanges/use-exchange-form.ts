import { useQueryClient } from '@tanstack/react-query';
import { createExchange, type Exchange, type ExchangeableLine } from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { fieldFault, textIn, usePublicForm } from '#shared/ui/use-public-form.ts';
import { exchangeOfferQuery, type OrderLink } from './queries.ts';
import { texts } from './texts.ts';

type Variant = ExchangeableLine['variants'][number];
type Choice = { line: ExchangeableLine; variant: Variant | null; quantity: number };

// A retry after a lost answer reserves nothing twice.
const once = createIdempotentSender();

/** Sends the request for an exchange, and loads the stock anew. */
export function useExchangeForm(link: OrderLink, choice: Choice, onSent: (exchange: Exchange) => void) {
  const client = useQueryClient();
  return usePublicForm(async (form) => {
    const { line, variant, quantity } = choice;
    if (!variant) throw fieldFault('variant', texts.missing);
    const { size, color } = variant;
    const expectedDifference = line.differences[quantity - 1] ?? 0;
    const message = textIn(form, 'message');
    const body = { ...link, line: line.line, size, color, quantity, message, expectedDifference };
    try {
      const { exchange } = await once(body, (headers) => call(createExchange, { body }, { headers }));
      onSent(exchange);
    } finally {
      void client.invalidateQueries(exchangeOfferQuery(link));
    }
  }, texts.failed);
}
