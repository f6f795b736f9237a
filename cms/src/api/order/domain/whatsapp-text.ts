import {
  formatMoney,
  isStopped,
  fulfillmentLabel,
  knownFulfillment,
  knownStatus,
  messageOf,
  moneyState,
  ONLINE_PENDING,
  renderMessage,
  statusLabel,
  type Fulfillment,
  type MessageEvent,
  type Order,
  mailLabels,
} from '@shop/contract';
import { orderValues, type OrderMail } from './order-mail';

type Step = Exclude<Fulfillment, 'to_prepare'>;

/** Returns where the goods are; null while they are being prepared, or go nowhere. */
function goodsStep({ status, fulfillment, stockHeld = true }: Order): Step | null {
  const step = knownFulfillment(fulfillment);
  return isStopped(status) || !stockHeld || step === 'to_prepare' ? null : step;
}

// Shops without Mercado Pago would read a text of its own among theirs, so it shares that of cash.
function statusEventOf(order: Order): MessageEvent {
  const status = knownStatus(order.status);
  const { due, isPaid, refunds, toReturn } = moneyState(order);
  // Only what the ledger says is told as done.
  if (status === 'refunded') return refunds > 0 && toReturn === 0 ? 'chat-refunded' : 'chat-cancelled';
  if (status === 'paid' && due > 0) return 'chat-confirmado';
  if (status.startsWith('pending') && due === 0) return isPaid ? 'chat-paid' : 'chat-confirmado';
  return status === ONLINE_PENDING ? 'chat-pending_manual' : `chat-${status}`;
}

/** Returns which chat text fits payment and delivery of an order. */
function chatEventOf(order: Order): MessageEvent {
  if (order.proofReason) return 'chat-proof-again';
  const step = goodsStep(order);
  if (!step) return statusEventOf(order);
  return step === 'ready' ? `chat-ready-${order.deliveryMethod}` : `chat-${step}`;
}

/** Returns what the variables of an order's chat texts stand for. */
export function chatValues(mail: OrderMail): Record<string, string> {
  const { toReturn } = moneyState(mail.order);
  const dinero = toReturn > 0 ? `Te devolvemos los ${formatMoney(toReturn)} que pagaste.` : '';
  return { ...orderValues(mail), dinero };
}

/** Returns the WhatsApp text that fits payment and delivery of an order, with what is to be paid and the order's link. */
export const whatsappText = (mail: OrderMail): string =>
  renderMessage(messageOf(mail.templates, chatEventOf(mail.order)), chatValues(mail)).text;

/** Names what the WhatsApp text of an order is about, for its history. */
export function whatsappTopic(order: Order): string {
  if (order.proofReason) return mailLabels['order-proof-again'];
  const step = goodsStep(order);
  return step ? fulfillmentLabel(step, order.deliveryMethod) : statusLabel(order.status);
}
