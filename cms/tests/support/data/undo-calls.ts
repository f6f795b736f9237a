import {
  moneyState,
  orderState,
  type AdminOrder,
  type BulkAnswer,
  type Coupon,
  type ErrorBody,
} from '@shop/contract';
import { aShopper, type Commerce, type OrderAnswer } from './commerce-calls';

type Stepped = OrderAnswer & Omit<BulkAnswer, 'status'> & Omit<ErrorBody, 'status'>;
export type Step = { name: string; do: (id: string) => Promise<{ status: number; body: Stepped }> };

/** Steps of staff that offer an undo, and calls to take them back and to look at what is left. */
export function undoCalls(shop: () => Commerce) {
  const call = (method: string, path: string, json: object) =>
    shop().admin<Stepped>(`/api/orders/${path}`, { method, json });
  const undo = (step?: string) => call('POST', 'undo', { step });
  const status = (wanted: string, more: object = {}): Step => ({
    name: wanted,
    do: (id) => call('PUT', `${id}/status`, { status: wanted, refund: 'later', ...more }),
  });
  const goods = (fulfillment: string, more: object = {}): Step => ({
    name: fulfillment,
    do: (id) => call('PUT', `${id}/fulfillment`, { fulfillment, ...more }),
  });
  /** Saves an edit of what the order is by then. */
  const edit = (name: string, changed: (order: AdminOrder) => object): Step => ({
    name,
    do: async (id) => {
      const order = await orderOf(id);
      const { items, deliveryMethod, updatedAt: expectedUpdatedAt } = order;
      const json = { items: items.map(asLine), deliveryMethod, expectedUpdatedAt, ...changed(order) };
      return call('PUT', `${id}/lines`, json);
    },
  });
  const asLine = ({ lineId, productId, quantity, size }: AdminOrder['items'][number]) => ({
    lineId,
    productId,
    quantity,
    size: size ?? 'M',
  });
  const first = ({ items }: AdminOrder, change: object) => ({
    items: items.map((item, at) => (at === 0 ? { ...asLine(item), ...change } : asLine(item))),
  });
  const steps: Step[] = [
    status('pending_manual'),
    status('pending_transfer_proof', { proofReason: 'No se lee' }),
    status('pending_transfer_confirmation'),
    status('paid'),
    status('confirmado'),
    status('cancelled'),
    status('cancelled', { restock: true }),
    status('cancelled', { restock: false }),
    { name: 'bulk paid', do: (id) => call('POST', 'bulk-status', { ids: [id], status: 'paid' }) },
    { name: 'confirm', do: (id) => call('PATCH', `${id}/confirm`, {}) },
    goods('to_prepare'),
    goods('ready'),
    goods('in_transit'),
    goods('delivered'),
    {
      name: 'delivered and paid',
      do: async (id) => {
        const collected = moneyState(await orderOf(id)).due;
        return call('PUT', `${id}/fulfillment`, { fulfillment: 'delivered', collected });
      },
    },
    {
      name: 'bulk ready',
      do: (id) => call('POST', 'bulk-fulfillment', { ids: [id], fulfillment: 'ready' }),
    },
    {
      name: 'part paid',
      do: (id) => call('POST', `${id}/payments`, { amount: 3_000, method: 'transfer' }),
    },
    { name: 'all paid', do: (id) => call('POST', `${id}/payments`, { amount: 16_000, method: 'cash' }) },
    { name: 'proof', do: (id) => call('POST', `${id}/proof-acceptance`, { amount: 5_000 }) },
    {
      name: 'entry voided',
      do: async (id) => {
        const entry = (await orderOf(id)).payments?.findLast(({ canVoid }) => canVoid);
        return call('POST', `${id}/payments/${entry?._id}/void`, { note: 'Era de otra' });
      },
    },
    edit('other size', (order) => first(order, { size: order.items[0]?.size === 'L' ? 'M' : 'L' })),
    edit('more units', (order) => first(order, { quantity: 3 })),
    edit('one unit without the coupon', (order) => ({
      ...first(order, { quantity: 1 }),
      coupon: 'drop',
      notify: false,
    })),
    edit('other price', (order) => first(order, { price: 500 })),
    edit('a line more', ({ items }) => {
      const [line] = items.map(asLine);
      return { items: [{ ...line, lineId: undefined, size: 'S', quantity: 1 }, ...items.map(asLine)] };
    }),
    edit('another line instead', ({ items }) => ({
      items: items.map(asLine).map((line) => ({ ...line, lineId: undefined, size: 'S', quantity: 1 })),
    })),
    edit('sent to another person', () => ({
      deliveryMethod: 'home',
      client: aShopper({ fullName: 'Otra Persona' }),
      agreedDiscount: 100,
      reason: 'Tardamos',
    })),
    { name: 'deleted', do: (id) => call('DELETE', id, {}) },
    { name: 'deleted and kept', do: (id) => call('DELETE', id, { restock: true }) },
  ];

  const coupon = async (code = 'DESHECHO'): Promise<Coupon> => {
    const limits = { from: null, to: null, maxUses: null, minimum: 10_000 };
    const json = { code, kind: 'percent', value: 10, ...limits };
    const { body } = await shop().admin<{ coupon: Coupon }>('/api/coupons', { method: 'POST', json });
    return body.coupon;
  };
  const placed = async (changes: object = {}) => {
    const { _id: productId } = await shop().product();
    const lines = [{ productId, quantity: 2, size: 'M' }];
    return { productId, ...(await shop().placed(lines, { paymentMethod: 'transfer', ...changes })) };
  };
  const orderOf = async (id: string) =>
    (await shop().admin<{ order: AdminOrder }>(`/api/orders/${id}`)).body.order;

  /** Returns the stored order, also when it is deleted. */
  const rowOf = async (id: string): Promise<Record<string, unknown>> => {
    const { updated_at: _changed, ...row } = await shop().db()('orders').where('document_id', id).first();
    return row;
  };

  /** Returns all that a step could have changed of an order: money, goods, stock, coupon uses, queues and dates. */
  const stateOf = async (id: string, productId: string) => {
    const {
      history: _h,
      payments = [],
      updatedAt: _u,
      whatsappText: _w,
      client,
      ...order
    } = await orderOf(id);
    const db = shop().db();
    const row = await rowOf(id);
    const rowsOf = async (table: string, where: object) =>
      (await db(table).where(where).orderBy('id')).map(({ updated_at: _at, ...stored }) => stored);
    const uses = await rowsOf('coupon_uses', { order_number: order.orderNumber });
    const [product] = await db('products').where('document_id', productId).select('id');
    return {
      order,
      isKnown: client !== null,
      row,
      lines: await rowsOf('order_lines', { order_id: row.id }),
      units: await rowsOf('stock_items', { product_id: product.id }),
      collected: payments.reduce((sum, { amount }) => sum + amount, 0),
      derived: orderState(order),
      stock: await shop().stockOf(productId),
      // A use that an edit had dropped comes back as another row, and one is given back once more.
      uses: uses.map(({ coupon_id, returned_at }) => [coupon_id, returned_at === null]),
    };
  };
  return { call, undo, status, goods, edit, first, steps, coupon, placed, orderOf, rowOf, stateOf };
}
