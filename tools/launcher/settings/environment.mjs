import path from 'node:path';
import { z } from '@shop/contract';
import { ROOT } from '../project.mjs';
import { UserError } from '../terminal/terminal.mjs';
import { isBucketAddress } from './bucket-address.mjs';
import { offsiteFaults } from './offsite-settings.mjs';

const isPort = z.refine(
  (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
  'is a port, 1 to 65535',
);
const port = (fallback) => z.pipe(z._default(z.string().check(isPort), fallback), z.transform(Number));
const choice = (values, fallback) => z._default(z.enum(values, `is one of: ${values.join(', ')}`), fallback);

function schemeOf(text) {
  try {
    return new URL(text).protocol;
  } catch {
    return '';
  }
}
const url = (...schemes) => {
  const message = `is an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
  return z.optional(z.string().check(z.refine((text) => schemes.includes(schemeOf(text)), message)));
};
const ORIGIN = 'is an address without a path, such as https://example.com';
const isOrigin = (text) => /^https?:\/\/[^\s/?#]+\/?$/.test(text) && schemeOf(text) !== '';
const factor = z.pipe(
  z._default(
    z.string().check(z.refine((text) => Number(text) > 0 && Number(text) < Infinity, 'is a number above 0')),
    '1',
  ),
  z.transform(Number),
);
// bcrypt ignores what follows the first 72 bytes.
const password = z.optional(
  z.string().check(
    z.minLength(8, 'has at least 8 characters'),
    z.refine((text) => Buffer.byteLength(text) <= 72, 'has at most 72 bytes'),
  ),
);

const schema = z.object({
  PORT: port('3000'),
  HOST: z._default(z.string().check(z.minLength(1, 'is a host name or address')), '127.0.0.1'),
  CMS_PORT: port('1337'),
  DATA_DIR: z._default(z.string(), './.data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  ADMIN_EMAIL: z.optional(z.string().check(z.email('is an e-mail address'))),
  ADMIN_PASSWORD: password,
  ADMIN_PANEL_PASSWORD: password,
  SEED: choice(['demo', 'empty'], 'demo'),
  OPENING: choice(['closed', 'open'], 'closed'),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isOrigin, ORIGIN))),
  BEHIND_PROXY: choice(['true', 'false', '1', '0'], 'false'),
  SMTP_URL: url('smtp:', 'smtps:'),
  MERCADO_PAGO_ACCESS_TOKEN: z.optional(z.string()),
  MERCADO_PAGO_WEBHOOK_SECRET: z.optional(z.string()),
  MERCADO_PAGO_API_URL: url('http:', 'https:'),
  S3_ENDPOINT: url('http:', 'https:'),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  RATE_LIMIT_FACTOR: factor,
  BACKUP: choice(['nightly', 'off'], 'nightly'),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_TO: z.optional(z.string()),
  COPY_TO: z.optional(z.string()),
  OFFSITE_RECIPIENT: z.optional(z.string()),
  OFFSITE_S3_ENDPOINT: url('http:', 'https:'),
  OFFSITE_S3_REGION: z.optional(z.string()),
  OFFSITE_S3_ACCESS_KEY_ID: z.optional(z.string()),
  OFFSITE_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
});

const definedVariables = (environment) =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((name) => environment[name]?.trim())
      .map((name) => [name, environment[name].trim()]),
  );

const BUCKET_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

const isWithin = (folder, outer) => `${folder}${path.sep}`.startsWith(`${outer}${path.sep}`);

function copyFaults({ COPY_TO, DATA_DIR }) {
  if (!COPY_TO || isBucketAddress(COPY_TO)) return [];
  if (/^[\w-]+:\/\//.test(COPY_TO)) return ['  COPY_TO is a folder or s3://bucket/folder'];
  const [copy, data] = [path.resolve(ROOT, COPY_TO), path.resolve(ROOT, DATA_DIR)];
  return isWithin(copy, data) || isWithin(data, copy) ? ['  COPY_TO is a folder outside DATA_DIR'] : [];
}

function combinationFaults(settings) {
  const missing = BUCKET_SETTINGS.filter((name) => !settings[name]);
  const isIncomplete = missing.length > 0 && missing.length < BUCKET_SETTINGS.length;
  return [
    ...(settings.PORT === settings.CMS_PORT ? ['  PORT and CMS_PORT are two different ports'] : []),
    ...copyFaults(settings),
    ...offsiteFaults(settings),
    ...(isIncomplete ? [`  a bucket needs ${missing.join(' and ')} too`] : []),
  ];
}

const fieldFaults = (issues) => issues.map(({ path: [name], message }) => `  ${String(name)} ${message}`);

export function readEnvironment(environment = process.env) {
  const result = schema.safeParse(definedVariables(environment));
  const faults = result.success ? combinationFaults(result.data) : fieldFaults(result.error.issues);
  if (faults.length > 0) throw new UserError(`The environment has faults:\n${faults.join('\n')}`);
  const { BACKUP_DIR, BEHIND_PROXY, COPY_TO, DATA_DIR, PUBLIC_URL, ...rest } = result.data;
  return {
    ...rest,
    BEHIND_PROXY: BEHIND_PROXY === 'true' || BEHIND_PROXY === '1',
    DATA_DIR: path.resolve(ROOT, DATA_DIR),
    BACKUP_DIR: path.resolve(ROOT, BACKUP_DIR ?? path.join(DATA_DIR, 'backups')),
    COPY_TO: isBucketAddress(COPY_TO) ? COPY_TO : COPY_TO && path.resolve(ROOT, COPY_TO),
    PUBLIC_URL: PUBLIC_URL?.replace(/\/+$/, ''),
  };
}
