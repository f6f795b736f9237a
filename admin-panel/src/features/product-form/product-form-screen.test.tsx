import { type Product, type ProductDraftInput, type SiteContent } from '@shop/contract';
import { createQueryClient } from '@shop/web-kit/query';
import { aProduct, aSiteContent, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { Toaster } from 'sonner';
import { beforeEach, describe, expect, test } from 'vitest';
import { ProductFormScreen } from './product-form-screen.tsx';

// Contrast needs a painted page, and the landmarks are the frame's: both are checked in the browser.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

const success = 'success' as const;
const server = fakeServer();
beforeEach(() => server.use(answering('getContent', { status: success, content: content() })));

function content(): SiteContent {
  const guide = { title: '', subtitle: '', tableHeaders: ['Talla', 'Busto'], notes: '' };
  const rows = (...sizes: string[]) => sizes.map((size) => ({ size, measurements: ['90'] }));
  return aSiteContent({
    sizeGuides: [
      { ...guide, category: 'conjuntos', enabled: true, tableRows: rows('S', 'M', 'L', 'M') },
      { ...guide, category: 'corpinos', enabled: false, tableRows: rows('85') },
    ],
  });
}

async function barriers() {
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const alma = aProduct({ _id: 'alma', title: 'Conjunto Alma', price: 18_900 });

function renderForm(id: string | null = null, product: Product = alma) {
  server.use(answering('getProduct', { status: success, product }));
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link to="/otra">Otra página</Link>
            <Outlet />
          </>
        ),
        children: [
          { path: '/form', element: <ProductFormScreen id={id} /> },
          { path: '/products', element: <p>La lista</p> },
          { path: '/otra', element: <p>Otro lugar</p> },
        ],
      },
    ],
    { initialEntries: ['/form'] },
  );
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router, unmount };
}

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'Título' }), 'Conjunto Nube');
  await user.type(screen.getByRole('textbox', { name: 'Descripción' }), 'De algodón');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Conjuntos');
  await user.type(screen.getByRole('textbox', { name: 'Precio' }), '24500');
  await user.click(screen.getByRole('checkbox', { name: 'M' }));
  await user.type(
    screen.getByRole('textbox', { name: 'URL de la imagen 1' }),
    'https://example.com/nube.jpg',
  );
}

const review = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Revisar producto' }));

const saving = (sent: ProductDraftInput[], name: 'createProduct' | 'updateProduct' = 'createProduct') =>
  answering(name as 'createProduct', async (request) => {
    sent.push((await request.json()) as ProductDraftInput);
    return { status: success, product: alma };
  });

describe('a price', () => {
  const fieldOf = () => screen.findByRole('textbox', { name: 'Precio' });

  test('that is pasted with its cents is not a hundred times as much', async () => {
    const { user } = renderForm();
    const price = await fieldOf();
    await user.click(price);
    await user.paste(' $ 1.234,50');
    expect(price).toHaveValue('1.234');
  });

  test('does not take the cents that are typed after a comma', async () => {
    const { user } = renderForm();
    const price = await fieldOf();
    await user.type(price, '24900,50');
    expect(price).toHaveValue('24.900');
    await user.type(price, '{Backspace}5');
    expect(price).toHaveValue('24.905');
  });
});

describe('validation', () => {
  test('all that is missing is said together, in a focused summary that leads to each field', async () => {
    const { user } = renderForm();
    await screen.findByRole('textbox', { name: 'Título' });
    await review(user);
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'El título es requerido',
      'La descripción es requerida',
      'La categoría es requerida',
      'El precio debe ser mayor a 0',
      'Debe seleccionar al menos una talla',
      'Debe incluir al menos una imagen',
    ]);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(document.title).toContain('Error: Nuevo producto');
    await user.click(summary.getByRole('link', { name: 'El precio debe ser mayor a 0' }));
    const price = screen.getByRole('textbox', { name: 'Precio' });
    expect(price).toHaveFocus();
    expect(price).toHaveAccessibleDescription(/El precio debe ser mayor a 0/);
  });

  test('an error goes away as soon as its field is right, and the focus stays there', async () => {
    const { user } = renderForm();
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await review(user);
    expect(title).toBeInvalid();
    await user.type(title, 'Conjunto');
    expect(title).toBeValid();
    expect(title).toHaveFocus();
    expect(title).toHaveValue('Conjunto');
  });

  test('a category that the shop no longer has, and a bad picture address, are refused', async () => {
    const { user } = renderForm('alma', {
      ...alma,
      category: 'retirada',
      thumbnails: ['/uploads/pictures/a.jpg', 'ftp://foto'],
    });
    await screen.findByRole('textbox', { name: 'Título' });
    await review(user);
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('La categoría seleccionada no es válida')).toBeVisible();
    expect(summary.getByText('Algunas URLs de imágenes no son válidas')).toBeVisible();
  });
});

describe('fields', () => {
  test('the price shows dots and takes digits only; stock and discount become 0 when emptied', async () => {
    const { user } = renderForm();
    const price = await screen.findByRole('textbox', { name: 'Precio' });
    await user.type(price, '1a234567');
    expect(price).toHaveValue('1.234.567');
    for (const name of ['Descuento (%)', 'Unidades disponibles']) {
      const field = screen.getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, 'x-');
      expect(field).toHaveValue('');
      await user.tab();
      expect(field).toHaveValue('0');
    }
  });

  test('a digit typed in the middle of a price leaves the caret after it', async () => {
    const { user } = renderForm();
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Precio' });
    await user.type(price, '12345');
    await user.type(price, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(price).toHaveValue('192.345');
    expect(price.selectionStart).toBe(2);
  });

  test('the sizes are those of the enabled guide of the category, once each', async () => {
    const { user } = renderForm();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Categoría' }), 'Conjuntos');
    const sizes = within(screen.getByRole('group', { name: /Tallas/ }));
    expect(sizes.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'S',
      'M',
      'L',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Corpiños');
    expect(sizes.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(sizes.getByRole('link', { name: /guía de tallas/ })).toHaveAttribute(
      'href',
      '/content?seccion=sizeGuides',
    );
  });

  test('there is always a picture row, and rows can be moved and removed with buttons', async () => {
    const { user } = renderForm('alma');
    const urls = () =>
      screen
        .getAllByRole('textbox', { name: /URL de la imagen/ })
        .map((box) => (box as HTMLInputElement).value);
    await screen.findByRole('textbox', { name: 'Título' });
    expect(urls()).toEqual(['/uploads/pictures/alma-1.jpg', '/uploads/pictures/alma-2.jpg']);
    await user.click(screen.getByRole('button', { name: 'Subir la imagen 2 un lugar' }));
    expect(urls()).toEqual(['/uploads/pictures/alma-2.jpg', '/uploads/pictures/alma-1.jpg']);
    await user.click(screen.getByRole('button', { name: 'Quitar la imagen 1' }));
    await user.click(screen.getByRole('button', { name: 'Quitar la imagen 1' }));
    expect(urls()).toEqual(['']);
  });

  test('a file of the wrong type is refused before it is sent', async () => {
    const { user } = renderForm();
    const input = await screen.findByLabelText('Subir un archivo para la imagen 1');
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, new File(['x'], 'nota.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Por favor, sube una imagen válida (JPG, PNG, WEBP)')).toBeVisible();
    const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'foto.png', { type: 'image/png' });
    await user.upload(input, big);
    expect(await screen.findByText('La imagen no puede superar los 5MB')).toBeVisible();
  });

  test('the card follows what is typed', async () => {
    const { user } = renderForm();
    await fillIn(user);
    await user.type(screen.getByRole('textbox', { name: 'Descuento (%)' }), '20');
    const card = within(screen.getByRole('region', { name: 'Así se ve en la tienda' }));
    expect(card.getByText('Conjunto Nube')).toBeVisible();
    expect(card.getByText('20% OFF')).toBeVisible();
    expect(card.getByText('$19.600')).toBeVisible();
    expect(card.getByText('Ahorrás $4.900')).toBeVisible();
  });
});

test.each([true, false])(
  'whether a product is active (%s) is shown as it is, and can be changed',
  async (status) => {
    const { user } = renderForm('alma', { ...alma, status });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Producto activo' });
    expect(box.checked).toBe(status);
    await user.click(box);
    expect(box.checked).toBe(!status);
  },
);

describe('stock', () => {
  test('a grid takes a number for each size and colour and sends what was seen', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent, 'updateProduct'));
    const { user } = renderForm('alma');
    const cell = await screen.findByRole('textbox', { name: 'Stock de S, Bordó' });
    await user.clear(cell);
    await user.type(cell, '12');
    expect(screen.getByText('Total: 17 unidades')).toBeVisible();
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variants).toEqual([
      { size: 'S', color: 'Bordó', stock: 12, stockSeen: 3, sku: null },
      { size: 'M', color: 'Bordó', stock: 5, stockSeen: 5, sku: null },
    ]);
  });

  test('one number starts from what the grid adds up to', async () => {
    const { user } = renderForm('alma');
    await user.click(await screen.findByRole('radio', { name: 'Un solo número para todo el producto' }));
    expect(screen.getByRole('textbox', { name: 'Unidades disponibles' })).toHaveValue('8');
  });

  test('all the combinations can be filled at once', async () => {
    const { user } = renderForm('alma');
    await user.type(await screen.findByRole('textbox', { name: 'Poner en todas' }), '6');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(screen.getByText('Total: 12 unidades')).toBeVisible();
  });
});

describe('the two steps', () => {
  test('an edited product sends only what was changed, so that a price set elsewhere meanwhile stays', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent, 'updateProduct'));
    const { user } = renderForm('alma');
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await user.clear(title);
    await user.type(title, 'Conjunto Alba');
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent).toEqual([{ title: 'Conjunto Alba' }]));
  });

  test('a new product is reviewed, can be changed again, and is created', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent));
    const { user, router } = renderForm();
    await fillIn(user);
    await review(user);
    expect(screen.getByRole('heading', { name: 'Revisá y confirmá' })).toHaveFocus();
    expect(screen.getByText('$24.500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver a editar' }));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Nube');
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Crear producto' }));
    expect(await screen.findByText('La lista')).toBeVisible();
    expect(router.state.location.pathname).toBe('/products');
    expect(sent).toEqual([
      expect.objectContaining({
        title: 'Conjunto Nube',
        category: 'conjuntos',
        price: 24_500,
        discount: 0,
        size: ['M'],
        stock: 0,
        status: true,
        thumbnails: ['https://example.com/nube.jpg'],
      }),
    ]);
    expect(localStorage.getItem('product-draft:new')).toBeNull();
  });

  test.each([
    ['new', null, 'createProduct', 'Crear producto', 'Error al crear el producto'],
    ['existing', 'alma', 'updateProduct', 'Guardar cambios', 'Error al actualizar el producto'],
  ] as const)(
    'a failed save of a %s product says so and keeps the form',
    async (_kind, id, call, button, message) => {
      server.use(answering(call, () => refusal(500, 'Se rompió algo')));
      const { user } = renderForm(id);
      if (id === null) await fillIn(user);
      else await screen.findByRole('textbox', { name: 'Título' });
      await review(user);
      await user.click(screen.getByRole('button', { name: button }));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(message);
      expect(alert).toHaveTextContent('Se rompió algo');
      expect(screen.getByRole('button', { name: button })).toBeEnabled();
    },
  );

  test('too many requests: the wait is said and nothing more can be sent', async () => {
    server.use(answering('updateProduct', () => refusal(429, 'Error 429: demasiadas peticiones')));
    const { user } = renderForm('alma');
    await screen.findByRole('textbox', { name: 'Título' });
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Demasiadas peticiones. Por favor, espera 15 minutos antes de intentar nuevamente.',
    );
    expect(screen.getByRole('button', { name: 'Límite alcanzado' })).toBeDisabled();
  });
});

test('Ctrl+S goes on, as the button does', async () => {
  const { user } = renderForm('alma');
  await screen.findByRole('textbox', { name: 'Título' });
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('heading', { name: 'Revisá y confirmá' })).toBeVisible();
});

test('the form with its errors, and the review, hold no barrier that a machine can find', async () => {
  const { user } = renderForm('alma');
  const title = await screen.findByRole('textbox', { name: 'Título' });
  await user.clear(title);
  await review(user);
  expect(await barriers()).toEqual([]);
  await user.type(title, 'Conjunto');
  await review(user);
  expect(await barriers()).toEqual([]);
});

describe('loading', () => {
  test('a product that cannot be loaded is an alert, and then the list', async () => {
    const { user } = renderForm('nada');
    server.use(answering('getProduct', () => refusal(404, 'Producto no encontrado')));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Producto no encontrado');
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByText('La lista')).toBeVisible();
  });

  test('without the shop’s categories there is a warning and the default ones', async () => {
    server.use(answering('getContent', () => refusal(500, 'No')));
    const { user } = renderForm();
    expect(await screen.findByText(/No se pudieron cargar las categorías/)).toBeVisible();
    expect(screen.getByRole('option', { name: 'Electrónicos' })).toBeInTheDocument();
    server.use(answering('getContent', { status: success, content: content() }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: 'Corpiños' })).toBeInTheDocument();
    expect(screen.queryByText(/No se pudieron cargar las categorías/)).not.toBeInTheDocument();
  });
});

test('a shop without categories is led to create them', async () => {
  const none = content();
  none.productCatalog.categories = [];
  server.use(answering('getContent', { status: success, content: none }));
  renderForm();
  expect(await screen.findByRole('link', { name: 'Crear categorías' })).toHaveAttribute(
    'href',
    '/content?seccion=productCatalog',
  );
});

describe('unsaved changes', () => {
  test('leaving asks first; staying keeps them', async () => {
    const { user, router } = renderForm('alma');
    await user.type(await screen.findByRole('textbox', { name: 'Título' }), ' nuevo');
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tenés cambios sin guardar' }));
    await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/form');
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Alma nuevo');
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('Otro lugar')).toBeVisible();
  });

  test('an untouched form lets go at once', async () => {
    const { user } = renderForm('alma');
    await screen.findByRole('textbox', { name: 'Título' });
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    expect(await screen.findByText('Otro lugar')).toBeVisible();
  });

  test('closing the page is asked about too', async () => {
    const { user } = renderForm('alma');
    await user.type(await screen.findByRole('textbox', { name: 'Título' }), '!');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('come back after a reload, and can be discarded', async () => {
    const first = renderForm('alma');
    await first.user.type(await screen.findByRole('textbox', { name: 'Título' }), ' a medias');
    await waitFor(() => expect(localStorage.getItem('product-draft:alma')).toContain('a medias'));
    first.unmount();
    const { user } = renderForm('alma');
    expect(await screen.findByText(/Recuperamos los cambios sin guardar/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Alma a medias');
    await user.click(screen.getByRole('button', { name: 'Descartar cambios' }));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Alma');
    expect(localStorage.getItem('product-draft:alma')).toBeNull();
  });
});
