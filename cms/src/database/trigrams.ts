import type { Trx } from './connection';

async function make(trx: Trx, indexes: Readonly<Record<string, string>>): Promise<void> {
  const known = await trx.raw("select 1 from pg_available_extensions where name = 'pg_trgm'");
  if (known.rows.length === 0) return;
  await trx.raw('create extension if not exists pg_trgm');
  for (const [name, on] of Object.entries(indexes))
    await trx.raw(`create index if not exists ${name} on ${on}`);
}

/** Makes indexes of runs of three letters. Where the extension cannot be had, a search reads every text: slower, with the same answers. */
export async function ensureTrigrams(trx: Trx, indexes: Readonly<Record<string, string>>): Promise<void> {
  await trx.transaction((inner) => make(inner as Trx, indexes)).catch(() => undefined);
}
