import { expect, test } from 'vitest';
import { isAllowedPanelPath, isAllowedShopPath } from './allowed-paths';

test.each([
  '/api/products',
  '/api/products/abc123',
  '/api/orders/by-number/JL-20260101-0001/proof',
  '/api/upload/proof',
  '/api/openapi.json',
  '/uploads/pictures/0a1b-640.avif',
  '/internal/changes',
])('%s is a path of the shop', (path) => expect(isAllowedShopPath(path)).toBe(true));

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
])('%s is none', (path) => expect(isAllowedShopPath(path)).toBe(false));

test.each(['/admin/register-admin', '/ADMIN/register-admin', '//admin//register', '/_health'])(
  '%s is closed to the panel too',
  (path) => expect(isAllowedPanelPath(path)).toBe(false),
);

test('the panel keeps its screens', () => expect(isAllowedPanelPath('/admin/login')).toBe(true));
