import { existsSync, mkdirSync, renameSync, rmSync, statSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { formatSize } from '../doctor/texts.mjs';
import { projectVersion } from '../launcher/project.mjs';
import { readEnvironment } from '../launcher/settings/environment.mjs';
import { readRecord } from '../launcher/settings/private-file.mjs';
import { SECRET_NAMES } from '../launcher/settings/secrets.mjs';
import { print, printProgress, UserError } from '../launcher/terminal/terminal.mjs';
import { entryOf, filesBelow, writeArchive } from './archive.mjs';
import { bucketFiles } from './bucket-files.mjs';
import { checkBackup, FORMAT, MANIFEST } from './check-backup.mjs';
import { copyDatabase } from './database-copy.mjs';
import { SHOP_FILES, SHOP_FOLDERS } from './shop-files.mjs';
import { texts } from './texts.mjs';

const RESERVED_BYTES = 500 * 1024 ** 2;
const RESERVED_SHARE = 0.05;

const sizeOf = (file) => (existsSync(file) ? statSync(file).size : 0);

/** Throws when a backup would take the space that orders need, which may be on the same disk. */
function requireRoom({ DATA_DIR, DATABASE_URL }, files, folder) {
  // The size of a PostgreSQL database is unknown here; its copy fails and is removed if the disk fills.
  const database = DATABASE_URL ? 0 : sizeOf(path.join(DATA_DIR, 'shop.db'));
  // The database's copy and its copy in the archive exist at the same time.
  const needed = files.reduce((sum, { size }) => sum + size, 2 * database);
  const { bavail, blocks, bsize } = statfsSync(folder);
  const free = bavail * bsize - Math.min(RESERVED_BYTES, blocks * bsize * RESERVED_SHARE);
  if (free < needed) throw new UserError(texts.noRoom(needed, Math.max(0, free)));
}

// Only the names are stored: DATABASE_URL contains a password.
const SETTINGS = [
  'PUBLIC_URL',
  'BEHIND_PROXY',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'BACKUP_TO',
  'COPY_TO',
  'OFFSITE_RECIPIENT',
  'OFFSITE_S3_ENDPOINT',
  'OFFSITE_S3_REGION',
  'HOST',
  'PORT',
  'CMS_PORT',
  ...SECRET_NAMES,
];

/** Returns the names of the settings that the shop would miss elsewhere: not defaults, not in `secrets.json`. */
export function settingsInEnvironment(dataDir) {
  const known = { ...readEnvironment({}), ...readRecord(path.join(dataDir, 'secrets.json')) };
  return SETTINGS.filter((name) => process.env[name] && process.env[name] !== String(known[name]));
}

// The cleanup of unclaimed proofs may delete a file meanwhile.
const fileEntry = (name, file) => ({
  name,
  size: sizeOf(file),
  entry: (onEnd) => (existsSync(file) ? entryOf(name, file, onEnd) : null),
});

async function filesOfShop(dataDir) {
  const below = SHOP_FOLDERS.filter((folder) => existsSync(path.join(dataDir, folder))).flatMap((folder) =>
    filesBelow(path.join(dataDir, folder)).map((name) => `${folder}/${name}`),
  );
  const names = [...SHOP_FILES.filter((name) => existsSync(path.join(dataDir, name))), ...below];
  return [...names.map((name) => fileEntry(name, path.join(dataDir, name))), ...(await bucketFiles())];
}

// A backup there would contain the earlier ones, and in public/uploads anybody could read it.
function requireOutside({ DATA_DIR }, file) {
  const inside = SHOP_FOLDERS.find((folder) => file.startsWith(path.join(DATA_DIR, folder) + path.sep));
  if (inside) throw new UserError(texts.inside(inside));
}

// The manifest comes last, so that a truncated archive has none.
async function* backupEntries(list, manifest) {
  const files = [];
  for (const { entry } of list) {
    const found = await entry((sum) => files.push(sum));
    if (found) yield found;
  }
  const text = Buffer.from(`${JSON.stringify({ ...manifest, files }, null, 1)}\n`);
  yield { name: MANIFEST, size: text.length, chunks: [text] };
}

/** Returns the path of a new backup in a folder, named after the time in UTC. */
export const newBackupFile = (folder, prefix = 'jazmin') => {
  const time = new Date().toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
  return path.join(folder, `${prefix}-${time}.tar.gz`);
};

async function writeInto(settings, staging, draft) {
  printProgress(texts.database);
  const { kind, counts } = await copyDatabase(settings, staging);
  // Files are listed after the database copy, so that every file its rows refer to exists.
  const list = [
    ...filesBelow(staging).map((name) => fileEntry(`database/${name}`, path.join(staging, name))),
    ...(await filesOfShop(settings.DATA_DIR)),
  ];
  printProgress(texts.files(list.length));
  await writeArchive(
    draft,
    backupEntries(list, {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      version: projectVersion(),
      database: kind,
      settings: settingsInEnvironment(settings.DATA_DIR),
      counts,
    }),
  );
}

async function readBack(draft, staging) {
  printProgress(texts.checking);
  // Its room is needed for the database of the archive.
  rmSync(staging, { recursive: true });
  mkdirSync(staging, { mode: 0o700 });
  return checkBackup(draft, staging);
}

/** Writes one archive of the whole shop and reads it back; a file of that name exists only if it proved whole. */
export async function writeBackup(settings, file) {
  if (existsSync(file)) throw new UserError(texts.exists(file));
  requireOutside(settings, file);
  if (!settings.DATABASE_URL && !existsSync(path.join(settings.DATA_DIR, 'shop.db')))
    throw new UserError(texts.noShop(settings.DATA_DIR));
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const [draft, staging] = [`${file}.part`, `${file}.database`];
  const clear = () =>
    [draft, staging].forEach((leftover) => rmSync(leftover, { recursive: true, force: true }));
  // A backup that was killed leaves these behind.
  clear();
  requireRoom(settings, await filesOfShop(settings.DATA_DIR), path.dirname(file));
  try {
    await writeInto(settings, staging, draft);
    const { files, counts, madeAt } = await readBack(draft, staging);
    renameSync(draft, file);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { madeAt, file, bytes: statSync(file).size, files: files.length, rows };
  } finally {
    clear();
  }
}

/** Writes a backup for its owner and says what it holds and what it does not; returns its file. */
export async function backUp(settings, wanted) {
  const { file, bytes, files, rows } = await writeBackup(
    settings,
    wanted ?? newBackupFile(settings.BACKUP_DIR),
  );
  print(`\n${texts.made(file, formatSize(bytes), files, rows)}\n${texts.private}`);
  const names = settingsInEnvironment(settings.DATA_DIR);
  if (names.length > 0) print(texts.fromEnvironment(names));
  return file;
}
