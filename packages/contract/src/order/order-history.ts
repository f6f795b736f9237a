import type { DeliveryMethod } from './delivery';
import { fulfillmentLabel } from './fulfillment';
import { statusLabel } from './order-status';

/** Names of the entries of an order's history. */
const ORDER_EVENT_NAMES = {
  created: 'Orden creada',
  status: 'Cambio de estado',
  fulfillment: 'Entrega',
  edit: 'Orden editada',
  payment: 'Pago anotado',
  void: 'Anotación anulada',
  refund: 'Devolución anotada',
  units: 'Unidades devueltas',
  note: 'Nota',
  proof: 'Comprobante recibido',
  whatsapp: 'WhatsApp abierto',
  deleted: 'Orden eliminada',
  restored: 'Orden recuperada',
} as const;

const isKnown = (type: string): type is keyof typeof ORDER_EVENT_NAMES =>
  Object.hasOwn(ORDER_EVENT_NAMES, type);

/** Names an entry of an order's history. */
export const orderEventName = (type: string): string =>
  isKnown(type) ? ORDER_EVENT_NAMES[type] : 'Movimiento';

/** Names what an entry of an order's history led from or to: a step of the delivery or a status. */
export const orderEventStep = (type: string, step: string, delivery: DeliveryMethod): string =>
  type === 'fulfillment' ? fulfillmentLabel(step, delivery) : statusLabel(step);

// A note may name its own entry, whose name is said already.
const noteText = (type: string, note: string): string => {
  const name = `${orderEventName(type)}: `;
  const lines = note.split('\n');
  return lines.map((line) => (line.startsWith(name) ? line.slice(name.length) : line)).join(' · ');
};

type Told = { actor: string; type: string; from: string | null; to: string | null; note: string };

/** Says who did what to an order, in one line, for a person who has not seen it. */
export function orderEventText(
  { actor, type, from, to, note }: Told,
  delivery: DeliveryMethod,
  when: string,
) {
  const step = to && from !== to ? orderEventStep(type, to, delivery) : '';
  const what = [orderEventName(type), step, noteText(type, note)].filter(Boolean).join(': ');
  return `${actor || 'La clienta o la tienda'}, ${when}: ${what}`;
}
