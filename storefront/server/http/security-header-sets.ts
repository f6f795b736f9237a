import { createHash } from 'node:crypto';
import { START_GUARD } from '@shop/web-kit/loading';
import { speculationRulesSource } from './speculation-rules.ts';
import type { Settings } from '../settings.ts';

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

const GUARD_HASH = createHash('sha256').update(START_GUARD).digest('base64');

// Inline styles are allowed because every page inlines its stylesheet; of inline scripts only the start guard is.
const commonDirectives = {
  'default-src': "'self'",
  'script-src': `'self' 'sha256-${GUARD_HASH}'`,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

const SHOP_POLICY = policy({
  ...commonDirectives,
  'script-src': `${commonDirectives['script-src']} ${speculationRulesSource}`,
  'frame-ancestors': "'self'",
});
const BACK_OFFICE_POLICY = policy({
  ...commonDirectives,
  'frame-src': "'self'",
  'frame-ancestors': "'none'",
});
const API_POLICY = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
const FILE_POLICY = policy({ 'default-src': "'none'", 'style-src': "'unsafe-inline'", sandbox: '' });

const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`;

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions('()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the headers of each kind of response; browsers keep to https for `hstsSeconds`; 0 ends that. */
export function securityHeaders({ publicUrl, hstsSeconds }: Pick<Settings, 'publicUrl' | 'hstsSeconds'>) {
  // Other hosts of the domain are not the shop's, so they are not included.
  const transportSecurity: Record<string, string> = publicUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }
    : {};
  const base = { ...commonHeaders, ...transportSecurity };
  return {
    page: { ...base, 'Content-Security-Policy': SHOP_POLICY, 'X-Frame-Options': 'SAMEORIGIN' },
    // The back office reads SKUs with the camera.
    backOffice: {
      ...base,
      'Content-Security-Policy': BACK_OFFICE_POLICY,
      'Permissions-Policy': permissions('(self)'),
      'X-Frame-Options': 'DENY',
    },
    file: { ...base, 'Content-Security-Policy': FILE_POLICY },
    api: { ...base, 'Content-Security-Policy': API_POLICY, 'X-Frame-Options': 'DENY' },
  };
}

export type SecurityHeaders = ReturnType<typeof securityHeaders>;
