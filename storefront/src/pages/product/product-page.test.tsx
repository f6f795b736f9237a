import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Product } from '@shop/contract';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { renderPage } from '#testing/render-page.tsx';
import ProductPage from './product-page.tsx';

const server = fakeServer();

const open = (id = 'conjunto-alma') =>
  renderPage(<ProductPage />, `/product/${id}`, { pattern: '/product/:id' });
// A part of the page may arrive at this very moment, and React wants to be waited for then.
const fire = (element: HTMLElement, event: Event) => act(async () => void fireEvent(element, event));
const press = (button: HTMLElement) => fire(button, new MouseEvent('click', { bubbles: true }));
const selling = (given: Partial<Product>) =>
  server.use(answering('getProduct', { status: 'success', product: aProduct(given) }));

test('the way back leads through the category to the home page', async () => {
  open();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Ruta de navegación' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/category/conjuntos',
  ]);
  expect(crumbs.getByText('Conjunto Alma')).toHaveAttribute('aria-current', 'page');
});

test('the price, what it was, the discount and what is saved', async () => {
  selling({ price: 20_000, discount: 25, finalPrice: 15_000 });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Conjunto Alma' });
  const [price] = screen.getAllByText('$15.000');
  expect(price).toBeInTheDocument();
  expect(screen.getByText('$20.000').tagName).toBe('S');
  expect(screen.getByText('25% OFF')).toBeInTheDocument();
  expect(screen.getByText('Ahorrás $5.000')).toBeInTheDocument();
});

test('each picture has its thumbnail, and the one under the mouse grows round the pointer', async () => {
  open();
  const gallery = within(await screen.findByRole('region', { name: 'Imágenes del producto' }));
  const second = gallery.getByRole('button', { name: 'Ver imagen 2 de 2' });
  expect(gallery.getByRole('button', { name: 'Ver imagen 1 de 2' })).toHaveAttribute('aria-current', 'true');
  Element.prototype.scrollTo = () => undefined;
  await press(second);
  expect(second).toHaveAttribute('aria-current', 'true');
  const lens = gallery.getByRole('button', { name: 'Ampliar la imagen: Conjunto Alma, vista frontal' });
  lens.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
  await fire(lens, new MouseEvent('pointermove', { bubbles: true, clientX: 50, clientY: 75 }));
  const touched = new MouseEvent('pointermove', { bubbles: true, clientX: 50, clientY: 75 });
  await fire(lens, Object.assign(touched, { pointerType: 'mouse' }));
  expect([lens.style.getPropertyValue('--x'), lens.style.getPropertyValue('--y')]).toEqual(['25%', '75%']);
});

test('up to four others of its category may be of interest, never itself', async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    answering('listProducts', (request) => {
      asked.push(new URL(request.url).searchParams);
      const payload = [
        aProduct(),
        ...[1, 2, 3, 4].map((n) => aProduct({ _id: `p${n}`, title: `Otra ${n}` })),
      ];
      const totals = { page: 1, totalPages: 2, totalDocs: 9, totalProducts: 9 };
      return { status: 'success' as const, payload, ...totals };
    }),
  );
  open();
  const related = within(await screen.findByRole('region', { name: 'También te puede interesar' }));
  expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Otra 1',
    'Otra 2',
    'Otra 3',
    'Otra 4',
  ]);
  expect(asked[0]?.get('category')).toBe('conjuntos');
});

test('an absent product says so and leads home', async () => {
  server.use(answering('getProduct', () => refusal(404, 'x')));
  open();
  expect(await screen.findByRole('heading', { name: 'Producto no encontrado' })).toBeVisible();
  expect(screen.getByText('No se pudo encontrar el producto')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('a failure says so and offers another try', async () => {
  server.use(answering('getProduct', () => refusal(500, 'x')));
  open();
  await screen.findByText('Error al cargar el producto. Intente nuevamente más tarde.');
  server.resetHandlers();
  await press(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Conjunto Alma' })).toBeVisible();
});

test('up to eight products looked at before are shown again, the last one first', async () => {
  localStorage.setItem('vistos', JSON.stringify(['b', 'gone', 'a']));
  const listed = ['a', 'b'].map((id) => aProduct({ _id: id, title: `Prenda ${id}` }));
  server.use(
    answering('listProducts', (request) => {
      const payload = new URL(request.url).searchParams.has('ids') ? listed : [];
      return { status: 'success' as const, payload, page: 1, totalPages: 1, totalDocs: 2, totalProducts: 2 };
    }),
  );
  open();
  const seen = within(await screen.findByRole('region', { name: 'Lo último que viste' }));
  expect(seen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Prenda b',
    'Prenda a',
  ]);
  await waitFor(() => expect(localStorage.getItem('vistos')).toContain(aProduct()._id));
});

test('opening a product is recorded, once a visit, however often it is opened again', async () => {
  const told: unknown[] = [];
  server.use(
    answering('recordInteraction', async (request) => {
      told.push(await request.json());
      return refusal(503, 'Ocupada');
    }),
  );
  const lookAt = async (given: Pick<Product, '_id' | 'title'>) => {
    selling(given);
    const { unmount } = open();
    await screen.findByRole('heading', { level: 1, name: given.title });
    return unmount;
  };
  const first = { _id: 'visto', title: 'Visto dos veces' };
  (await lookAt(first))();
  (await lookAt(first))();
  await lookAt({ _id: 'otro', title: 'Visto al final' });
  const view = (productId: string) => ({ type: 'product_view', data: { productId } });
  // They are told in turn: the last one tells that no second one is on its way.
  await waitFor(() => expect(told).toContainEqual(view('otro')));
  expect(told).toEqual([view('visto'), view('otro')]);
});
