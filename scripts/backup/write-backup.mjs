import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { size } from '../doctor/texts.mjs';
import { backupFolder, place } from '../product/places.mjs';
import { PlainError, say, sayProgress } from '../product/terminal.mjs';
import { copyDatabase } from './database-copy.mjs';
import { archived, filesBelow } from './files.mjs';
import { packed } from './tar.mjs';
import { texts } from './texts.mjs';

export const MANIFEST = 'manifest.json';
export const FORMAT = 1;
const FOLDERS = ['public/uploads', 'proofs', 'outbox'];
const SINGLES = ['secrets.json', 'first-administrator.json'];
// Names only: an address of a database holds its password.
const SETTINGS = [
  'PUBLIC_URL',
  'BEHIND_PROXY',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'HOST',
  'PORT',
  'CMS_PORT',
];
const SECRETS = [
  'APP_KEYS',
  'JWT_SECRET',
  'LINK_SECRET',
  'INTERNAL_SECRET',
  'ENCRYPTION_KEY',
  'ADMIN_JWT_SECRET',
];

const version = () => JSON.parse(readFileSync(place('package.json'), 'utf8')).version;
const setInEnvironment = (environment = process.env) =>
  [...SETTINGS, ...SECRETS].filter((name) => environment[name]);

function filesOfShop(dataDir) {
  const below = FOLDERS.filter((folder) => existsSync(path.join(dataDir, folder))).flatMap((folder) =>
    filesBelow(path.join(dataDir, folder)).map((name) => `${folder}/${name}`),
  );
  return [...SINGLES.filter((name) => existsSync(path.join(dataDir, name))), ...below];
}

// A proof that nobody claimed may be swept away while the copy is made: it is then not part of it.
function* onDisk(list, report) {
  for (const { name, file } of list) if (existsSync(file)) yield archived(name, file, report);
}

/** The files of a backup, the manifest with their sums last: an archive that was cut short has none. */
async function* contents(list, manifest) {
  const files = [];
  yield* onDisk(list, (sums) => files.push(sums));
  const text = Buffer.from(`${JSON.stringify({ ...manifest, files }, null, 1)}\n`);
  yield { name: MANIFEST, size: text.length, chunks: [text] };
}

export const defaultFile = (now = new Date()) =>
  path.join(
    backupFolder(),
    `jazmin-${now.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`,
  );

async function writeInto(settings, staging, draft) {
  sayProgress(texts.database);
  const { kind, counts } = await copyDatabase(settings, staging);
  // The files come after the database: whatever its rows name is there by then.
  const list = [
    ...filesBelow(staging).map((name) => ({ name: `database/${name}`, file: path.join(staging, name) })),
    ...filesOfShop(settings.DATA_DIR).map((name) => ({ name, file: path.join(settings.DATA_DIR, name) })),
  ];
  sayProgress(texts.files(list.length));
  const manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    version: version(),
    database: kind,
    settings: setInEnvironment(),
    counts,
  };
  await pipeline(
    Readable.from(packed(contents(list, manifest))),
    createGzip({ level: 4 }),
    createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
  );
  return { files: list.length, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** Writes one file that holds the whole shop: database, pictures, proofs, unsent mails and secrets. */
export async function writeBackup(settings, file) {
  if (existsSync(file)) throw new PlainError(texts.exists(file));
  if (!settings.DATABASE_URL && !existsSync(path.join(settings.DATA_DIR, 'shop.db')))
    throw new PlainError(texts.noShop(settings.DATA_DIR));
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const [draft, staging] = [`${file}.part`, `${file}.database`];
  const clear = () => [draft, staging].forEach((left) => rmSync(left, { recursive: true, force: true }));
  // A copy that was killed could not tidy up behind itself.
  clear();
  try {
    const { files, rows } = await writeInto(settings, staging, draft);
    renameSync(draft, file);
    say(`\n${texts.made(file, size(statSync(file).size), files, rows)}\n${texts.private}`);
    const names = setInEnvironment();
    if (names.length > 0) say(texts.fromEnvironment(names));
    if (process.env.S3_BUCKET) say(texts.bucket(process.env.S3_BUCKET));
  } finally {
    clear();
  }
}
