import { type CheckId } from '../../src/doctor/texts';

const OLD = { SQLite: '1', PostgreSQL: "'2020-01-01'" };
export type Database = keyof typeof OLD;

type Damage = { id: CheckId; how: string; on?: Database; sql: (database: Database) => string[] };

const NULL_ITEM = 'update stock_moves set stock_item_id = null where id = (select max(id) from stock_moves)';
const order = '(select min(id) from orders)';
const product = '(select min(id) from products)';

const withoutFloor = (table: string, column: string) => (database: Database) =>
  database === 'SQLite'
    ? [
        `drop trigger ${table}_${column}_floor_insert`,
        `drop trigger ${table}_${column}_floor_update`,
        `update ${table} set ${column} = -1 where id = (select min(id) from ${table})`,
      ]
    : [
        `alter table ${table} drop constraint ${table}_${column}_floor`,
        `update ${table} set ${column} = -1 where id = (select min(id) from ${table})`,
      ];

const one = (sql: string) => () => [sql];

const stock: Damage[] = [
  { id: 'stock-below-zero', how: 'a quantity below zero', sql: withoutFloor('stock_items', 'quantity') },
  {
    id: 'stock-is-not-its-moves',
    how: 'a quantity changed by hand',
    sql: one('update stock_items set quantity = quantity + 1 where id = (select min(id) from stock_items)'),
  },
  {
    id: 'stock-is-not-its-moves',
    how: 'a move deleted by hand',
    sql: one('delete from stock_moves where id = (select min(id) from stock_moves)'),
  },
  { id: 'removed-stock-is-not-closed', how: 'a move that lost its item', sql: one(NULL_ITEM) },
  {
    id: 'product-stock-is-not-its-items',
    how: 'a stock changed by hand',
    sql: one(`update products set stock = stock + 1 where id = ${product}`),
  },
  {
    id: 'product-without-stock-item',
    how: 'items deleted by hand',
    sql: one(`delete from stock_items where product_id = ${product}`),
  },
  {
    id: 'stock-item-without-product',
    how: 'an item that lost its product',
    sql: one(`update stock_items set product_id = null where product_id = ${product}`),
  },
];

const orders: Damage[] = [
  {
    id: 'order-without-lines',
    how: 'lines deleted',
    sql: one(`delete from order_lines where order_id = ${order}`),
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

const records: Damage[] = [
  {
    id: 'proof-of-order-is-unknown',
    how: 'a proof that nobody knows',
    sql: one(`update orders set transfer_proof = '${'0'.repeat(32)}' where id = ${order}`),
  },
  {
    id: 'proof-of-no-order',
    how: 'a proof of an order that is gone',
    sql: one("update transfer_proofs set claimed_by = 'nadie'"),
  },
  {
    id: 'unclaimed-proof-is-old',
    how: 'a proof that was not swept',
    sql: (database) => [`update transfer_proofs set claimed_by = null, created_at = ${OLD[database]}`],
  },
  {
    id: 'proof-file-is-missing',
    how: 'a file of another size',
    sql: one('update transfer_proofs set bytes = bytes + 1'),
  },
  {
    id: 'proof-file-without-record',
    how: 'a record that is gone',
    sql: one('delete from transfer_proofs'),
  },
  {
    id: 'retry-key-is-old',
    how: 'an old key',
    sql: (database) => [`update idempotency_keys set at = ${OLD[database]}`],
  },
  {
    id: 'retry-key-without-answer',
    how: 'a lost answer',
    sql: one('update idempotency_keys set answer = null'),
  },
  {
    id: 'visitor-is-old',
    how: 'a visitor of long ago',
    sql: (database) => [
      `insert into interactions (type, product_id, visitor, at) values ('product_view', 'x', 'y', ${OLD[database]})`,
    ],
  },
  {
    id: 'no-administrator',
    how: 'everybody blocked',
    sql: (database) => [`update up_users set blocked = ${database === 'SQLite' ? 1 : true}`],
  },
  {
    id: 'permission-not-in-the-code',
    how: 'a permission opened',
    sql: one("insert into up_permissions (action) values ('api::order.order.find')"),
  },
  {
    id: 'catalogue-is-not-the-products',
    how: 'a price changed behind the catalogue',
    sql: one(`update products set price = price + 1 where id = ${product}`),
  },
  {
    id: 'catalogue-is-not-the-products',
    how: 'an entry of no product',
    sql: one(`update catalogue_entries set product_id = 999999 where product_id = ${product}`),
  },
  {
    id: 'count-is-not-its-rows',
    how: 'an order that is counted twice',
    sql: one('update order_days set orders = orders + 1, total = total + 10'),
  },
  {
    id: 'count-is-not-its-rows',
    how: 'a product that is counted under other sizes',
    sql: one("update catalogue_counts set sizes = 'XXL'"),
  },
  {
    id: 'count-is-not-its-rows',
    how: 'a visit that was added up nowhere',
    sql: one("insert into day_views (day, part, views) values ('2020-01-01', 0, 1)"),
  },
  {
    id: 'picture-file-is-missing',
    how: 'a picture that is not there',
    sql: one(`update products set thumbnails = '["/uploads/pictures/no-esta.jpg"]' where id = ${product}`),
  },
  {
    id: 'record-points-nowhere',
    how: 'a line of no order',
    on: 'SQLite',
    sql: () => ['pragma defer_foreign_keys = on', 'update order_lines set order_id = 999999'],
  },
  {
    id: 'id-sequence-is-behind',
    how: 'rows copied without their sequence',
    on: 'PostgreSQL',
    sql: one("insert into order_counters (id, business_day, last) values (999999, '2020-01-02', 0)"),
  },
];

/** One way, at least, to break each thing that must be true. */
export const corruptions: Damage[] = [...stock, ...orders, ...records];
