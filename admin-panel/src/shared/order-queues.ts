import type { ANY_QUEUE, OLD_WORK, OrderQueue } from '@shop/contract';

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
