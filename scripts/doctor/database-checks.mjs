import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fault, ok } from './result.mjs';
import { cmsPackage, shopCode } from './shop-code.mjs';
import { texts } from './texts.mjs';

const FULL = 2;
const APART_SECONDS = 5;
const GUESSES = [
  'admin',
  'password',
  'changeme',
  'strapi',
  'admin123',
  'jazmin123',
  '12345678',
  'contraseña',
];

/** Opens a file as the shop opens its own, and looks how it would be written. */
function checkSqlite() {
  const { title, wrong, remedy } = texts.sqlite;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-doctor-'));
  const Database = cmsPackage('better-sqlite3');
  const file = new Database(path.join(folder, 'shop.db'));
  shopCode('config/database.js').openSafely(file, () => undefined);
  const journal = file.pragma('journal_mode', { simple: true });
  const synchronous = file.pragma('synchronous', { simple: true });
  file.close();
  rmSync(folder, { recursive: true });
  const isSafe = journal === 'wal' && synchronous === FULL;
  return isSafe ? ok(title, 'WAL, FULL') : fault(title, wrong(journal, synchronous), remedy);
}

const WANTED = {
  fsync: ['on'],
  synchronous_commit: ['on', 'remote_apply', 'remote_write'],
  server_encoding: ['UTF8'],
};

async function checkPostgres(ask) {
  const { title, wrong, remedy } = texts.postgres;
  for (const [name, values] of Object.entries(WANTED)) {
    const [row] = await ask('select current_setting(?) as value', [name]);
    if (!values.includes(row.value)) return fault(title, wrong(name, row.value), remedy);
  }
  return ok(title);
}

async function databaseNow({ ask, dialect }) {
  if (dialect.name === 'SQLite') return Date.now();
  const [row] = await ask('select extract(epoch from clock_timestamp()) * 1000 as now');
  return Number(row.now);
}

async function checkClock(shop) {
  const { title, apart, future, remedy } = texts.clock;
  const seconds = Math.round(Math.abs((await databaseNow(shop)) - Date.now()) / 1000);
  if (seconds > APART_SECONDS) return fault(title, apart(seconds), remedy);
  const [row] = await shop.ask('select max(created_at) as last from orders');
  const last = row?.last ? new Date(row.last).getTime() : 0;
  return last > Date.now() + APART_SECONDS * 1000 ? fault(title, future, remedy) : ok(title);
}

async function checkPasswords(ask) {
  const { titleOfAll: title, common, remedyCommon } = texts.administrator;
  const { compare } = cmsPackage('bcryptjs');
  const users = await ask('select username, email, password from up_users where password is not null');
  for (const { username, email, password } of users)
    for (const guess of [...GUESSES, username, email.split('@')[0]])
      if (await compare(guess, password)) return fault(title, common(username), remedyCommon);
  return ok(title);
}

/** What only the database can tell of how the shop is set up. */
export async function databaseChecks(place) {
  const { title, away, remedy } = texts.database;
  let shop;
  try {
    shop = await shopCode('src/doctor/snapshot.js').openSnapshot(place);
  } catch (error) {
    return [fault(title, `${away}: ${error.message}`, remedy)];
  }
  try {
    const { dialect, ask } = shop;
    const safe = dialect.name === 'SQLite' ? checkSqlite() : await checkPostgres(ask);
    return [ok(title, dialect.name), safe, await checkClock(shop), await checkPasswords(ask)];
  } catch (error) {
    return [fault(title, `${away}: ${error.message}`, remedy)];
  } finally {
    await shop.close();
  }
}
