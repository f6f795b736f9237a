import { rmSync, writeFileSync } from 'node:fs';
import { cmsPackage } from '../launcher/project.mjs';
import { countRows } from '../backup/database/sqlite-rows.mjs';
import { quoted, shopSqliteTables } from '../backup/database/shop-tables.mjs';
import { readCommits } from './wal.mjs';

const STAMPS = ['created_at', 'updated_at'];

const openFile = (file, options) => new (cmsPackage('better-sqlite3'))(file, options);

// SQLite reads the WAL beside a file as far as it goes, so a shorter one is an earlier state.
function putWal(file, wal) {
  rmSync(`${file}-shm`, { force: true });
  writeFileSync(`${file}-wal`, wal, { mode: 0o600 });
}

function stampsOf(database) {
  const columnsOf = (table) => database.pragma(`table_info(${quoted(table)})`).map(({ name }) => name);
  return shopSqliteTables(database).flatMap((table) =>
    columnsOf(table)
      .filter((name) => STAMPS.includes(name))
      .map((name) => ({ table, name })),
  );
}

/** Counts the stamps after a moment in the state that a file has with a WAL. */
function laterStamps(file, wal, moment) {
  putWal(file, wal);
  const database = openFile(file, { readonly: true });
  try {
    const count = ({ table, name }) =>
      database
        .prepare(`select count(*) from ${quoted(table)} where typeof(${name}) = 'integer' and ${name} > ?`)
        .pluck()
        .get(moment);
    return stampsOf(database).reduce((sum, stamp) => sum + count(stamp), 0);
  } finally {
    database.close();
  }
}

/**
 * Returns the end of the last commit that made nothing after a moment. Commits before `from` are known to be earlier;
 * what they stamped with a later time, a clock that went wrong, does not count.
 */
export function endOfMoment(file, wal, from, moment) {
  const commits = [from, ...readCommits(wal).filter((end) => end > from)];
  const known = laterStamps(file, wal.subarray(0, from), moment);
  let [last, tooLate] = [0, commits.length];
  while (tooLate - last > 1) {
    const middle = (last + tooLate) >> 1;
    if (laterStamps(file, wal.subarray(0, commits[middle]), moment) > known) tooLate = middle;
    else last = middle;
  }
  return commits[last];
}

/** Writes a WAL into its file for good. */
export function applyWal(file, wal) {
  putWal(file, wal);
  const database = openFile(file);
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}

/** Counts the rows of the shop's tables. */
export function countAll(file) {
  const database = openFile(file);
  const rows = shopSqliteTables(database).reduce((sum, table) => sum + countRows(database, table), 0);
  database.close();
  return rows;
}
