import type { CaseDetail } from '@shop/contract';

const order = {
  _id: 'orden',
  orderNumber: 'JL-20261118-0003',
  createdAt: '2026-11-18T12:00:00.000Z',
  status: 'paid',
  total: 8_000,
  paidAmount: 8_000,
};

/** A withdrawal that arrived two days after the purchase and waits for its answer. */
export const aCase = (changes: Partial<CaseDetail> = {}): CaseDetail => ({
  _id: 'caso',
  code: 'ARR-20261120-K7M2QX',
  kind: 'withdrawal',
  channel: 'web',
  state: 'new',
  isOpen: true,
  orderNumber: order.orderNumber,
  contactMatches: true,
  term: 'in_time',
  order: { _id: order._id, orderNumber: order.orderNumber },
  name: 'Ana Paz',
  email: 'ana@ejemplo.com',
  phone: '299 412-3456',
  message: 'Me quedó chico',
  receivedAt: '2026-11-20T12:00:00.000Z',
  deliveredAt: '2026-11-19T12:00:00.000Z',
  deadline: '2026-11-30T02:59:59.999Z',
  dueAt: '2026-11-21T12:00:00.000Z',
  data: {},
  events: [
    {
      at: '2026-11-20T12:00:00.000Z',
      step: 'received',
      state: 'new',
      actor: 'cliente',
      note: '',
      amount: null,
      day: null,
      data: {},
    },
  ],
  nextSteps: ['answered', 'return_agreed', 'goods_received', 'money_returned', 'closed', 'note'],
  orderFacts: {
    ...order,
    contact: { name: 'Ana Paz', email: 'ana@ejemplo.com', phone: '299 412-3456' },
    returnedSince: 0,
  },
  candidates: [],
  ...changes,
});
