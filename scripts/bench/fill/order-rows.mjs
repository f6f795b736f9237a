import { MINUTE_MS } from './durations.mjs';
import { documentIdOf, MARKS, rowMarks } from './row-marks.mjs';

const numberOf = ({ day, sequence }) => `JL-${day.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`;
const holds = ({ status }) => status !== 'cancelled';
const later = ({ at }) => new Date(at.getTime() + 30 * MINUTE_MS);
const when = (order, ...statuses) => (statuses.includes(order.status) ? later(order) : null);

const ORDER_COLUMNS = [
  ...[
    ...MARKS,
    'order_number',
    'order_status',
    'payment_method',
    'delivery_method',
    'full_name',
    'email',
    'phone',
  ],
  ...[
    'address',
    'city',
    'postal_code',
    'shipping_notes',
    'notes',
    'admin_notes',
    'email_key',
    'phone_key',
    'search_text',
  ],
  ...[
    'subtotal',
    'shipping_cost',
    'cash_fee',
    'total',
    'stock_held',
    'short_units',
    'transfer_proof',
    'business_day',
  ],
  ...['paid_at', 'confirmed_at', 'cancelled_at', 'refunded_at'],
];

function* orderRows(orders, { searchTextOf, emailKey, phoneKey }) {
  for (const order of orders) {
    const { id, at, day, total, customer: who } = order;
    const number = numberOf(order);
    const keys = [emailKey(who.email), phoneKey(who.phone), searchTextOf(number, who)];
    const dates = [
      when(order, 'paid', 'refunded'),
      when(order, 'confirmado'),
      when(order, 'cancelled'),
      when(order, 'refunded'),
    ];
    yield [
      ...[...rowMarks(id, documentIdOf('order', id), at), number, order.status, order.method, 'pickup'],
      ...[who.fullName, who.email, who.phone, 'Roca 100', 'Neuquén', '', '', '', '', ...keys],
      ...[total, 0, 0, total, holds(order), 0, '', day, ...dates],
    ];
  }
}

function* lineRows(orders) {
  for (const order of orders)
    for (const [position, { id, product, item, quantity, unitPrice }] of order.lines.entries())
      yield [
        ...rowMarks(id, documentIdOf('line', id), order.at),
        order.id,
        position,
        product.documentId,
        item.id,
        product.title,
        product.thumbnails[0],
        unitPrice,
        quantity,
        item.size,
        item.color,
        holds(order) ? quantity : 0,
      ];
}

const stepsOf = (order) => [
  { at: order.at, type: 'created', from: null, to: 'pending_manual', actor: 'cliente' },
  ...(order.status === 'pending_manual'
    ? []
    : [{ at: later(order), type: 'status', from: 'pending_manual', to: order.status, actor: 'Jazmín' }]),
];

function* eventRows(orders) {
  let id = 0;
  for (const order of orders)
    for (const { at, type, from, to, actor } of stepsOf(order))
      yield [
        ...rowMarks((id += 1), documentIdOf('event', id), at),
        order.id,
        at,
        actor,
        type,
        from,
        to,
        '',
        '[]',
        '',
      ];
}

function* moveRows(products, orders, opened) {
  const sold = new Map();
  for (const order of orders.filter(holds))
    for (const { item, quantity } of order.lines) sold.set(item.id, (sold.get(item.id) ?? 0) + quantity);
  let id = 0;
  const row = (product, item, delta, reason, number, at) => [
    ...rowMarks((id += 1), documentIdOf('move', id), at),
    item.id,
    product.documentId,
    item.size,
    item.color,
    delta,
    reason,
    number,
    'Jazmín',
    at,
  ];
  for (const product of products)
    for (const item of product.items)
      yield row(product, item, item.quantity + (sold.get(item.id) ?? 0), 'initial', null, opened);
  for (const order of orders)
    for (const { product, item, quantity } of order.lines) {
      yield row(product, item, -quantity, 'sale', numberOf(order), order.at);
      if (!holds(order)) yield row(product, item, quantity, 'cancellation', numberOf(order), later(order));
    }
}

function* counterRows(orders) {
  const last = new Map(orders.map(({ day, sequence, at }) => [day, { sequence, at }]));
  let id = 0;
  for (const [day, { sequence, at }] of last)
    yield [...rowMarks((id += 1), documentIdOf('counter', id), at), day, sequence];
}

/** The orders with their lines, history, numbers and every move of the stock. */
export async function storeOrders(write, products, orders, keys) {
  await write('orders', ORDER_COLUMNS, orderRows(orders, keys));
  await write(
    'order_lines',
    [
      ...MARKS,
      'order_id',
      'position',
      'product_id',
      'stock_item_id',
      'title',
      'image',
      'unit_price',
      'quantity',
      'size',
      'color',
      'units_held',
    ],
    lineRows(orders),
  );
  await write(
    'order_events',
    [
      ...MARKS,
      'order_id',
      'at',
      'actor',
      'type',
      'from_status',
      'to_status',
      'note',
      'stock_effect',
      'request_id',
    ],
    eventRows(orders),
  );
  const opened = new Date(products[0].createdAt);
  await write(
    'stock_moves',
    [
      ...MARKS,
      'stock_item_id',
      'product_id',
      'size',
      'color',
      'delta',
      'reason',
      'order_number',
      'actor',
      'at',
    ],
    moveRows(products, orders, opened),
  );
  await write('order_counters', [...MARKS, 'business_day', 'last'], counterRows(orders));
}
