import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsEnvironment } from '../product/child-environments.mjs';
import { place } from '../product/places.mjs';
import { runQuietly } from '../product/run.mjs';
import { readSecrets } from '../product/secrets.mjs';
import { PlainError } from '../product/terminal.mjs';
import { tablesOf } from './postgres.mjs';
import { quoted } from './tables.mjs';
import { texts } from './texts.mjs';

/** Refuses a database in which anything is. */
export async function requireEmpty(client) {
  const tables = await tablesOf(client);
  if (tables.length > 0) throw new PlainError(texts.notEmpty(tables.length));
}

/** Makes the tables, constraints and indexes of a shop in an empty database. */
export async function makeSchema(databaseUrl) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-schema-'));
  // Its only user is gone again when the shop's own rows come.
  const nobody = { email: 'nadie@ejemplo.com', password: randomBytes(18).toString('base64url') };
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, SEED: 'empty', LOG_LEVEL: 'error' };
  try {
    const { code, output } = await runQuietly(
      [process.execPath, [place('scripts/database/make-schema.mjs')]],
      { cwd: place('cms'), env: cmsEnvironment(settings, readSecrets(folder, {}), nobody) },
    );
    if (code !== 0) throw new PlainError(texts.noSchema(output.trim().split('\n').slice(-15).join('\n')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes away the tables of a database that was empty before, so that another try finds it so again. */
export async function emptyAgain(client) {
  await client.query('rollback');
  const tables = await tablesOf(client);
  if (tables.length > 0) await client.query(`drop table ${tables.map(quoted).join(', ')} cascade`);
}

/** Makes a shop's tables in an empty database and fills them; what fails leaves it empty. */
export async function fillNewDatabase(client, databaseUrl, fill) {
  await requireEmpty(client);
  try {
    await makeSchema(databaseUrl);
    return await fill();
  } catch (error) {
    await emptyAgain(client);
    throw error;
  }
}
