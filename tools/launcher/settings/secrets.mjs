import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../terminal/terminal.mjs';
import { readRecord, writePrivateFile } from './private-file.mjs';

export const SECRET_NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'LINK_SECRET',
  'INTERNAL_SECRET',
];

const newSecret = () => randomBytes(32).toString('base64url');
// Strapi wants several keys in APP_KEYS, separated by commas.
const newSecrets = (name) => (name === 'APP_KEYS' ? [1, 2, 3, 4].map(newSecret).join(',') : newSecret());
/** Returns the stored secrets together with new ones for the missing names. */
export const withMissingSecrets = (stored) =>
  Object.fromEntries(SECRET_NAMES.map((name) => [name, stored[name] ?? newSecrets(name)]));

/** Returns the shop's secrets, creating missing ones; variables of the environment win. */
export function readSecrets(dataDir, environment = process.env) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'secrets.json');
  const stored = readRecord(file);
  // A damaged file is never replaced: new secrets would invalidate every customer link and session.
  if (!stored)
    throw new UserError(
      `${file} is damaged. Copy it from a backup; without one, move it away and start again.`,
    );
  const secrets = withMissingSecrets(stored);
  if (Object.keys(secrets).some((name) => !stored[name])) writePrivateFile(file, secrets);
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [name, environment[name] || value]),
  );
}
