import {
  moneyState,
  pickupCodeText,
  type CheckoutContent,
  type DeliveryMethod,
  type Fulfillment,
  type Order,
} from '@shop/contract';
import { customerMail, toHandOver, type OrderMail } from '../order-mail';

type Step = Exclude<Fulfillment, 'to_prepare'>;

export const fulfillmentMailKinds = {
  ready: 'order-ready',
  in_transit: 'order-in-transit',
  delivered: 'order-delivered',
} as const;

const subjects: Record<Step, Record<DeliveryMethod, string>> = {
  ready: { pickup: 'está listo para retirar', home: 'está preparado' },
  in_transit: { pickup: 'está en camino', home: 'está en camino' },
  delivered: { pickup: 'fue retirado', home: 'fue entregado' },
};

// A customer who pays in cash must know how much to bring.
const cashLines = (order: Order): string[] =>
  order.paymentMethod === 'cash' && moneyState(order).due > 0 ? [toHandOver(order)] : [];

const pickupLines = ({ deliveryInfo: { meetingPoint } }: CheckoutContent): string[] =>
  [
    meetingPoint.address && `Dónde: ${meetingPoint.address}`,
    meetingPoint.schedule && `Horario de retiro: ${meetingPoint.schedule}`,
  ].filter(Boolean);

function bodyOf(step: Step, { order, checkout, shop }: OrderMail): string[] {
  const { deliveryMethod, carrier } = order;
  if (step === 'delivered')
    return ['Esperamos que te encante. Si algo no está bien, respondé este mail y lo vemos.'];
  if (step === 'in_transit') return [...(carrier ? [`Lo lleva: ${carrier}.`] : []), ...cashLines(order)];
  if (deliveryMethod === 'home') return ['Sale pronto hacia tu domicilio.', ...cashLines(order)];
  const code = [pickupCodeText(order.pickupCode)].filter(Boolean);
  return [
    ...pickupLines(checkout),
    ...code,
    ...cashLines(order),
    `Si no podés venir, escribinos: ${shop.phone}`,
  ];
}

/** Tells the customer where her order is; names no garment, since others may see the screen. */
export const fulfillmentMail = (step: Step, mail: OrderMail) =>
  customerMail(mail, fulfillmentMailKinds[step], {
    estado: subjects[step][mail.order.deliveryMethod],
    detalle: bodyOf(step, mail).join('\n'),
  });
