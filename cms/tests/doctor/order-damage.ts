import { OLD, one, order, type Damage } from './damage';

export const orderDamage: Damage[] = [
  {
    id: 'order-without-lines',
    how: 'lines deleted',
    sql: one(`delete from order_lines where order_id = ${order}`),
  },
  {
    id: 'review-without-purchase',
    how: 'a review by nobody who bought',
    sql: one(
      "insert into reviews (product_id, order_number, stars, fit, name, state) values ('x', 'JL-1', 5, 'true', 'Ana', 'pending')",
    ),
  },
  {
    id: 'review-photo-is-missing',
    how: 'a review whose photo is gone',
    sql: one(`update reviews set photo = '${'0'.repeat(32)}'`),
  },
  {
    id: 'review-photo-without-review',
    how: 'a review that lost its photo',
    sql: one('update reviews set photo = null'),
  },
  {
    id: 'stock-alert-without-contact',
    how: 'an alert that reaches nobody',
    sql: one(
      "insert into stock_alerts (document_id, product_id, contact_key, state) values ('a1', 'x', 'email x', 'waiting')",
    ),
  },
  {
    id: 'order-line-is-impossible',
    how: 'a line that holds more than was bought',
    sql: one(`update order_lines set units_held = quantity + 1 where order_id = ${order}`),
  },
  {
    id: 'order-subtotal-is-not-its-lines',
    how: 'a price changed',
    sql: one(`update order_lines set unit_price = unit_price + 1 where order_id = ${order}`),
  },
  {
    id: 'order-total-is-not-its-parts',
    how: 'a total changed',
    sql: one(`update orders set total = total - 1 where id = ${order}`),
  },
  {
    id: 'order-total-is-not-its-parts',
    how: 'a discount larger than the products',
    sql: one(
      `update orders set payment_discount = subtotal + 1, total = shipping_cost + cash_fee - 1 where id = ${order}`,
    ),
  },
  {
    id: 'order-coupon-is-not-its-lines',
    how: 'a share of a coupon changed',
    sql: one(`update order_lines set coupon_discount = 7 where order_id = ${order}`),
  },
  {
    id: 'coupon-use-is-not-its-order',
    how: 'a use of no order',
    sql: one("insert into coupon_uses (document_id, coupon_id, order_number) values ('u1', 1, 'JL-0')"),
  },
  {
    id: 'order-paid-amount-is-not-its-payments',
    how: 'an amount changed',
    sql: one(`update orders set paid_amount = coalesce(paid_amount, 0) + 1 where id = ${order}`),
  },
  {
    id: 'order-refunds-are-not-its-payments',
    how: 'a refund that nobody made',
    sql: one(`update orders set refunded_amount = coalesce(refunded_amount, 0) + 1 where id = ${order}`),
  },
  {
    id: 'void-is-not-its-entry',
    how: 'a void of no payment',
    sql: one(
      `insert into order_payments (document_id, order_id, kind, amount, method, voids_id) values ('v1', ${order}, 'void', -5, 'cash', 999999)`,
    ),
  },
  {
    id: 'order-deadline-is-impossible',
    how: 'a reminder without a deadline',
    sql: (database) => [
      `update orders set expires_at = null, remind_at = ${OLD[database]} where id = ${order}`,
    ],
  },
  {
    id: 'order-paid-without-payment',
    how: 'the payments of an order deleted',
    sql: () => [
      `update orders set order_status = 'paid', total = total + 1 where id = ${order}`,
      `delete from order_payments where order_id = ${order}`,
    ],
  },
  {
    id: 'online-order-paid-without-its-payment',
    how: 'an online order that was paid less than it costs',
    sql: () => [
      `update orders set order_status = 'paid', payment_method = 'mercado_pago', total = total + 1 where id = ${order}`,
    ],
  },
  {
    id: 'online-refund-without-its-payment',
    how: 'a refund of an online payment that nobody made',
    sql: one(
      `insert into order_payments (document_id, order_id, kind, amount, method, provider, reference) values ('p2', ${order}, 'refund', -5, 'mercado_pago', 'mercado_pago', '9/1')`,
    ),
  },
  {
    id: 'payment-without-its-proof',
    how: 'a payment that names a proof of nobody',
    sql: one(`update order_payments set proof_id = '${'0'.repeat(32)}'`),
  },
  {
    id: 'payment-without-order',
    how: 'a payment of nobody',
    sql: one(
      "insert into order_payments (document_id, kind, amount, method) values ('p1', 'payment', 5, 'cash')",
    ),
  },
  {
    id: 'order-status-is-unknown',
    how: 'an unknown status',
    sql: one(`update orders set order_status = 'enviada' where id = ${order}`),
  },
  {
    id: 'order-dates-do-not-fit',
    how: 'paid without a date',
    sql: one(`update orders set order_status = 'paid', paid_at = null where id = ${order}`),
  },
  {
    id: 'order-fulfillment-is-impossible',
    how: 'a step that does not exist',
    sql: one(`update orders set fulfillment = 'lost' where id = ${order}`),
  },
  {
    id: 'order-fulfillment-is-not-its-history',
    how: 'a step without history',
    sql: one(`update orders set fulfillment = 'ready' where id = ${order}`),
  },
  {
    id: 'order-holds-other-units',
    how: 'units that are not held',
    sql: one(`update order_lines set units_held = 0 where order_id = ${order}`),
  },
  {
    id: 'cancelled-order-holds-units',
    how: 'cancelled by hand',
    sql: (database) => [
      `update orders set order_status = 'cancelled', cancelled_at = ${OLD[database]} where id = ${order}`,
    ],
  },
  {
    id: 'order-units-were-not-moved',
    how: 'a move of another order',
    sql: one("update stock_moves set order_number = 'JL-20200101-0001' where order_number is not null"),
  },
  {
    id: 'order-without-history',
    how: 'a history without its beginning',
    sql: one(`delete from order_events where order_id = ${order} and type = 'created'`),
  },
  {
    id: 'order-status-is-not-its-history',
    how: 'a status changed by hand',
    sql: one(`update orders set order_status = 'pending_transfer_proof' where id = ${order}`),
  },
  {
    id: 'order-deletion-is-not-in-its-history',
    how: 'deleted by hand',
    sql: (database) => [`update orders set deleted_at = ${OLD[database]} where id = ${order}`],
  },
  {
    id: 'history-without-order',
    how: 'a history that lost its order',
    sql: one(`update order_events set order_id = null where order_id = ${order}`),
  },
  {
    id: 'order-number-repeated',
    how: 'two orders of one number',
    sql: (database) => [
      database === 'SQLite'
        ? 'drop index orders_order_number_uq'
        : 'alter table orders drop constraint orders_order_number_uq',
      'update orders set order_number = (select min(order_number) from orders)',
    ],
  },
  {
    id: 'order-number-of-another-day',
    how: 'another day',
    sql: one(`update orders set business_day = '2020-01-01' where id = ${order}`),
  },
  {
    id: 'order-numbers-have-gaps',
    how: 'an order erased',
    sql: one(`delete from orders where id = ${order}`),
  },
  {
    id: 'order-numbers-have-gaps',
    how: 'a counter that ran ahead',
    sql: one('update order_counters set last = last + 1'),
  },
  {
    id: 'order-counter-without-orders',
    how: 'a day whose orders are gone',
    sql: one("insert into order_counters (business_day, last) values ('2020-01-01', 3)"),
  },
];
