import { one, product, type Damage, type Database } from './damage';

const NULL_ITEM = 'update stock_moves set stock_item_id = null where id = (select max(id) from stock_moves)';

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

export const stockDamage: Damage[] = [
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
  {
    id: 'product-is-given-away',
    how: 'a discount of 100 % set by hand',
    sql: one(`update products set discount = 100 where id = ${product}`),
  },
  {
    id: 'price-history-is-behind',
    how: 'a price that was changed while the triggers were missing',
    sql: (database) => [
      database === 'SQLite'
        ? 'drop trigger price_asked_changed'
        : 'alter table products disable trigger price_asked_changed',
      `update products set price = price + 1 where id = ${product}`,
    ],
  },
];
