import { expect, test } from 'vitest';
import { isAllowedPanelPath, isAllowedShopPath } from './allowed-paths';

test.each([
  '/api/products',
  '/api/products/abc123',
  '/api/orders/by-number/JL-20260101-0001/proof',
  '/api/payments/mercado-pago/notifications',
  '/api/upload/proof',
  '/api/openapi.json',
  '/uploads/pictures/0a1b-640.avif',
  '/internal/changes',
])('the route allow-list contains %s', (path) => expect(isAllowedShopPath(path)).toBe(true));

test.each([
  '/api',
  '/api/',
  '/api/users',
  '/api/users/1',
  '/api/auth/local',
  '/api/products/',
  '/api/products/a/b',
  '/api/products%2f1',
  '/API/products',
  '/api/openapiXjson',
  '/uploads/',
  '/uploads/.env',
  '/uploads/../shop.db',
  '/uploads/a..b/c.jpg',
  '/uploads/noextension',
  '/internal/anything',
])('the route allow-list does not contain %s', (path) => expect(isAllowedShopPath(path)).toBe(false));

test.each(['/admin/register-admin', '/ADMIN/register-admin', '//admin//register', '/_health'])(
  'the panel path %s is not allowed',
  (path) => expect(isAllowedPanelPath(path)).toBe(false),
);

test('the panel path /admin/login is allowed', () => expect(isAllowedPanelPath('/admin/login')).toBe(true));
