import { type StaffExchange } from '@shop/contract';

/** An exchange of M for L that waits for the shop's answer. */
export const anExchange = (changes: Partial<StaffExchange> = {}): StaffExchange => ({
  code: 'CAM-20261125-K7M2QX',
  state: 'new',
  title: 'Conjunto Alma',
  quantity: 1,
  difference: 0,
  fullDifference: 0,
  from: { size: 'M', color: null },
  to: { size: 'L', color: null },
  reason: '',
  steps: [],
  heldUntil: '2026-12-06T02:59:59.999Z',
  orderId: 'o1',
  orderNumber: 'JL-20261120-0001',
  productId: 'p1',
  paid: 8_000,
  isWaived: false,
  unitsHeld: 1,
  isRestocked: null,
  orderDue: 0,
  nextSteps: ['approved', 'goods_received', 'rejected'],
  phone: '299 412-3456',
  whatsappText: '¡Hola Ana! Tu cambio está aceptado.',
  ...changes,
});
