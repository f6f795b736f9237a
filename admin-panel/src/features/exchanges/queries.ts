import {
  type AnswerOf,
  getOrder,
  listProducts,
  readCase,
  readExchange,
  readOrderExchanges,
  workStats,
} from '@shop/contract';
import { type QueryClient } from '@tanstack/react-query';
import { nounOf, queryOf } from '#shared/resource/query.ts';

export const exchangeQuery = (code: string) =>
  queryOf(readExchange, { params: { code } }, ({ exchange }) => exchange);

/** Loads what can be exchanged of an order, for a product if one is named; its stock is never taken from an earlier answer. */
export const offerQuery = (orderId: string, product?: string) => ({
  ...queryOf(readOrderExchanges, { params: { id: orderId }, query: product ? { product } : {} }),
  staleTime: 0,
});

/** Shows an exchange as a change was answered, and loads its case, order and stock anew. */
export function showExchange(client: QueryClient, answer: AnswerOf<typeof readExchange>): void {
  client.setQueryData(exchangeQuery(answer.exchange.code).queryKey, answer);
  for (const endpoint of [readCase, getOrder, workStats, listProducts])
    void client.invalidateQueries({ queryKey: nounOf(endpoint) });
}
