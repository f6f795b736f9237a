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
  const { backOffice } = securityHeaders('https://tienda.example');
  expect(directivesOf(backOffice['Content-Security-Policy'])).toMatchObject({
    'script-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});
