import {
  type ANY_QUEUE,
  type OLD_WORK,
  ORDER_QUEUES,
  type OrderCounts,
  type OrderQueue,
} from '@shop/contract';
import { paths } from './paths.ts';

type Queue = { name: string; slug: string; icon: string };

/** Names, addresses and icons of the lists of work; every screen that counts or lists them uses these. */
export const orderQueues: Record<OrderQueue | typeof ANY_QUEUE | typeof OLD_WORK, Queue> = {
  any: { name: 'Con algo para hacer', slug: 'con-algo-para-hacer', icon: 'clock' },
  open_case: { name: 'Con un caso abierto', slug: 'caso-abierto', icon: 'mail' },
  in_dispute: { name: 'Con un reclamo en Mercado Pago', slug: 'con-reclamo', icon: 'triangle-alert' },
  to_verify: { name: 'Comprobantes para verificar', slug: 'para-verificar', icon: 'search' },
  to_confirm: { name: 'Para confirmar', slug: 'para-confirmar', icon: 'banknote' },
  to_prepare: { name: 'Para preparar', slug: 'para-preparar', icon: 'package' },
  ready_pickup: { name: 'Para retirar', slug: 'para-retirar', icon: 'store' },
  ready_home: { name: 'Para enviar', slug: 'para-enviar', icon: 'package-check' },
  in_transit: { name: 'En camino', slug: 'en-camino', icon: 'truck' },
  delivered_unpaid: { name: 'Entregadas sin cobrar', slug: 'entregadas-sin-cobrar', icon: 'triangle-alert' },
  to_refund: { name: 'A devolver', slug: 'a-devolver', icon: 'undo-2' },
  units_to_decide: { name: 'Unidades por decidir', slug: 'unidades-por-decidir', icon: 'package' },
  to_collect: { name: 'Esperan el pago', slug: 'esperan-el-pago', icon: 'hourglass' },
  older_than_72h: { name: 'Más de 72 horas sin resolver', slug: 'mas-de-72-horas', icon: 'triangle-alert' },
  reserved: { name: 'Reservadas', slug: 'reservadas', icon: 'clock' },
};

const addressOf = (page: string) => (queue: keyof typeof orderQueues) =>
  `${page}?cola=${orderQueues[queue].slug}`;

/** Returns the address of the list of a queue. */
export const queuePath = addressOf(paths.orders);

/** Returns the address that opens the first order of a queue. */
export const queueStart = addressOf(paths.firstOrder);

// The orders of these wait for their buyers.
const WITHOUT_WORK: readonly OrderQueue[] = ['to_collect', 'reserved'];

/** Returns the first queue with work, or the next one after a queue, in the order in which work is done. */
export function nextQueue(counts: OrderCounts['queues'], after?: OrderQueue): OrderQueue | undefined {
  const start = after ? ORDER_QUEUES.indexOf(after) + 1 : 0;
  return [...ORDER_QUEUES.slice(start), ...ORDER_QUEUES.slice(0, start)].find(
    (queue) => queue !== after && !WITHOUT_WORK.includes(queue) && (counts[queue] ?? 0) > 0,
  );
}
