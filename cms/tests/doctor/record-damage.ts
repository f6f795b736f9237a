import { OLD, one, order, product, type Damage } from './damage';

export const recordDamage: Damage[] = [
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
    id: 'proof-of-history-is-unknown',
    how: 'a history that names a proof of nobody',
    sql: one(`update order_events set proof_id = '${'0'.repeat(32)}' where order_id = ${order}`),
  },
  {
    id: 'claimed-proof-is-old',
    how: 'a proof of an order deleted long ago',
    sql: (database) => [`update orders set deleted_at = ${OLD[database]} where transfer_proof <> ''`],
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
    id: 'catalog-is-not-the-products',
    how: 'a price changed behind the catalog',
    sql: one(`update products set price = price + 1 where id = ${product}`),
  },
  {
    id: 'catalog-is-not-the-products',
    how: 'an entry of no product',
    sql: one(`update catalog_entries set product_id = 999999 where product_id = ${product}`),
  },
  {
    id: 'catalog-is-not-the-products',
    how: 'a product without its category',
    sql: one(`update products set category = null where id = ${product}`),
    found: 'sin category',
  },
  {
    id: 'count-is-not-its-rows',
    how: 'an order that is counted twice',
    sql: one('update order_days set orders = orders + 1, total = total + 10'),
  },
  {
    id: 'count-is-not-its-rows',
    how: 'a product that is counted under other sizes',
    sql: one("update catalog_counts set sizes = 'XXL'"),
  },
  {
    id: 'count-is-not-its-rows',
    how: 'a visit that was added up nowhere',
    sql: one("insert into day_views (day, part, views) values ('2020-01-01', 0, 1)"),
  },
  {
    id: 'picture-file-is-missing',
    how: 'a picture that is not there',
    sql: one(`update files set url = '/uploads/pictures/no-esta.jpg'`),
  },
  {
    id: 'product-picture-is-empty',
    how: 'a picture whose media file was taken away',
    sql: one("delete from files_related_mph where related_type = 'product.picture'"),
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
