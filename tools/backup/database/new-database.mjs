import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsEnvironment } from '../../launcher/settings/child-environments.mjs';
import { projectPath } from '../../launcher/project.mjs';
import { runQuietly } from '../../launcher/processes/run-command.mjs';
import { readSecrets } from '../../launcher/settings/secrets.mjs';
import { UserError } from '../../launcher/terminal/terminal.mjs';
import { postgresTables, quoted } from './shop-tables.mjs';
import { texts } from './texts.mjs';

export async function requireEmpty(client) {
  const tables = await postgresTables(client);
  if (tables.length > 0) throw new UserError(texts.notEmpty(tables.length));
}

async function createSchema(databaseUrl) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-schema-'));
  // Loading the shop's rows removes this user again.
  const placeholder = { email: 'nadie@ejemplo.com', password: randomBytes(18).toString('base64url') };
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, SEED: 'empty', LOG_LEVEL: 'error' };
  try {
    const { code, output } = await runQuietly(
      [process.execPath, [projectPath('tools/backup/database/create-schema.mjs')]],
      { cwd: projectPath('cms'), env: cmsEnvironment(settings, readSecrets(folder, {}), placeholder) },
    );
    if (code !== 0) throw new UserError(texts.noSchema(output.trim().split('\n').slice(-15).join('\n')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function dropAllTables(client) {
  await client.query('rollback');
  const tables = await postgresTables(client);
  if (tables.length > 0) await client.query(`drop table ${tables.map(quoted).join(', ')} cascade`);
}

/** Creates the schema in an empty database and fills it; drops all tables again if anything fails. */
export async function fillNewDatabase(client, databaseUrl, fill) {
  await requireEmpty(client);
  try {
    await createSchema(databaseUrl);
    return await fill();
  } catch (error) {
    await dropAllTables(client);
    throw error;
  }
}
