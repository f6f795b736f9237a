import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsModule, cmsPackage, projectVersion } from '../launcher/project.mjs';
import { fault, ok, warning } from './results.mjs';
import { texts } from './texts.mjs';

const SYNCHRONOUS_FULL = 2;
const CLOCK_TOLERANCE_S = 5;
const COMMON_PASSWORDS = [
  'admin',
  'password',
  'changeme',
  'strapi',
  'admin123',
  'jazmin123',
  '12345678',
  'contraseña',
];

// Opens a temporary file with the shop's own code, to read the settings that the shop would use.
function checkSqlite() {
  const { title, wrong, remedy } = texts.sqlite;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-doctor-'));
  const Database = cmsPackage('better-sqlite3');
  const file = new Database(path.join(folder, 'shop.db'));
  cmsModule('config/database.js').openSafely(file, () => undefined);
  const journal = file.pragma('journal_mode', { simple: true });
  const synchronous = file.pragma('synchronous', { simple: true });
  file.close();
  rmSync(folder, { recursive: true });
  const isSafe = journal === 'wal' && synchronous === SYNCHRONOUS_FULL;
  return isSafe ? ok(title, 'WAL, FULL') : fault(title, wrong(journal, synchronous), remedy);
}

const SAFE_SETTINGS = {
  fsync: ['on'],
  synchronous_commit: ['on', 'remote_apply', 'remote_write'],
  server_encoding: ['UTF8'],
};

async function checkPostgres(ask) {
  const { title, wrong, remedy } = texts.postgres;
  for (const [name, values] of Object.entries(SAFE_SETTINGS)) {
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
  if (seconds > CLOCK_TOLERANCE_S) return fault(title, apart(seconds), remedy);
  const [row] = await shop.ask('select max(created_at) as last from orders');
  const last = row?.last ? new Date(row.last).getTime() : 0;
  return last > Date.now() + CLOCK_TOLERANCE_S * 1000 ? fault(title, future, remedy) : ok(title);
}

async function checkPasswords(ask) {
  const { titleOfAll: title, common, remedyCommon } = texts.administrator;
  const { compare } = cmsPackage('bcryptjs');
  const users = await ask('select username, email, password from up_users where password is not null');
  for (const { username, email, password } of users)
    for (const guess of [...COMMON_PASSWORDS, username, email.split('@')[0]])
      if (await compare(guess, password)) return fault(title, common(username), remedyCommon);
  return ok(title);
}

async function checkLevel(ask) {
  const { title, older, remedy } = texts.level;
  const { newerDataText, pendingAfter } = cmsModule('src/database/migrations/level.js');
  const records = await ask('select number, name, version from shop_migrations order by number');
  const newer = newerDataText(records, projectVersion());
  if (newer) return fault(title, newer);
  return pendingAfter(records).length > 0 ? warning(title, older, remedy) : ok(title, `${records.length}`);
}

export async function databaseChecks(location) {
  const { title, unreachable, remedy } = texts.database;
  let shop;
  try {
    shop = await cmsModule('src/doctor/snapshot.js').openSnapshot(location);
  } catch (error) {
    return [fault(title, `${unreachable}: ${error.message}`, remedy)];
  }
  try {
    const { dialect, ask } = shop;
    const safe = dialect.name === 'SQLite' ? checkSqlite() : await checkPostgres(ask);
    return [
      ok(title, dialect.name),
      await checkLevel(ask),
      safe,
      await checkClock(shop),
      await checkPasswords(ask),
    ];
  } catch (error) {
    return [fault(title, `${unreachable}: ${error.message}`, remedy)];
  } finally {
    await shop.close();
  }
}
