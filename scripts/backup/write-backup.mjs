import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatSize } from '../doctor/texts.mjs';
import { backupFolder, projectPath } from '../product/project.mjs';
import { SECRET_NAMES } from '../product/settings/secrets.mjs';
import { print, printProgress, UserError } from '../product/terminal/terminal.mjs';
import { entryOf, filesBelow, writeArchive } from './archive.mjs';
import { copyDatabase } from './database-copy.mjs';
import { texts } from './texts.mjs';

export const MANIFEST = 'manifest.json';
export const FORMAT = 1;
const BACKUP_FOLDERS = ['public/uploads', 'proofs', 'outbox'];
const BACKUP_FILES = ['secrets.json', 'first-administrator.json'];
// Only the names are stored: DATABASE_URL contains a password.
const SETTINGS = [
  ...['PUBLIC_URL', 'BEHIND_PROXY', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'S3_ENDPOINT', 'S3_BUCKET'],
  ...['HOST', 'PORT', 'CMS_PORT'],
  ...SECRET_NAMES,
];

const version = () => JSON.parse(readFileSync(projectPath('package.json'), 'utf8')).version;
const settingsInEnvironment = () => SETTINGS.filter((name) => process.env[name]);

function filesOfShop(dataDir) {
  const below = BACKUP_FOLDERS.filter((folder) => existsSync(path.join(dataDir, folder))).flatMap((folder) =>
    filesBelow(path.join(dataDir, folder)).map((name) => `${folder}/${name}`),
  );
  return [...BACKUP_FILES.filter((name) => existsSync(path.join(dataDir, name))), ...below];
}

// The manifest comes last, so that a truncated archive has none.
async function* backupEntries(list, manifest) {
  const files = [];
  // The cleanup of unclaimed proofs may delete a file meanwhile.
  for (const { name, file } of list)
    if (existsSync(file)) yield entryOf(name, file, (sum) => files.push(sum));
  const text = Buffer.from(`${JSON.stringify({ ...manifest, files }, null, 1)}\n`);
  yield { name: MANIFEST, size: text.length, chunks: [text] };
}

export const defaultFile = () =>
  path.join(
    backupFolder(),
    `jazmin-${new Date().toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`,
  );

async function writeInto(settings, staging, draft) {
  printProgress(texts.database);
  const { kind, counts } = await copyDatabase(settings, staging);
  // Files are listed after the database copy, so that every file its rows refer to exists.
  const list = [
    ...filesBelow(staging).map((name) => ({ name: `database/${name}`, file: path.join(staging, name) })),
    ...filesOfShop(settings.DATA_DIR).map((name) => ({ name, file: path.join(settings.DATA_DIR, name) })),
  ];
  printProgress(texts.files(list.length));
  const manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    version: version(),
    database: kind,
    settings: settingsInEnvironment(),
    counts,
  };
  await writeArchive(draft, backupEntries(list, manifest));
  return { files: list.length, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** Writes one archive of the whole shop: database, pictures, proofs, unsent mails and secrets. */
export async function writeBackup(settings, file) {
  if (existsSync(file)) throw new UserError(texts.exists(file));
  if (!settings.DATABASE_URL && !existsSync(path.join(settings.DATA_DIR, 'shop.db')))
    throw new UserError(texts.noShop(settings.DATA_DIR));
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const [draft, staging] = [`${file}.part`, `${file}.database`];
  const clear = () =>
    [draft, staging].forEach((leftover) => rmSync(leftover, { recursive: true, force: true }));
  // A backup that was killed leaves these behind.
  clear();
  try {
    const { files, rows } = await writeInto(settings, staging, draft);
    renameSync(draft, file);
    print(`\n${texts.made(file, formatSize(statSync(file).size), files, rows)}\n${texts.private}`);
    const names = settingsInEnvironment();
    if (names.length > 0) print(texts.fromEnvironment(names));
    if (process.env.S3_BUCKET) print(texts.bucket(process.env.S3_BUCKET));
  } finally {
    clear();
  }
}
