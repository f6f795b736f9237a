import { findingsOf, type Ask, type Dialect, type Finding, type Findings } from '../platform/doctor/check';

async function damagedPages(ask: Ask): Promise<string[]> {
  try {
    return (await ask('pragma quick_check(5)')).map((row) => String(Object.values(row)[0]));
  } catch (error) {
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code))) return [String(error)];
    throw error;
  }
}

async function sqliteFaults(ask: Ask): Promise<(Findings | null)[]> {
  const pages = await damagedPages(ask);
  const damaged = findingsOf(
    'database-file-is-damaged',
    pages.filter((line) => line !== 'ok').map((name) => ({ name })),
  );
  if (damaged) return [damaged];
  const links = await ask('pragma foreign_key_check');
  return [
    findingsOf(
      'record-points-nowhere',
      links.map(({ table, rowid, parent }) => ({
        name: `${String(table)} ${String(rowid)}`,
        expected: parent,
      })),
    ),
  ];
}

const TABLES = `select table_name as name from information_schema.columns
  where table_schema = current_schema() and column_name = 'id' and column_default like 'nextval(%'`;

// A sequence behind its table yields ids that are taken, so the next insert would fail.
async function postgresFaults(ask: Ask): Promise<(Findings | null)[]> {
  const found: Finding[] = [];
  for (const { name } of await ask(TABLES)) {
    const [row] = await ask(
      `select coalesce((select max(id) from "${String(name)}"), 0) as highest,
        coalesce((select last_value from pg_sequences where schemaname = current_schema()
          and schemaname || '.' || sequencename = replace(pg_get_serial_sequence('"${String(name)}"', 'id'), '"', '')), 0) as last`,
    );
    if (Number(row?.highest) > Number(row?.last))
      found.push({ name: String(name), found: row?.last, expected: row?.highest });
  }
  return [findingsOf('id-sequence-is-behind', found)];
}

export const checkIntegrity = (ask: Ask, { name }: Dialect): Promise<(Findings | null)[]> =>
  name === 'SQLite' ? sqliteFaults(ask) : postgresFaults(ask);
