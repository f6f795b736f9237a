import { DAY_MS, MINUTE_MS, strapiColumns } from './rows.mjs';

const numberOf = ({ day, sequence }) => `JL-${day.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`;
const holdsStock = ({ status }) => status !== 'cancelled';
const DELIVERED_BEFORE = Date.now() - 30 * DAY_MS;
const processedAt = ({ at }) => new Date(at.getTime() + 30 * MINUTE_MS);
const dateOfStatus = (order, ...statuses) => (statuses.includes(order.status) ? processedAt(order) : null);

const wasPaid = ({ status }) => status === 'paid' || status === 'refunded';
const paidAmount = ({ status, total }) => (status === 'paid' ? total : 0);
const refundedAmount = ({ status, total }) => (status === 'refunded' ? total : 0);

const isDelivered = ({ status, at }) =>
  ['paid', 'confirmado'].includes(status) && at.getTime() < DELIVERED_BEFORE;
const deliveredAt = ({ at }) => new Date(at.getTime() + DAY_MS);

function* orderRows(orders, { searchKeys }) {
  for (const order of orders) {
    const { id, at, day, total, customer } = order;
    const order_number = numberOf(order);
    const keys = searchKeys(
      order_number,
      customer,
      order.lines.map(({ product }) => product),
    );
    yield {
      ...strapiColumns('order', id, at),
      order_number,
      order_status: order.status,
      payment_method: order.method,
      delivery_method: 'pickup',
      fulfillment: isDelivered(order) ? 'delivered' : 'to_prepare',
      delivered_at: isDelivered(order) ? deliveredAt(order) : null,
      paid_amount: paidAmount(order),
      refunded_amount: refundedAmount(order),
      units_to_decide: false,
      full_name: customer.fullName,
      email: customer.email,
      phone: customer.phone,
      address: 'Roca 100',
      city: 'Neuquén',
      postal_code: '',
      shipping_notes: '',
      notes: '',
      admin_notes: '',
      email_key: keys.emailKey,
      phone_key: keys.phoneKey,
      search_text: keys.searchText,
      subtotal: total,
      coupon_discount: 0,
      payment_discount: 0,
      agreed_discount: 0,
      shipping_cost: 0,
      cash_fee: 0,
      total,
      stock_held: holdsStock(order),
      short_units: 0,
      transfer_proof: '',
      business_day: day,
      paid_at: dateOfStatus(order, 'paid', 'refunded'),
      confirmed_at: dateOfStatus(order, 'confirmado'),
      cancelled_at: dateOfStatus(order, 'cancelled'),
      refunded_at: dateOfStatus(order, 'refunded'),
    };
  }
}

function* lineRows(orders) {
  for (const order of orders)
    for (const [position, { id, product, item, quantity, unitPrice }] of order.lines.entries())
      yield {
        ...strapiColumns('line', id, order.at),
        order_id: order.id,
        position,
        product_id: product.documentId,
        stock_item_id: item.id,
        title: product.title,
        image: product.thumbnails[0],
        unit_price: unitPrice,
        quantity,
        size: item.size,
        color: item.color,
        units_held: holdsStock(order) ? quantity : 0,
      };
}

// The columns of all rows come in one order, that of the first.
const eventOf = (at, actor, type, from_status, to_status) => ({ at, actor, type, from_status, to_status });

function eventsOf(order) {
  const pending = 'pending_manual';
  const created = eventOf(order.at, 'cliente', 'created', null, pending);
  if (order.status === pending) return [created];
  const changed = eventOf(processedAt(order), 'Jazmín', 'status', pending, order.status);
  if (!isDelivered(order)) return [created, changed];
  const delivered = eventOf(deliveredAt(order), 'Jazmín', 'fulfillment', 'to_prepare', 'delivered');
  return [created, changed, delivered];
}

function* eventRows(orders) {
  let id = 0;
  for (const order of orders)
    for (const event of eventsOf(order))
      yield {
        ...strapiColumns('event', (id += 1), event.at),
        order_id: order.id,
        ...event,
        note: '',
        stock_effect: '[]',
        request_id: '',
      };
}

function* paymentRows(orders) {
  let id = 0;
  for (const order of orders.filter(wasPaid)) {
    const at = processedAt(order);
    const entry = (kind, amount) => ({
      ...strapiColumns('payment', (id += 1), at),
      order_id: order.id,
      at,
      kind,
      amount,
      method: order.method,
      actor: 'Jazmín',
      note: '',
      by_status: true,
      request_id: '',
    });
    yield entry('payment', order.total);
    if (order.status === 'refunded') yield entry('refund', -order.total);
  }
}

function* moveRows(products, orders, openedAt) {
  const sold = new Map();
  for (const order of orders.filter(holdsStock))
    for (const { item, quantity } of order.lines) sold.set(item.id, (sold.get(item.id) ?? 0) + quantity);
  let id = 0;
  const row = (product, { id: stock_item_id, size, color }, delta, reason, order_number, at) => ({
    ...strapiColumns('move', (id += 1), at),
    stock_item_id,
    product_id: product.documentId,
    size,
    color,
    delta,
    reason,
    order_number,
    actor: 'Jazmín',
    at,
  });
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
  const lastOfDay = new Map(orders.map((order) => [order.day, order]));
  let id = 0;
  for (const [business_day, { sequence: last, at }] of lastOfDay)
    yield { ...strapiColumns('counter', (id += 1), at), business_day, last };
}

export async function storeOrders(write, products, orders, keys) {
  await write('orders', orderRows(orders, keys));
  await write('order_lines', lineRows(orders));
  await write('order_events', eventRows(orders));
  await write('order_payments', paymentRows(orders));
  await write('stock_moves', moveRows(products, orders, new Date(products[0].createdAt)));
  await write('order_counters', counterRows(orders));
}
