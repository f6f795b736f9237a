/* eslint-disable @typescript-eslint/no-require-imports -- Node loads it before it knows modules */
// This file is preloaded into a process: it replaces the migrations of the cms, and can kill it before a statement.
const { appendFileSync, existsSync } = require('node:fs');
const path = require('node:path');

const { PLANTED, KILL_BEFORE = '0', STATEMENTS_FILE, HELD_WHILE = '' } = process.env;
const cms = path.resolve(__dirname, '../../..');

async function addColumn(trx) {
  await trx.raw('alter table shop_settings add column planted integer');
  await trx.raw('update shop_settings set planted = 1');
}

async function multiply(trx) {
  await trx.raw('update shop_settings set planted = planted * 10');
  if (existsSync(HELD_WHILE)) process.stdout.write('held\n');
  while (existsSync(HELD_WHILE)) await new Promise((later) => setTimeout(later, 20));
}

async function copyNames(trx) {
  await trx.raw('alter table orders add column planted_name text');
  await trx.raw('update orders set planted_name = full_name');
}

const BATCH = 1000;

// A change that SQL cannot express reads and writes each row.
async function reverseNames(trx) {
  for (let last = 0; ;) {
    const rows = await trx('orders')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'planted_name');
    if (rows.length === 0) return;
    for (const { id, planted_name: name } of rows)
      await trx('orders')
        .where({ id })
        .update({ planted_name: [...name].reverse().join('') });
    last = rows.at(-1).id;
  }
}

// Strapi's model has this column, of the same type.
async function moveArea(trx) {
  await trx.raw('alter table shop_settings add column service_area varchar(255)');
  await trx.raw('update shop_settings set service_area = older_area');
}

async function failHalfway(trx) {
  await trx.raw('update shop_settings set planted = 99');
  await trx.raw('update shop_settings set never_made = 1');
}

// The first three leave another number than 13 when one runs twice or in another order.
const planted = [
  { number: 1, name: 'planted-column', up: addColumn },
  { number: 2, name: 'planted-product', up: multiply },
  { number: 3, name: 'planted-sum', up: (trx) => trx.raw('update shop_settings set planted = planted + 3') },
  { number: 4, name: 'planted-names', up: copyNames },
  { number: 5, name: 'planted-reversal', up: reverseNames },
  { number: 6, name: 'planted-area', up: moveArea },
  { number: 7, name: 'planted-failure', up: failHalfway },
];

const list = require(path.join(cms, 'dist/src/database/migrations/migrations.js'));
if (PLANTED) list.migrations = planted.slice(0, Number(PLANTED));

const knexClient = require(require.resolve('knex/lib/client', { paths: [cms] }));
const { query } = knexClient.prototype;
let statements = 0;
knexClient.prototype.query = function (connection, given) {
  const sql = (given.sql ?? given).replaceAll(/\s+/g, ' ');
  if (STATEMENTS_FILE) appendFileSync(STATEMENTS_FILE, `${sql}\n`);
  statements += 1;
  if (statements === Number(KILL_BEFORE)) process.kill(process.pid, 'SIGKILL');
  return query.call(this, connection, given);
};
