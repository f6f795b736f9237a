const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

// Inline styles only: React sets a few, and the first view's sheet travels inside the page. No inline script anywhere.
const common = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' https: data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

const SHOP_POLICY = policy({ ...common, 'frame-ancestors': "'self'" });
const OFFICE_POLICY = policy({ ...common, 'frame-src': "'self'", 'frame-ancestors': "'none'" });
const DATA_POLICY = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
const FILE_POLICY = policy({ 'default-src': "'none'", 'style-src': "'unsafe-inline'", sandbox: '' });

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers that keep browsers safe, by what is being sent. */
export function securityHeaders(publicUrl: string) {
  const secure: Record<string, string> = publicUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {};
  const base = { ...everywhere, ...secure };
  return {
    page: { ...base, 'Content-Security-Policy': SHOP_POLICY, 'X-Frame-Options': 'SAMEORIGIN' },
    office: { ...base, 'Content-Security-Policy': OFFICE_POLICY, 'X-Frame-Options': 'DENY' },
    file: { ...base, 'Content-Security-Policy': FILE_POLICY },
    api: { ...base, 'Content-Security-Policy': DATA_POLICY, 'X-Frame-Options': 'DENY' },
  };
}

export type SecurityHeaders = ReturnType<typeof securityHeaders>;
