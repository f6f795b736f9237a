import {
  formatMoney,
  fulfillmentLabel,
  knownFulfillment,
  knownStatus,
  statusLabel,
  type DeliveryMethod,
  type Fulfillment,
  type Order,
  type OrderStatus,
} from '@shop/contract';
import { trackingUrl, type OrderMail } from './order-mail';

type Step = Exclude<Fulfillment, 'to_prepare'>;

/** Returns where the goods are; null while they are being prepared, or go nowhere. */
function goodsStep({ status, fulfillment }: Order): Step | null {
  const step = knownFulfillment(fulfillment);
  return status === 'cancelled' || status === 'refunded' || step === 'to_prepare' ? null : step;
}

const goodsTexts: Record<Step, Record<DeliveryMethod, string>> = {
  ready: {
    pickup: 'Ya está listo: podés pasar a retirarlo.',
    home: 'Ya está preparado y sale pronto.',
  },
  in_transit: { pickup: 'Ya está en camino.', home: 'Ya está en camino.' },
  delivered: {
    pickup: '¡Esperamos que te encante! Cualquier cosa, escribinos por acá.',
    home: '¡Esperamos que te encante! Cualquier cosa, escribinos por acá.',
  },
};

const statusTexts: Record<OrderStatus, string> = {
  pending_manual: '¿Coordinamos la entrega?',
  pending_transfer_proof: 'Nos falta el comprobante de la transferencia. ¿Nos lo podés enviar?',
  pending_transfer_confirmation: 'Recibimos tu comprobante y lo estamos verificando.',
  paid: 'Confirmamos tu pago. ¡Gracias! Te avisamos apenas esté listo.',
  confirmado: 'Ya está confirmado. ¡Gracias!',
  cancelled: 'El pedido fue cancelado. Cualquier duda, escribinos por acá.',
  refunded: 'Te reembolsamos el pago. Cualquier duda, escribinos por acá.',
};

const newsOf = (order: Order): string => {
  if (order.proofReason) return `Necesitamos otro comprobante: ${order.proofReason}`;
  const step = goodsStep(order);
  return step ? goodsTexts[step][order.deliveryMethod] : statusTexts[knownStatus(order.status)];
};

const owesCash = ({ paymentMethod, status }: Order): boolean =>
  paymentMethod === 'cash' && (status === 'pending_manual' || status === 'confirmado');

function paymentLines({ order, checkout }: OrderMail): string[] {
  const amount = formatMoney(order.total);
  if (owesCash(order)) return [`Son ${amount} en efectivo.`];
  if (order.status !== 'pending_transfer_proof') return [];
  const { alias } = checkout.paymentInfo.bankTransfer;
  return [alias ? `Son ${amount}, al alias ${alias}` : `Son ${amount}.`];
}

function linkLine(mail: OrderMail): string[] {
  const { status } = mail.order;
  if (status === 'cancelled' || status === 'refunded') return [];
  const label = status === 'pending_transfer_proof' ? 'Subí el comprobante acá' : 'Seguí tu pedido';
  return [`${label}: ${trackingUrl(mail)}`];
}

const firstName = ({ shippingInfo }: Order): string => shippingInfo.fullName.trim().split(/\s+/)[0] ?? '';

/** Returns the WhatsApp text that fits payment and delivery of an order, with what is to be paid and the order's link. */
export function whatsappText(mail: OrderMail): string {
  const { order, shop } = mail;
  const hello = `¡Hola${firstName(order) && ` ${firstName(order)}`}! Te escribimos de ${shop.brand} por tu pedido ${order.orderNumber}.`;
  return [`${hello} ${newsOf(order)}`, ...paymentLines(mail), ...linkLine(mail)].join('\n');
}

/** Names what the WhatsApp text of an order is about, for its history. */
export function whatsappTopic(order: Order): string {
  if (order.proofReason) return 'Pedido de otro comprobante';
  const step = goodsStep(order);
  return step ? fulfillmentLabel(step, order.deliveryMethod) : statusLabel(order.status);
}
