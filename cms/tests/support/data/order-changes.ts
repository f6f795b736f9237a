import type { AdminOrder, EndpointName } from '@shop/contract';
import type { Commerce } from './commerce-calls';

/** Calls the API as staff; returns the status. */
export type Send = (method: string, path: string, json?: unknown) => Promise<number>;

/** Returns changes of an order's lines and money, and of the till, in an order that works. */
export const orderChangesOf = (send: Send, order?: AdminOrder): [EndpointName, () => Promise<number>][] => {
  const path = `/orders/${order?._id}`;
  const items = (order?.items ?? []).map(({ productId, size }) => ({ productId, size, quantity: 2 }));
  const edited = { items, deliveryMethod: 'pickup', expectedUpdatedAt: order?.updatedAt };
  const money = { amount: 10, method: 'cash' };
  const noCash = { openingCash: 0, expectedCash: 0, countedCash: 0, leftCash: 0 };
  return [
    ['editOrder', () => send('PUT', `${path}/lines`, edited)],
    ['recordPayment', () => send('POST', `${path}/payments`, money)],
    ['recordRefund', () => send('POST', `${path}/refunds`, money)],
    ['returnUnits', () => send('POST', `${path}/returned-units`, { restock: true })],
    ['closeTill', () => send('POST', '/till-closings', { day: '2019-01-01', ...noCash })],
  ];
};

/** Returns the voiding of the last entry of an order's ledger. */
export const voidOf = (shop: Commerce, order?: AdminOrder): [EndpointName, () => Promise<number>] => [
  'voidPayment',
  async () => {
    const path = `/api/orders/${order?._id}`;
    const { payments = [] } = (await shop.admin<{ order: AdminOrder }>(path)).body.order;
    const { status } = await shop.admin(`${path}/payments/${payments.at(-1)?._id}/void`, {
      method: 'POST',
      json: { note: 'Era de otra' },
    });
    return status;
  },
];

/** Returns the acceptance of an order's proof and its undoing. */
export const proofChangesOf = (
  shop: Commerce,
  order: AdminOrder,
): [EndpointName, () => Promise<number>][] => {
  let step: string | undefined;
  const post = (path: string, json: object) =>
    shop.admin<{ undo?: string }>(`/api/orders/${path}`, { method: 'POST', json });
  return [
    [
      'acceptProof',
      async () => {
        const { status, body } = await post(`${order._id}/proof-acceptance`, { amount: order.total });
        step = body.undo;
        return status;
      },
    ],
    ['undoOrderStep', async () => (await post('undo', { step })).status],
  ];
};
