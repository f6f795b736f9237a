import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordIn } from './record-file.mjs';
import { PlainError } from './terminal.mjs';

const NAMES = [
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'LINK_SECRET',
  'INTERNAL_SECRET',
];

const newSecret = () => randomBytes(32).toString('base64url');
const missingOf = (known) => ({
  APP_KEYS: known.APP_KEYS ?? [1, 2, 3, 4].map(newSecret).join(','),
  ...Object.fromEntries(NAMES.map((name) => [name, known[name] ?? newSecret()])),
});

/** Writes a file that only its owner can read, whole or not at all. */
export function writePrivately(file, value) {
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

// Never made anew: with other secrets no link of a customer and no session would hold.
const damaged = (file) =>
  new PlainError(`${file} is damaged. Copy it from a backup; without one, move it away and start again.`);

/** The secrets of this shop, made on the first run; what the environment sets wins. */
export function readSecrets(dataDir, environment = process.env) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'secrets.json');
  const known = recordIn(file);
  if (!known) throw damaged(file);
  const secrets = missingOf(known);
  if (Object.keys(secrets).some((name) => !known[name])) writePrivately(file, secrets);
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [name, environment[name] || value]),
  );
}
