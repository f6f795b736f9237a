import { MAX_IMAGE_BYTES } from '@shop/contract';
import { publicUrl } from '../src/settings/environment';

const middlewares = [
  'global::catalog-fast-path',
  'global::request-logging',
  'strapi::errors',
  'global::error-envelope',
  {
    name: 'strapi::security',
    // Strapi merges the directives by position; `global::security-headers` sets the policy instead.
    // The storefront, which knows the public address, sets HSTS.
    config: { contentSecurityPolicy: false, frameguard: { action: 'deny' }, hsts: false },
  },
  'global::security-headers',
  'global::path-guard',
  'global::panel-in-preparation',
  'global::no-drafts',
  'global::named-relations',
  'global::in-flight-cap',
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
  'global::input-guard',
  // The panel's queries are nested; `global::input-guard` has checked the shop's.
  { name: 'strapi::query', config: { arrayLimit: 100, depth: 20 } },
  {
    name: 'strapi::body',
    config: {
      // A deletion says what becomes of money and units.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: '512kb',
      formLimit: '16kb',
      textLimit: '16kb',
      formidable: { maxFileSize: MAX_IMAGE_BYTES, maxFiles: 10, maxFields: 20, maxFieldsSize: 65_536 },
    },
  },
  'global::body-guard',
  'global::stored-pictures',
  'strapi::favicon',
  { name: 'strapi::public', config: { maxAge: 0 } },
];

export default middlewares;
