import { SECRET_NAMES } from './secrets.mjs';

const ACCOUNTS = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'ADMIN_PANEL_PASSWORD'];
const CMS_ONLY = [
  ...SECRET_NAMES.filter((name) => name !== 'INTERNAL_SECRET'),
  ...ACCOUNTS,
  'DATABASE_URL',
  'SMTP_URL',
  'MERCADO_PAGO_ACCESS_TOKEN',
  'MERCADO_PAGO_WEBHOOK_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OFFSITE_S3_ACCESS_KEY_ID',
  'OFFSITE_S3_SECRET_ACCESS_KEY',
  'OFFSITE_KEY',
];

const asText = (values) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const without = (environment, names) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !names.includes(name)));

const logFormat = () => process.env.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json');

const accountVariables = ({ email, password, panelPassword } = {}) =>
  asText({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_PANEL_PASSWORD: panelPassword });

const MALLOC_THRESHOLD_BYTES = '131072';

// By default glibc keeps freed memory in up to eight arenas per core and raises its threshold for returning blocks with
// each large one: pictures and compressed pages would stay resident. Other allocators ignore these variables.
const returnFreedMemory = ({ MALLOC_ARENA_MAX = '2', ...base }) => ({
  MALLOC_ARENA_MAX,
  MALLOC_MMAP_THRESHOLD_: base.MALLOC_MMAP_THRESHOLD_ ?? MALLOC_THRESHOLD_BYTES,
  MALLOC_TRIM_THRESHOLD_: base.MALLOC_TRIM_THRESHOLD_ ?? MALLOC_THRESHOLD_BYTES,
});

/** Returns the cms's environment; it holds the administrator's passwords only on the run that creates them. */
export const cmsEnvironment = (settings, secrets, administrator, base = process.env) => ({
  ...without(base, ACCOUNTS),
  NODE_ENV: 'production',
  // The cms logs Node's warnings itself: bootstrap/log-process-events.ts.
  NODE_NO_WARNINGS: '1',
  LOG_FORMAT: logFormat(),
  STRAPI_TELEMETRY_DISABLED: 'true',
  ...returnFreedMemory(base),
  ...without(asText(settings), ACCOUNTS),
  ...secrets,
  ...accountVariables(administrator ?? undefined),
});

/** Returns the storefront's environment; of the secrets only INTERNAL_SECRET, which it shares with the cms. */
export const storefrontEnvironment = (settings, secrets, base = process.env) => ({
  ...without(base, CMS_ONLY),
  NODE_ENV: 'production',
  LOG_FORMAT: logFormat(),
  ...without(asText(settings), CMS_ONLY),
  CMS_URL: `http://127.0.0.1:${settings.CMS_PORT}`,
  INTERNAL_SECRET: secrets.INTERNAL_SECRET,
  ...returnFreedMemory(base),
});
