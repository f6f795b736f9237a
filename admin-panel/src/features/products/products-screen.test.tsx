import { messages, type Product, type ProductListAnswer } from '@shop/contract';
import { createQueryClient } from '@shop/web-kit/query';
import { aProduct, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toaster } from 'sonner';
import { describe, expect, test, vi } from 'vitest';
import { ProductsScreen } from './products-screen.tsx';

// Contrast needs a painted page, and the landmarks are the frame's: both are checked in the browser.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

const success = 'success' as const;
const server = fakeServer();

async function barriers() {
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const alma = aProduct({ _id: 'alma', title: 'Conjunto Alma', price: 20_000, discount: 10 });
const brisa = aProduct({
  _id: 'brisa',
  title: 'Body Brisa',
  status: false,
  stock: 4,
  variants: [{ _id: 'v', size: null, color: null, stock: 4, sku: null }],
});

const listOf = (products: Product[], totalDocs = products.length): ProductListAnswer => ({
  status: success,
  payload: products,
  page: 1,
  totalPages: Math.max(1, Math.ceil(totalDocs / 10)),
  totalDocs,
  totalProducts: totalDocs,
});

function renderScreen(address = '/products') {
  const router = createMemoryRouter(
    [
      { path: '/products', element: <ProductsScreen /> },
      { path: '*', element: <p>Otra página</p> },
    ],
    { initialEntries: [address] },
  );
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}

const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('tr') as HTMLTableRowElement;

describe('the list', () => {
  test('shows each product with its category by name, price, discount, stock and state', async () => {
    server.use(answering('listProducts', listOf([alma, brisa])));
    renderScreen();
    const row = within(await rowOf('Conjunto Alma'));
    expect(await row.findByText('Conjuntos')).toBeVisible();
    expect(row.getByText('$20.000')).toBeVisible();
    expect(row.getByText('10% OFF')).toBeVisible();
    expect(row.getByText('Precio final:').parentElement).toHaveTextContent('Precio final: $18.000');
    expect(row.getByText('8')).toBeVisible();
    expect(row.getByRole('switch', { name: 'Conjunto Alma: visible en la tienda' })).toBeChecked();
    expect(within(await rowOf('Body Brisa')).getByRole('switch')).not.toBeChecked();
  });

  test('leads to the shop in a new tab, to the form and to a new product', async () => {
    server.use(answering('listProducts', listOf([alma])));
    renderScreen();
    const row = within(await rowOf('Conjunto Alma'));
    const shop = row.getByRole('link', { name: /Ver Conjunto Alma en la tienda/ });
    expect(shop).toHaveAttribute('href', '/product/alma');
    expect(shop).toHaveAttribute('target', '_blank');
    expect(row.getByRole('link', { name: 'Editar Conjunto Alma' })).toHaveAttribute(
      'href',
      '/products/edit/alma',
    );
    expect(screen.getByRole('link', { name: 'Nuevo producto' })).toHaveAttribute('href', '/products/new');
  });

  test('holds no barrier that a machine can find, with a selection too', async () => {
    server.use(answering('listProducts', listOf([alma, brisa], 73)));
    const { user } = renderScreen();
    await rowOf('Conjunto Alma');
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Elegir Conjunto Alma' }));
    expect(await barriers()).toEqual([]);
  });

  test('says when an id cannot be edited', async () => {
    server.use(answering('listProducts', listOf([aProduct({ _id: '', title: 'Sin id' })])));
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Editar Sin id' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Error: ID de producto inválido');
  });

  test('an empty shop is invited to load its first product', async () => {
    server.use(answering('listProducts', listOf([])));
    renderScreen();
    expect(await screen.findByText('Todavía no hay productos')).toBeVisible();
  });

  test('a filter without results can be cleared', async () => {
    server.use(answering('listProducts', listOf([])));
    const { user, router } = renderScreen('/products?estado=inactivos&categoria=conjuntos');
    await user.click(await screen.findByText('Ningún producto coincide'));
    await user.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0]!);
    expect(router.state.location.search).toBe('');
  });
});

describe('filters and pages', () => {
  test('what is typed is searched once the typing pauses, and lives in the address', async () => {
    const asked: string[] = [];
    server.use(
      answering('listProducts', (request) => {
        asked.push(new URL(request.url).search);
        return listOf([alma]);
      }),
    );
    const { user, router } = renderScreen('/products?pagina=1');
    await screen.findByRole('link', { name: 'Conjunto Alma' });
    await user.type(screen.getByRole('searchbox', { name: 'Buscar productos' }), 'encaje');
    await waitFor(() => expect(router.state.location.search).toBe('?buscar=encaje'));
    await waitFor(() => expect(asked.at(-1)).toContain('searchTerm=encaje'));
    expect(asked).toHaveLength(2);
  });

  test('category and status are asked of the server', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      answering('listProducts', (request) => {
        asked.push(new URL(request.url).searchParams);
        return listOf([alma]);
      }),
    );
    const { user, router } = renderScreen();
    await user.selectOptions(
      await screen.findByLabelText('Categoría'),
      await screen.findByRole('option', { name: 'Corpiños' }),
    );
    await user.selectOptions(screen.getByLabelText('Estado'), 'Inactivos');
    await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('false'));
    expect(asked.at(-1)?.get('category')).toBe('corpinos');
    expect(asked.at(-1)?.get('limit')).toBe('10');
    expect(router.state.location.search).toBe('?categoria=corpinos&estado=inactivos');
  });

  test('a heading sorts the whole list on the server', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      answering('listProducts', (request) => {
        asked.push(new URL(request.url).searchParams);
        return listOf([alma]);
      }),
    );
    const { user, router } = renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Precio' }));
    await waitFor(() => expect(asked.at(-1)?.get('sortOrder')).toBe('asc'));
    expect(asked.at(-1)?.get('sortBy')).toBe('price');
    expect(router.state.location.search).toBe('?orden=precio-asc');
    expect(screen.getByRole('columnheader', { name: 'Precio' })).toHaveAttribute('aria-sort', 'ascending');
  });

  test('more than a page gives at most five page buttons', async () => {
    server.use(answering('listProducts', listOf([alma], 5073)));
    const { user, router } = renderScreen();
    expect(await screen.findByText('Mostrando 1 - 1 de 5.073 productos')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Página \d/ })).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    expect(router.state.location.search).toBe('?pagina=2');
  });
});

describe('when the list cannot be loaded', () => {
  test('what the server said is an alert, and the list is empty', async () => {
    server.use(answering('listProducts', () => refusal(500, 'La base no responde')));
    const { user } = renderScreen();
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Error al cargar productos: La base no responde');
    await user.click(within(alert).getByRole('button'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  test('without a connection there is no alert, and retrying brings the list', async () => {
    server.use(answering('listProducts', () => HttpResponse.error()));
    const { user } = renderScreen();
    expect(await screen.findByText(/No hay conexión con el servidor/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    server.use(answering('listProducts', listOf([alma])));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Conjunto Alma' })).toBeVisible();
  });
});

describe('the active toggle', () => {
  test('sends the opposite status', async () => {
    const sent: unknown[] = [];
    server.use(
      answering('listProducts', () => listOf([{ ...alma, status: sent.length === 0 }])),
      answering('updateProduct', async (request) => {
        sent.push(await request.json());
        return { status: success, product: { ...alma, status: false } };
      }),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('switch'));
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
    expect(await screen.findByText('«Conjunto Alma» quedó en pausa')).toBeVisible();
    expect(sent).toEqual([{ status: false }]);
  });

  test('is put back, with its message, when the server refuses', async () => {
    server.use(
      answering('listProducts', listOf([alma])),
      answering('updateProduct', () => refusal(500, 'No')),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Error al cambiar el estado del producto.',
    );
    expect(screen.getByRole('switch', { hidden: true })).toBeChecked();
  });
});

describe('deleting', () => {
  const askToDelete = async () => {
    server.use(answering('listProducts', listOf([alma])));
    const screenOf = renderScreen();
    await screenOf.user.click(await screen.findByRole('button', { name: 'Eliminar Conjunto Alma' }));
    return screenOf;
  };

  test('asks first, and deletes nothing when cancelled', async () => {
    const deletion = vi.fn();
    server.use(
      answering('deleteProduct', () => {
        deletion();
        return { status: success, message: '' };
      }),
    );
    const { user } = await askToDelete();
    const dialog = screen.getByRole('alertdialog', { name: 'Eliminar «Conjunto Alma»' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(deletion).not.toHaveBeenCalled();
  });

  test.each([
    ['succeeds', null, 'Producto eliminado exitosamente.'],
    ['meets active orders', refusal(409, messages.activeOrders), /No se puede eliminar.*órdenes activas/],
    ['finds nothing', refusal(404, messages.productNotFound), /no fue encontrado: ya lo habían eliminado/],
    ['fails otherwise', refusal(500, 'Se rompió'), 'Error al eliminar el producto: Se rompió'],
  ])('tells when it %s', async (_case, failure, message) => {
    server.use(
      answering(
        'deleteProduct',
        () => failure?.clone() ?? { status: success, message: 'Producto eliminado' },
      ),
    );
    const { user } = await askToDelete();
    await user.click(screen.getByRole('button', { name: 'Eliminar producto' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe('editing in the list', () => {
  const saved = async (press: RegExp, field: string, typed: string, key = '{Enter}') => {
    const sent: unknown[] = [];
    server.use(
      answering('listProducts', listOf([brisa])),
      answering('updateProduct', async (request) => {
        sent.push(await request.json());
        return { status: success, product: brisa };
      }),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: press }));
    const input = screen.getByRole('textbox', { name: field });
    await user.clear(input);
    await user.type(input, `${typed}${key}`);
    return sent;
  };

  test('a price takes digits, shows dots and is saved with Enter', async () => {
    const sent = await saved(/Cambiar el precio/, 'Precio de Body Brisa', '2a1500');
    await waitFor(() => expect(sent).toEqual([{ price: 21_500 }]));
  });

  test('a price of 0 is not sent', async () => {
    const sent = await saved(/Cambiar el precio/, 'Precio de Body Brisa', '0');
    expect(screen.getByText('El precio debe ser mayor a 0')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('Escape leaves the figure as it was', async () => {
    const sent = await saved(/Cambiar el precio/, 'Precio de Body Brisa', '99', '{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Precio de Body Brisa' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('one number of stock travels with the stock that was seen', async () => {
    const sent = await saved(/Cambiar el stock/, 'Stock de Body Brisa', '9');
    await waitFor(() => expect(sent).toEqual([{ stock: 9, stockSeen: 4 }]));
  });

  test('a product with variants opens a number for each', async () => {
    const sent: unknown[] = [];
    server.use(
      answering('listProducts', listOf([alma])),
      answering('updateProduct', async (request) => {
        sent.push(await request.json());
        return { status: success, product: alma };
      }),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: /Cambiar el stock de Conjunto Alma/ }));
    const small = screen.getByRole('textbox', { name: 'S · Bordó' });
    await user.clear(small);
    await user.type(small, '7');
    await user.click(screen.getByRole('button', { name: 'Guardar stock' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          variants: [
            { size: 'S', color: 'Bordó', sku: null, stock: 7, stockSeen: 3 },
            { size: 'M', color: 'Bordó', sku: null, stock: 5, stockSeen: 5 },
          ],
        },
      ]),
    );
  });
});

describe('changing several products', () => {
  test('all of the page can be paused at once', async () => {
    const sent: unknown[] = [];
    server.use(
      answering('listProducts', listOf([alma, brisa])),
      answering('bulkProducts', async (request) => {
        sent.push(await request.json());
        return { status: success, changed: ['alma', 'brisa'], failed: [] };
      }),
    );
    const { user } = renderScreen();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Elegir todos los productos de esta página' }),
    );
    expect(screen.getByText('2 productos elegidos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText('2 productos cambiaron')).toBeVisible();
    expect(sent).toEqual([{ ids: ['alma', 'brisa'], change: { action: 'pause' } }]);
  });

  test('a discount is asked for, digits only', async () => {
    const sent: unknown[] = [];
    server.use(
      answering('listProducts', listOf([alma])),
      answering('bulkProducts', async (request) => {
        sent.push(await request.json());
        return { status: success, changed: ['alma'], failed: [] };
      }),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir Conjunto Alma' }));
    await user.click(screen.getByRole('button', { name: 'Descuento' }));
    await user.type(screen.getByLabelText('Descuento (%)'), '1x5');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() =>
      expect(sent).toEqual([{ ids: ['alma'], change: { action: 'discount', discount: 15 } }]),
    );
  });

  test('those that could not be deleted are named with the reason', async () => {
    server.use(
      answering('listProducts', listOf([alma, brisa])),
      answering('bulkProducts', {
        status: success,
        changed: ['brisa'],
        failed: [{ id: 'alma', message: messages.activeOrders }],
      }),
    );
    const { user } = renderScreen();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Elegir todos los productos de esta página' }),
    );
    const bar = screen.getByRole('group', { name: 'Acciones para los productos elegidos' });
    await user.click(within(bar).getByRole('button', { name: 'Eliminar' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar 2 productos' }));
    const dialog = await screen.findByRole('dialog', { name: '1 producto no se pudo cambiar' });
    expect(dialog).toHaveTextContent('Conjunto Alma');
    expect(dialog).toHaveTextContent(messages.activeOrders);
  });
});

describe('CSV', () => {
  const csv = 'titulo;precio\nAlma;18.900\nBrisa;caro\n';
  const nothing = { created: 0, updated: 0, unchanged: 0, errors: [], warnings: [] };
  const file = (text: string, name = 'productos.csv') => new File([text], name, { type: 'text/csv' });

  async function openImport() {
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Importar CSV' }));
    return { user, input: await screen.findByLabelText('Archivo CSV') };
  }

  test('a file is checked first, and nothing is stored while it has errors', async () => {
    const sent: { dryRun: boolean }[] = [];
    server.use(
      answering('importProducts', async (request) => {
        sent.push((await request.json()) as { dryRun: boolean });
        return {
          status: success,
          ...nothing,
          created: 1,
          errors: [{ row: 3, message: 'El precio debe ser mayor a 0' }],
        };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, file(csv));
    expect(await screen.findByText('El precio debe ser mayor a 0')).toBeVisible();
    expect(screen.getByText(/Hay 1 error para corregir/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true]);
  });

  test('a clean file is imported after its preview, which shows what to look at twice', async () => {
    const sent: { csv: string; dryRun: boolean }[] = [];
    const moved = 'Hubo ventas o cambios desde la exportación (había 5, hoy hay 3): queda en 8';
    server.use(
      answering('importProducts', async (request) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        const warnings = [{ row: 2, message: moved }];
        return { status: success, ...nothing, created: 1, updated: 1, unchanged: 4, warnings };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, file(csv));
    expect(await screen.findByText('Se crea 1 producto, se actualiza 1, 4 quedan igual.')).toBeVisible();
    expect(screen.getByText(moved)).toBeVisible();
    expect(screen.getByText('Hay 1 aviso: miralo antes de importar.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Importar 2 productos' }));
    expect(await screen.findByText('Listo: 1 creado, 1 actualizado.')).toBeInTheDocument();
    expect(sent.map((body) => [body.csv.split('\r\n'), body.dryRun])).toEqual([
      [['titulo;precio', 'Alma;18.900', 'Brisa;caro'], true],
      [['titulo;precio', 'Alma;18.900', 'Brisa;caro'], false],
    ]);
  });

  test('a long import that is cut goes on with the rest, and sends nothing twice', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => `Producto ${at};100`);
    const stored: string[] = [];
    let away = true;
    server.use(
      answering('importProducts', async (request) => {
        const body = (await request.json()) as { csv: string; dryRun: boolean };
        const titles = body.csv.split('\r\n').slice(1);
        if (!body.dryRun && stored.length > 0 && away)
          return Response.json({ status: 'error', message: 'Ocupado', code: 'UNAVAILABLE' }, { status: 503 });
        if (!body.dryRun) stored.push(...titles);
        return { status: success, ...nothing, created: titles.length };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, file(['titulo;precio', ...rows].join('\n')));
    await user.click(await screen.findByRole('button', { name: 'Importar 150 productos' }));
    expect(await screen.findByText(/Se importaron 100 de 150 filas: Ocupado/)).toBeVisible();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Seguir con el resto' }));
    expect(await screen.findByText('Listo: 150 creados, 0 actualizados.')).toBeInTheDocument();
    expect(stored).toEqual(rows);
  });

  test('an empty file is refused before it is sent', async () => {
    const { user, input } = await openImport();
    await user.upload(input, file(' '));
    expect(await screen.findByText('El archivo está vacío.')).toBeVisible();
  });
});
