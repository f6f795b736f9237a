import type { Trx } from '../../../../database/connection';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import {
  exchangeChatText,
  exchangeMail,
  exchangeNotice,
  type ExchangeChatEvent,
  type ExchangeMailEvent,
  type ExchangeNews,
  type ToldExchange,
} from '../../domain/exchange/exchange-mail';
import type { OrderRecord } from '../../domain/order-view';
import { currentTexts, orderMailFacts } from '../order-mail-facts';
import { queueOrderMail } from '../queue-order-mail';

/** Queues a mail to the buyer about an exchange of her order. */
export const queueExchangeMail = (
  trx: Trx,
  order: OrderRecord,
  event: ExchangeMailEvent,
  exchange: ToldExchange,
  at: Date,
): Promise<boolean> =>
  queueOrderMail(trx, order, { kind: event, at, build: (facts) => exchangeMail(facts, event, exchange) });

/** Queues a mail to the owner about an exchange. */
export async function queueExchangeNotice(
  trx: Trx,
  order: OrderRecord,
  exchange: ToldExchange,
  news: ExchangeNews,
): Promise<void> {
  if (!sendsMail()) return;
  const facts = orderMailFacts(order, await currentTexts());
  const { orderNumber } = order;
  await queueMail(trx, { kind: 'exchange-notice', orderNumber, ...exchangeNotice(facts, exchange, news) });
}

/** Returns the WhatsApp text about an exchange. */
export const exchangeText = async (
  order: OrderRecord,
  event: ExchangeChatEvent,
  exchange: ToldExchange,
  linkToken: string,
): Promise<string> =>
  exchangeChatText(orderMailFacts(order, await currentTexts(), linkToken), event, exchange);
