const CMS_ONLY = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'LINK_SECRET',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

const asText = (values) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

function without(environment, names) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.includes(name)));
}

// A person reads text, a program JSON.
const logFormat = () => process.env.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json');

/** What the cms gets: everything, and the first administrator only on the run that creates it. */
export const cmsEnvironment = (settings, secrets, administrator, base = process.env) => ({
  ...without(base, ['ADMIN_EMAIL', 'ADMIN_PASSWORD']),
  NODE_ENV: 'production',
  // The cms logs Node's warnings itself: bootstrap/log-process-events.ts.
  NODE_NO_WARNINGS: '1',
  LOG_FORMAT: logFormat(),
  STRAPI_TELEMETRY_DISABLED: 'true',
  ...asText({ ...settings, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined }),
  ...secrets,
  ...(administrator ? { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password } : {}),
});

/** What the storefront gets: of the secrets only the one it shares with the cms. */
export const storefrontEnvironment = (settings, secrets, base = process.env) => ({
  ...without(base, CMS_ONLY),
  NODE_ENV: 'production',
  LOG_FORMAT: logFormat(),
  ...without(asText(settings), CMS_ONLY),
  CMS_URL: `http://127.0.0.1:${settings.CMS_PORT}`,
  INTERNAL_SECRET: secrets.INTERNAL_SECRET,
});

/**
 * What the storefront runs. Pages are made of much that is over at once: a quarter of Node's own room for what is new
 * serves it as fast, and the process stays that much smaller.
 */
export const storefrontProgram = ['--max-semi-space-size=4', 'dist/server/main.js'];
