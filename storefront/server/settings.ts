import { hostForUrl, z } from '@shop/contract';

const isPort = (text: string) => /^\d+$/.test(text) && Number(text) >= 0 && Number(text) <= 65_535;
const port = (defaultPort: string) =>
  z.pipe(
    z._default(z.string().check(z.refine(isPort, 'is a port, 0 to 65535')), defaultPort),
    z.transform(Number),
  );
const isUrl = (text: string) => /^https?:\/\/[^\s/?#]+\/?$/.test(text) && URL.canParse(text);
const url = z.string().check(z.refine(isUrl, 'is an address such as https://example.com'));

const schema = z.object({
  PORT: port('3000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  CMS_PORT: port('1337'),
  CMS_URL: z.optional(url),
  PUBLIC_URL: z.optional(url),
  BEHIND_PROXY: z._default(z.enum(['true', 'false', '1', '0'], 'is true or false'), 'false'),
  INTERNAL_SECRET: z.string('is missing').check(z.minLength(16, 'has at least 16 characters')),
  ADMIN_DIST: z.optional(z.string()),
  METRICS_PORT: z.optional(
    z.pipe(z.string().check(z.refine(isPort, 'is a port, 0 to 65535')), z.transform(Number)),
  ),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  HSTS_SECONDS: z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/, 'is a whole number of seconds')), '86400'),
    z.transform(Number),
  ),
  RATE_LIMIT_FACTOR: z.pipe(
    z._default(z.string().check(z.refine((text) => Number(text) > 0, 'is a number above 0')), '1'),
    z.transform(Number),
  ),
});

export type Settings = {
  port: number;
  host: string;
  cmsUrl: URL;
  /** The beginning of absolute links, without a slash at the end. */
  publicUrl: string;
  behindProxy: boolean;
  internalSecret: string;
  adminDist: string | undefined;
  /** The port of `/metrics`; undefined for none. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** How long browsers refuse http; 0 makes them forget an earlier answer. */
  hstsSeconds: number;
  rateLimitFactor: number;
};

export class InvalidSettings extends Error {}

const nonEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value),
  );

/** Parses the server's settings; throws `InvalidSettings` that lists every fault. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = schema.safeParse(nonEmpty(environment));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new InvalidSettings(`The storefront cannot start with these settings:\n${faults.join('\n')}`);
  }
  const { PORT, HOST, CMS_PORT, CMS_URL, PUBLIC_URL, BEHIND_PROXY, ...more } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    cmsUrl: new URL(CMS_URL ?? `http://127.0.0.1:${CMS_PORT}`),
    publicUrl: (PUBLIC_URL ?? `http://${hostForUrl(HOST)}:${PORT}`).replace(/\/$/, ''),
    behindProxy: BEHIND_PROXY === 'true' || BEHIND_PROXY === '1',
    internalSecret: more.INTERNAL_SECRET,
    adminDist: more.ADMIN_DIST,
    metricsPort: more.METRICS_PORT,
    metricsHost: more.METRICS_HOST,
    hstsSeconds: more.HSTS_SECONDS,
    rateLimitFactor: more.RATE_LIMIT_FACTOR,
  };
}
