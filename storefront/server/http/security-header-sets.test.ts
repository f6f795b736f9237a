import { expect, test } from 'vitest';
import { securityHeaders } from './security-header-sets.ts';

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test("the back office's policy runs and calls nothing but the shop's own, and no page frames it", () => {
  const { backOffice } = securityHeaders({ publicUrl: 'https://tienda.example', hstsSeconds: 0 });
  expect(directivesOf(backOffice['Content-Security-Policy'])).toMatchObject({
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test('every kind of response keeps browsers on https for as long as the setting says, and only on https', () => {
  const agesOf = (publicUrl: string) =>
    Object.values(securityHeaders({ publicUrl, hstsSeconds: 86_400 })).map((headers) =>
      new Headers(headers).get('strict-transport-security'),
    );
  expect(new Set(agesOf('https://tienda.example'))).toEqual(new Set(['max-age=86400']));
  expect(new Set(agesOf('http://tienda.example'))).toEqual(new Set([null]));
});
