// @vitest-environment node
import { expect, test } from 'vitest';
import { originForm } from './origin-form.ts';

test.each([
  ['/api/products?page=2', '/api/products?page=2'],
  ['http://evil.example/api/products', '/api/products'],
  ['HTTPS://evil.example:8080?page=2', '/?page=2'],
  ['http://evil.example', '/'],
  ['//evil.example/x', '//evil.example/x'],
])('the request target %s names the path %s', (target, path) => expect(originForm(target)).toBe(path));

test.each(['*', '', 'api/products', 'ftp://evil.example/', 'javascript:alert(1)'])(
  'the request target "%s" is not a path',
  (target) => expect(originForm(target)).toBeNull(),
);
