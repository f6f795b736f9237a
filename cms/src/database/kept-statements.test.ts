import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { keepStatements } from './kept-statements';

let connection: Database.Database;
const all = (sql: string, ...values: unknown[]) => connection.prepare(sql).all(...values);

beforeEach(() => {
  connection = new Database(':memory:');
  connection.exec(`create table products (id integer, title text); insert into products values (1, 'Body')`);
  keepStatements(connection);
  return () => connection.close();
});

test('the same query is prepared once and reads with its new values', () => {
  const sql = 'select title from products where id = ?';
  const first = connection.prepare(sql);
  expect(all(sql, 1)).toEqual([{ title: 'Body' }]);
  expect(all(sql, 2)).toEqual([]);
  expect(connection.prepare(sql)).toBe(first);
});

test('a kept query sees columns that its table was given later', () => {
  expect(all('select * from products')).toEqual([{ id: 1, title: 'Body' }]);
  connection.exec('alter table products add column stock integer default 3');
  expect(all('select * from products')).toEqual([{ id: 1, title: 'Body', stock: 3 }]);
});

test('a kept query of a table that was dropped fails, and works once it is there again', () => {
  const sql = 'select count(*) as count from products';
  expect(all(sql)).toEqual([{ count: 1 }]);
  connection.exec('drop table products');
  expect(() => all(sql)).toThrow('no such table');
  connection.exec('create table products (id integer)');
  expect(all(sql)).toEqual([{ count: 0 }]);
});

test('the queries used least make room: a kept one outlives 499 others, not 500', () => {
  const first = connection.prepare('select 0');
  for (let id = 1; id < 500; id += 1) connection.prepare(`select ${id}`);
  expect(connection.prepare('select 0')).toBe(first);
  for (let id = 1; id <= 500; id += 1) connection.prepare(`select ${id}`);
  expect(connection.prepare('select 0')).not.toBe(first);
});

test('a query with a list of hundreds of values is not kept', () => {
  const sql = `select 1 where 1 in (${'1, '.repeat(2_000)}1)`;
  expect(connection.prepare(sql)).not.toBe(connection.prepare(sql));
});
