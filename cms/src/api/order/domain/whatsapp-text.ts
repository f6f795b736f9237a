import {
  fulfillmentLabel,
  knownFulfillment,
  knownStatus,
  messageOf,
  renderMessage,
  statusLabel,
  type Fulfillment,
  type MessageEvent,
  type Order,
} from '@shop/contract';
import { orderValues, type OrderMail } from './order-mail';

type Step = Exclude<Fulfillment, 'to_prepare'>;

/** Returns where the goods are; null while they are being prepared, or go nowhere. */
function goodsStep({ status, fulfillment }: Order): Step | null {
  const step = knownFulfillment(fulfillment);
  return status === 'cancelled' || status === 'refunded' || step === 'to_prepare' ? null : step;
}

/** Returns which chat text fits payment and delivery of an order. */
function chatEventOf(order: Order): MessageEvent {
  if (order.proofReason) return 'chat-proof-again';
  const step = goodsStep(order);
  if (!step) return `chat-${knownStatus(order.status)}`;
  return step === 'ready' ? `chat-ready-${order.deliveryMethod}` : `chat-${step}`;
}

/** Returns the WhatsApp text that fits payment and delivery of an order, with what is to be paid and the order's link. */
export const whatsappText = (mail: OrderMail): string =>
  renderMessage(messageOf(mail.templates, chatEventOf(mail.order)), orderValues(mail)).text;

/** Names what the WhatsApp text of an order is about, for its history. */
export function whatsappTopic(order: Order): string {
  if (order.proofReason) return 'Pedido de otro comprobante';
  const step = goodsStep(order);
  return step ? fulfillmentLabel(step, order.deliveryMethod) : statusLabel(order.status);
}
