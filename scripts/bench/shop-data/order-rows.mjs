import { BASE_COLUMNS, baseValues, columns, documentIdOf, MINUTE_MS } from './base-columns.mjs';

const numberOf = ({ day, sequence }) => `JL-${day.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`;
const holdsStock = ({ status }) => status !== 'cancelled';
const processedAt = ({ at }) => new Date(at.getTime() + 30 * MINUTE_MS);
const dateOfStatus = (order, ...statuses) => (statuses.includes(order.status) ? processedAt(order) : null);

const ORDER_COLUMNS = [
  ...BASE_COLUMNS,
  ...columns('order_number order_status payment_method delivery_method full_name email phone'),
  ...columns('address city postal_code shipping_notes notes admin_notes email_key phone_key search_text'),
  ...columns('subtotal shipping_cost cash_fee total stock_held short_units transfer_proof business_day'),
  ...columns('paid_at confirmed_at cancelled_at refunded_at'),
];
const LINE_COLUMNS = [
  ...BASE_COLUMNS,
  ...columns('order_id position product_id stock_item_id title image'),
  ...columns('unit_price quantity size color units_held'),
];
const EVENT_COLUMNS = [
  ...BASE_COLUMNS,
  ...columns('order_id at actor type from_status to_status note stock_effect request_id'),
];
const MOVE_COLUMNS = [
  ...BASE_COLUMNS,
  ...columns('stock_item_id product_id size color delta reason order_number actor at'),
];

function* orderRows(orders, { searchTextOf, emailKey, phoneKey }) {
  for (const order of orders) {
    const { id, at, day, total, customer } = order;
    const number = numberOf(order);
    const keys = [emailKey(customer.email), phoneKey(customer.phone), searchTextOf(number, customer)];
    const dates = [
      dateOfStatus(order, 'paid', 'refunded'),
      dateOfStatus(order, 'confirmado'),
      dateOfStatus(order, 'cancelled'),
      dateOfStatus(order, 'refunded'),
    ];
    yield [
      ...[...baseValues(id, documentIdOf('order', id), at), number, order.status, order.method, 'pickup'],
      ...[customer.fullName, customer.email, customer.phone, 'Roca 100', 'Neuquén', '', '', '', '', ...keys],
      ...[total, 0, 0, total, holdsStock(order), 0, '', day, ...dates],
    ];
  }
}

function* lineRows(orders) {
  for (const order of orders)
    for (const [position, { id, product, item, quantity, unitPrice }] of order.lines.entries())
      yield [
        ...baseValues(id, documentIdOf('line', id), order.at),
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
        holdsStock(order) ? quantity : 0,
      ];
}

const stepsOf = (order) => [
  { at: order.at, type: 'created', from: null, to: 'pending_manual', actor: 'cliente' },
  ...(order.status === 'pending_manual'
    ? []
    : [
        { at: processedAt(order), type: 'status', from: 'pending_manual', to: order.status, actor: 'Jazmín' },
      ]),
];

function* eventRows(orders) {
  let id = 0;
  for (const order of orders)
    for (const { at, type, from, to, actor } of stepsOf(order))
      yield [
        ...baseValues((id += 1), documentIdOf('event', id), at),
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

function* moveRows(products, orders, openedAt) {
  const sold = new Map();
  for (const order of orders.filter(holdsStock))
    for (const { item, quantity } of order.lines) sold.set(item.id, (sold.get(item.id) ?? 0) + quantity);
  let id = 0;
  const row = (product, item, delta, reason, number, at) => [
    ...baseValues((id += 1), documentIdOf('move', id), at),
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
      yield row(product, item, item.quantity + (sold.get(item.id) ?? 0), 'initial', null, openedAt);
  for (const order of orders)
    for (const { product, item, quantity } of order.lines) {
      yield row(product, item, -quantity, 'sale', numberOf(order), order.at);
      if (!holdsStock(order))
        yield row(product, item, quantity, 'cancellation', numberOf(order), processedAt(order));
    }
}

function* counterRows(orders) {
  const last = new Map(orders.map(({ day, sequence, at }) => [day, { sequence, at }]));
  let id = 0;
  for (const [day, { sequence, at }] of last)
    yield [...baseValues((id += 1), documentIdOf('counter', id), at), day, sequence];
}

/** Writes the orders with their lines, history and daily counters, and all stock moves. */
export async function storeOrders(write, products, orders, keys) {
  const openedAt = new Date(products[0].createdAt);
  await write('orders', ORDER_COLUMNS, orderRows(orders, keys));
  await write('order_lines', LINE_COLUMNS, lineRows(orders));
  await write('order_events', EVENT_COLUMNS, eventRows(orders));
  await write('stock_moves', MOVE_COLUMNS, moveRows(products, orders, openedAt));
  await write('order_counters', [...BASE_COLUMNS, 'business_day', 'last'], counterRows(orders));
}
