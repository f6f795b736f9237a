import { publicUrl } from '../src/shared/environment';

const middlewares = [
  'global::request-id',
  'strapi::errors',
  'global::error-envelope',
  {
    name: 'strapi::security',
    // Its directives merge by position with Strapi's own and leave holes: `global::security-headers` sets the policy.
    config: { contentSecurityPolicy: false, frameguard: { action: 'deny' } },
  },
  {
    name: 'strapi::cors',
    config: {
      origin: [publicUrl()],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      headers: ['Content-Type', 'Authorization', 'Idempotency-Key'],
      credentials: true,
      maxAge: 600,
      keepHeadersOnError: true,
    },
  },
  { name: 'strapi::query', config: { depth: 2, arrayLimit: 30, parameterLimit: 50 } },
  { name: 'strapi::body', config: { jsonLimit: '256kb', formLimit: '16kb', textLimit: '16kb' } },
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
