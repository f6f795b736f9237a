// @vitest-environment node
import { expect, test } from 'vitest';
import { aProduct, aSiteContent } from '@shop/web-kit/testing';
import { useStorefront } from '../testing/running-storefront.ts';
import { canonicalAddress } from './canonical-address.ts';

const { cms, get, getHtml } = useStorefront();

test.each([
  ['/Product/Conjunto-Alma', '/product/conjunto-alma'],
  ['/PRODUCT/conjunto-alma/?utm_source=x&color=Rosa', '/product/conjunto-alma?utm_source=x&color=Rosa'],
  ['/CATEGORY/bodies', '/category/bodies'],
  ['/category//bodies', '/category/bodies'],
  ['/Cart', '/cart'],
  ['/Checkout/', '/checkout'],
  ['/Order-Confirmation/jl-20260101-0001?t=aB', '/order-confirmation/JL-20260101-0001?t=aB'],
  ['/Track-Order?pedido=JL-1', '/track-order?pedido=JL-1'],
  ['/Terminos', '/terminos'],
  ['/FAVORITOS/', '/favoritos'],
  ['/Carrito?i=aB', '/carrito?i=aB'],
  ['/Admin', '/admin'],
  ['/ADMIN/Orders?estado=a', '/admin/Orders?estado=a'],
])('the address %s is sent on to %s', async (url, expected) => {
  const response = await get(url);
  expect([response.status, response.headers.get('location')]).toEqual([301, expected]);
  expect(canonicalAddress(expected)).toBeNull();
});

test.each([
  '/',
  '/product/%63onjunto',
  '/nada/De/Nada',
  '//evil.example/Cart',
  '/product/%E0%A4%A',
  '/cart?A=B',
])('the address %s is sent on to no other', (url) => expect(canonicalAddress(url)).toBeNull());

test.each(['/category/CONJUNTOS?talle=s', '/category/Cónjuntos?talle=s'])(
  'the category of %s is found whatever its capitals and accents, and keeps its filters',
  async (url) => expect((await get(url)).headers.get('location')).toBe('/category/conjuntos?talle=s'),
);

test('a list of a category in capitals is sent on to the one that the content names', async () => {
  const response = await get('/?categoria=CONJUNTOS&orden=nombre');
  expect(response.headers.get('location')).toBe('/?categoria=conjuntos&orden=nombre');
});

test.each(['Rosa', 'ROSA', '%20rosa%20', 'r%C3%B3sa', 'rosa%2520'])(
  'a product page with the color %s is that of the color as its links write it',
  async (color) => {
    const [name, other] = ['Rosa', 'Negro'];
    cms().state.products = [
      aProduct({
        colors: [other, name].map((text) => ({ name: text, value: '#000000' })),
        variants: [other, name].map((text) => ({ _id: text, size: 'M', color: text, stock: 1, sku: text })),
      }),
    ];
    const page = await getHtml('/product/conjunto-alma?color=rosa');
    expect(page).not.toBe(await getHtml('/product/conjunto-alma'));
    expect(await getHtml(`/product/conjunto-alma?color=${color}`)).toBe(page);
  },
);

const canonicalOf = async (url: string) => /rel="canonical" href="([^"]*)"/.exec(await getHtml(url))?.[1];

test('a further page of a list is its own canonical page; a narrowed list and a missing page are not', async () => {
  cms().state.totalPages = 3;
  cms().state.content = aSiteContent();
  expect(await canonicalOf('/?pagina=2')).toBe('https://shop.example/?pagina=2');
  expect(await canonicalOf('/category/conjuntos?pagina=2')).toBe(
    'https://shop.example/category/conjuntos?pagina=2',
  );
  expect(await canonicalOf('/category/conjuntos?pagina=2&talle=M')).toBe(
    'https://shop.example/category/conjuntos',
  );
  expect(await canonicalOf('/?pagina=2&orden=nombre')).toBe('https://shop.example/');
  expect(await canonicalOf('/category/conjuntos?pagina=4')).toBe('https://shop.example/category/conjuntos');
  expect(await canonicalOf('/category/conjuntos?pagina=1')).toBe('https://shop.example/category/conjuntos');
});
