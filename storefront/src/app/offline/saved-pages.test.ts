import { expect, test } from 'vitest';
import { isSavedPage, listFromSaved, offlinePage, withAgeNote } from './saved-pages.ts';

// @spec D.1

test.each(['/', '/cart', '/favoritos', '/product/conjunto-alma', '/category/bodies'])(
  'page %s is saved on the device',
  (pathname) => expect(isSavedPage(pathname)).toBe(true),
);

test.each([
  '/checkout',
  '/order-confirmation/JL-20261123-0001',
  '/track-order',
  '/aviso/confirmar',
  '/admin',
  '/admin/orders/1',
  '/api/products',
  '/product/',
  '/product/a/b',
])('page %s is not saved on the device', (pathname) => expect(isSavedPage(pathname)).toBe(false));

test('a saved page says when it was saved, and keeps texts that look like replacement patterns', () => {
  const html = withAgeNote(
    '<html><body>\n<div id="root">$& $1</div></body></html>',
    '2026-11-23T17:05:00Z',
    false,
  );
  expect(html).toContain('ves lo guardado el 23/11/2026 14:05');
  expect(html).toContain('<div id="root">$& $1</div>');
  expect(html.indexOf('data-saved-copy')).toBeLessThan(html.indexOf('id="root"'));
});

test('a saved page of a connection that does not answer says so and offers the update', () => {
  const html = withAgeNote('<body></body>', '2026-11-23T17:05:00Z', true);
  expect(html).toContain('La conexión no responde: ves lo guardado el 23/11/2026 14:05');
  expect(html).not.toContain('Sin conexión');
  expect(html).toMatch(/<a href="" [^>]*>Actualizar<\/a>/);
});

test.each([
  ['/product/nueva', false, 'Sin conexión', /todavía no está guardada/],
  ['/checkout', false, 'Sin conexión', /necesita conexión. Lo que elegiste/],
  ['/checkout', true, 'La conexión no responde', /Se carga sola/],
])('the page in place of %s says why it is shown', (pathname, isOnline, title, text) => {
  const page = new DOMParser().parseFromString(offlinePage(pathname, isOnline), 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe(title);
  expect(page.body.textContent).toMatch(text);
});

test('the page without a connection leads to what the device keeps', () => {
  const page = new DOMParser().parseFromString(offlinePage('/product/nueva', false), 'text/html');
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '',
    '/',
    '/cart',
    '/favoritos',
  ]);
});

test('saved products answer a list of ids only when none is missing', () => {
  const saved = [{ payload: [{ _id: 'a' }, { _id: 'b' }] }, { payload: [{ _id: 'c' }] }];
  expect(listFromSaved(['c', 'a'], saved)).toMatchObject({
    payload: [{ _id: 'c' }, { _id: 'a' }],
    totalDocs: 2,
  });
  expect(listFromSaved(['a', 'gone'], saved)).toBeNull();
});
