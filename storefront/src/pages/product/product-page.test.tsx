import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getProduct, listProducts, type Product, recordInteraction } from '@shop/contract';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import ProductPage from './product-page.tsx';

// @spec 2.1.3

const server = fakeServer();

const open = (id = 'conjunto-alma') =>
  renderAt(<ProductPage />, `/product/${id}`, { pattern: '/product/:id' });
// Deferred parts may load during the event, which React wants awaited in `act`.
const fire = (element: HTMLElement, event: Event) => act(async () => void fireEvent(element, event));
const press = (button: HTMLElement) => fire(button, new MouseEvent('click', { bubbles: true }));
const selling = (given: Partial<Product>) =>
  server.use(answering(getProduct, { status: 'success', product: aProduct(given) }));

// @spec 2.4.1
test('product page breadcrumb links to home and category', async () => {
  open();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Ruta de navegación' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/category/conjuntos',
  ]);
  expect(crumbs.getByText('Conjunto Alma')).toHaveAttribute('aria-current', 'page');
});

// @spec 2.4.3
test('product page shows price, previous price, discount and savings', async () => {
  selling({ price: 20_000, discount: 25, finalPrice: 15_000, earlierPrice: 20_000 });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Conjunto Alma' });
  const [price] = screen.getAllByText('$15.000');
  expect(price).toBeInTheDocument();
  expect(screen.getByText('$20.000').tagName).toBe('S');
  expect(screen.getByText('25% OFF')).toBeInTheDocument();
  expect(screen.getByText('Ahorrás $5.000')).toBeInTheDocument();
});

test('product page shows one price for a discount whose earlier price was never asked', async () => {
  selling({ price: 20_000, discount: 25, finalPrice: 15_000 });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Conjunto Alma' });
  expect(screen.getAllByText('$15.000')[0]).toBeInTheDocument();
  expect(screen.queryByText(/OFF|Ahorrás|\$20\.000/)).not.toBeInTheDocument();
});

test('product page promises no delivery of a product that is sold out', async () => {
  selling({ stock: 0, variants: [{ _id: 'var1', size: 'S', color: 'Bordó', stock: 0, sku: null }] });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Conjunto Alma' });
  expect(screen.queryByText(/Llega|Retirás|Envío a domicilio|envío gratis/)).not.toBeInTheDocument();
});

test('product page says what a garment is made of, how to care for it and where it was made', async () => {
  const facts = { composition: '100 % algodón', care: 'Lavar a mano', origin: 'Argentina' };
  selling({ ...facts, manufacturer: 'Textil Sur' });
  open();
  const text = '100 % algodón Lavar a mano Fabricado en Argentina. Fabricante: Textil Sur.';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

// @spec 2.4.2
test('product page gallery switches by thumbnail and zooms at the mouse pointer', async () => {
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

// @spec 2.4.10
test('product page shows up to four other products to buy with it', async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    answering(listProducts, (request) => {
      asked.push(new URL(request.url).searchParams);
      const payload = [1, 2, 3, 4].map((n) => aProduct({ _id: `p${n}`, title: `Otra ${n}` }));
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
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ relatedTo: aProduct()._id, limit: '4' });
});

// @spec 2.4.11 8.8
test('product page of an unknown product links home', async () => {
  server.use(answering(getProduct, () => refusal(404, 'x')));
  open();
  expect(await screen.findByRole('heading', { name: 'Producto no encontrado' })).toBeVisible();
  expect(screen.getByText('No se pudo encontrar el producto')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

// @spec 8.9
test('product page shows a failed load and retries', async () => {
  server.use(answering(getProduct, () => refusal(500, 'x')));
  open();
  await screen.findByText('Error al cargar el producto. Intente nuevamente más tarde.');
  server.resetHandlers();
  await press(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Conjunto Alma' })).toBeVisible();
});

// @spec A.15
test('product page shows recently viewed products, the latest first', async () => {
  localStorage.setItem('vistos', JSON.stringify(['b', 'gone', 'a']));
  const listed = ['a', 'b'].map((id) => aProduct({ _id: id, title: `Prenda ${id}` }));
  server.use(
    answering(listProducts, (request) => {
      const payload = new URL(request.url).searchParams.has('ids') ? listed : [];
      return { status: 'success' as const, payload, page: 1, totalPages: 1, totalDocs: 2, totalProducts: 2 };
    }),
  );
  open();
  const row = within(await screen.findByRole('region', { name: 'Lo último que viste' }));
  expect(row.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Prenda b',
    'Prenda a',
  ]);
  await waitFor(() => expect(localStorage.getItem('vistos')).toContain(aProduct()._id));
});

// @spec 2.4.12
test('product page records a view once per page load', async () => {
  const recorded: unknown[] = [];
  server.use(
    answering(recordInteraction, async (request) => {
      recorded.push(await request.json());
      return refusal(503, 'Ocupada');
    }),
  );
  const openProduct = async (given: Pick<Product, '_id' | 'title'>) => {
    selling(given);
    const { unmount } = open();
    await screen.findByRole('heading', { level: 1, name: given.title });
    return unmount;
  };
  const first = { _id: 'visto', title: 'Visto dos veces' };
  (await openProduct(first))();
  (await openProduct(first))();
  await openProduct({ _id: 'otro', title: 'Visto al final' });
  const viewOf = (productId: string, productTitle: string) => {
    const { price: productPrice, category: productCategory } = aProduct();
    return { type: 'product_view', data: { productId, productTitle, productPrice, productCategory } };
  };
  // Requests keep their order: after the last one no repeated view can follow.
  await waitFor(() => expect(recorded).toContainEqual(viewOf('otro', 'Visto al final')));
  expect(recorded).toEqual([viewOf('visto', 'Visto dos veces'), viewOf('otro', 'Visto al final')]);
});

const inTwoColors: Partial<Product> = {
  size: ['M'],
  colors: ['Negro', 'Rosa viejo'].map((name) => ({ name, value: '#112233' })),
  variants: ['Negro', 'Rosa viejo'].map((color, at) => ({
    _id: `v${at}`,
    size: 'M',
    color,
    stock: 4,
    sku: null,
  })),
  thumbnails: ['/rosa.jpg', '/negro.jpg', '/negro-espalda.jpg'],
  thumbnailAlts: ['Rosa, frente', 'Negro, frente', 'Negro, espalda'],
  thumbnailColors: [['Rosa viejo'], ['Negro'], ['Negro']],
};
const zoomNames = () =>
  screen
    .getAllByRole('button', { name: /^Ampliar la imagen/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Ampliar la imagen: ', ''));

// @spec A.32
test("product page shows a chosen color's pictures and names the color in its address", async () => {
  selling(inTwoColors);
  open();
  const negro = await screen.findByRole('radio', { name: 'Negro' });
  expect(screen.getByRole('radio', { name: 'Rosa viejo' })).toBeChecked();
  expect(zoomNames()).toEqual(['Rosa, frente']);
  await press(negro);
  expect(zoomNames()).toEqual(['Negro, frente', 'Negro, espalda']);
  await waitFor(() =>
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/product\/conjunto-alma\?color=negro$/),
  );
  expect(negro).toBeChecked();
});

test('product page opens with the color of its address and ignores one that it has not', async () => {
  selling(inTwoColors);
  const { unmount } = open('conjunto-alma?color=negro');
  expect(await screen.findByRole('radio', { name: 'Negro' })).toBeChecked();
  expect(zoomNames()).toEqual(['Negro, frente', 'Negro, espalda']);
  unmount();
  open('conjunto-alma?color=verde');
  expect(await screen.findByRole('radio', { name: 'Rosa viejo' })).toBeChecked();
});

// @spec A.37
test('buying bar leads to the sizes until one is chosen, then adds', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
  open();
  const choose = await screen.findByRole('link', { name: 'Elegí tu talle' });
  expect(choose).toHaveAttribute('href', '#elegir');
  await press(choose);
  expect(scrolled).toEqual([document.getElementById('elegir')]);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus());
  await press(screen.getByRole('radio', { name: 'M' }));
  await press(screen.getByRole('button', { name: 'Agregar · $20.000' }));
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ size: 'M', quantity: 1 }]);
});
