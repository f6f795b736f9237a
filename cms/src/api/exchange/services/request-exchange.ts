import { exchangeMessages, type ExchangeDraft, type StaffExchangeDraft } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import {
  answerOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../platform/edits/idempotency';
import { orders } from '../../order/services/order';
import { findExchange } from './exchange-records';
import { exchangeView, staffExchangeView } from './exchange-view';
import { openExchange, type ExchangeRequest } from './open-exchange';

type Tell = { mailsBuyer: boolean; notifiesOwner: boolean };

async function store(trx: Trx, documentId: string, request: ExchangeRequest, tell: Tell): Promise<string> {
  const at = new Date();
  const order = await orders.lock(trx, documentId);
  const stored = await openExchange(trx, order, request, at);
  const exchange = await exchangeView(trx, stored);
  const event = exchange.state === 'approved' ? 'exchange-approved' : 'exchange-received';
  if (tell.mailsBuyer) await orders.queueExchangeMail(trx, order, event, exchange, at);
  const news = { news: 'te lo pidió una clienta', caseId: stored.caseId };
  if (tell.notifiesOwner) await orders.queueExchangeNotice(trx, order, exchange, news);
  return stored.code;
}

/** Opens an exchange for the holder of an order's link; a retry is answered with the exchange as it is now. */
export async function requestExchange(
  { orderNumber, token, ...choice }: ExchangeDraft,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const { documentId, actor } = await orders.findByLink(orderNumber, token);
  const request = { ...choice, by: 'buyer' as const, actor };
  return answerOnce(attempt, {
    run: (trx) => store(trx, documentId, request, { mailsBuyer: true, notifiesOwner: true }),
    answer: async (trx, code) => ({
      message: exchangeMessages.received,
      exchange: await exchangeView(trx, await findExchange(trx, code)),
    }),
  });
}

/** Opens an exchange that a client asked staff for. */
export function openForClient(
  documentId: string,
  { notify, ...choice }: StaffExchangeDraft,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const request = { ...choice, by: 'staff' as const };
  return answerOnce(attempt, {
    run: (trx) => store(trx, documentId, request, { mailsBuyer: notify !== false, notifiesOwner: false }),
    async answer(trx, code) {
      const order = await orders.lock(trx, documentId);
      return { exchange: await staffExchangeView(trx, await findExchange(trx, code), order) };
    },
  });
}
