import { listProducts } from '@shop/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { createQueryClient } from '@shop/web-kit/query';
import { CatalogOfAddress } from '#testing/catalog-section.tsx';
import { MemoryRouter } from '#testing/memory-router.tsx';

const server = fakeServer();

const page = (count: number, from: number, totalPages: number) => ({
  status: 'success' as const,
  payload: Array.from({ length: count }, (_, index) =>
    aProduct({ _id: `p${from + index}`, title: `Prenda ${from + index}` }),
  ),
  page: 1,
  totalPages,
  totalDocs: count * totalPages,
  totalProducts: count * totalPages,
});

function show(at = '/') {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialAddress={at}>
        <CatalogOfAddress />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

// @spec 2.3.5
test("category chips link to 'Todos' and each category and mark the chosen one", async () => {
  show('/?categoria=conjuntos');
  expect(screen.getByRole('link', { name: 'Todos' })).toHaveAttribute('href', '/#products');
  expect(screen.getByRole('link', { name: 'Conjuntos' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Corpiños' })).toHaveAttribute(
    'href',
    '/?categoria=corpinos#products',
  );
  await screen.findByText('Conjunto Alma');
});

// @spec 2.3.6
test('size filter appears only within a category and can be cleared', async () => {
  const { unmount } = show('/');
  await screen.findByText('Conjunto Alma');
  expect(screen.queryByText('Filtrar por talla')).not.toBeInTheDocument();
  unmount();
  show('/?categoria=conjuntos&talle=M');
  await screen.findByText('Filtrar por talla');
  fireEvent.click(screen.getByRole('link', { name: 'Limpiar' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Limpiar' })).not.toBeInTheDocument());
});

// @spec 2.3.9 4.5
test("'Ver más productos' appends the next page and focuses its first product", async () => {
  server.use(
    answering(listProducts, (request) =>
      new URL(request.url).searchParams.get('page') === '2' ? page(12, 13, 2) : page(12, 1, 2),
    ),
  );
  show();
  fireEvent.click(await screen.findByRole('link', { name: 'Ver más productos' }));
  await screen.findByText('Prenda 24');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Prenda 13' })).toHaveFocus());
  expect(screen.getByText('Prenda 1')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver más productos' })).not.toBeInTheDocument();
});

test('product grid keeps the focus of a shopper who moved on when the next page is appended', async () => {
  let arrive = () => undefined as void;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    answering(listProducts, async (request) => {
      if (new URL(request.url).searchParams.get('page') !== '2') return page(12, 1, 2);
      await onItsWay;
      return page(12, 13, 2);
    }),
  );
  show();
  fireEvent.click(await screen.findByRole('link', { name: 'Ver más productos' }));
  const first = screen.getByRole('link', { name: 'Prenda 1' });
  first.focus();
  arrive();
  await screen.findByText('Prenda 24');
  await waitFor(() => expect(first).toHaveFocus());
});

test('product grid writes the total with thousands separators', async () => {
  server.use(answering(listProducts, { ...page(12, 1, 500), totalDocs: 6000, totalProducts: 6000 }));
  show();
  expect(await screen.findByText('12 de 6.000 productos')).toBeVisible();
});

// @spec 2.3.9
test("'Ver más productos' is hidden with eight or fewer loaded products", async () => {
  server.use(answering(listProducts, page(8, 1, 3)));
  show();
  await screen.findByText('Prenda 8');
  expect(screen.queryByRole('link', { name: 'Ver más productos' })).not.toBeInTheDocument();
});

// @spec 2.3.10 4.5
test('catalog without products says that they will come', async () => {
  server.use(answering(listProducts, page(0, 1, 0)));
  show();
  await screen.findByText('Aún no hay productos cargados en el sistema. ¡Pronto verás tus productos aquí!');
});

// @spec 8.4
test('catalog shows its own message for error 429', async () => {
  server.use(answering(listProducts, () => refusal(429, 'Error 429: demasiadas peticiones.')));
  show();
  await screen.findByText(
    'Estamos experimentando alta demanda. Por favor, espera unos minutos e intenta de nuevo.',
  );
});

// @spec 4.5 8.5
test("catalog failure offers 'Reintentar', which loads the products again", async () => {
  let broken = true;
  server.use(answering(listProducts, () => (broken ? refusal(500, 'Error interno') : page(1, 1, 1))));
  show();
  await screen.findByText('No se pudieron cargar los productos. Intente nuevamente más tarde.');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('Reintentando cargar productos...')).toBeInTheDocument();
  await screen.findByText('Prenda 1');
});
