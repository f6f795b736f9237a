import { createProduct, getContent, type ProductDraftInput, updateProduct } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import {
  success,
  server,
  content,
  alma,
  renderForm,
  fillIn,
  review,
  saving,
} from '../../../testing/product-form-setup.tsx';

test.each([true, false])(
  'status checkbox shows and changes whether a product is active (%s)',
  async (status) => {
    const { user } = renderForm('alma', { ...alma, status });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Producto activo' });
    expect(box.checked).toBe(status);
    await user.click(box);
    expect(box.checked).toBe(!status);
  },
);

describe('product form steps', () => {
  // @spec C.18
  test('saving a product sends only the changed fields, so that changes by others stay', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent, updateProduct));
    const { user } = renderForm('alma');
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await user.clear(title);
    await user.type(title, 'Conjunto Alba');
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent).toEqual([{ title: 'Conjunto Alba', seen: { title: 'Conjunto Alma' } }]));
  });

  // @spec 4.23
  test('Back leads from the review to the form without the leave guard, and Forward returns', async () => {
    const { user, router } = renderForm();
    await fillIn(user);
    await review(user);
    await screen.findByRole('heading', { name: 'Revisá y confirmá' });
    await act(() => router.navigate(-1));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Nube');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(() => router.navigate(1));
    expect(screen.getByRole('heading', { name: 'Revisá y confirmá' })).toBeVisible();
    await act(() => router.navigate(-1));
    await user.clear(screen.getByRole('textbox', { name: 'Título' }));
    await act(() => router.navigate(1));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('');
    await review(user);
    expect(screen.getByRole('alert')).toHaveTextContent('El título es requerido');
    await user.type(screen.getByRole('textbox', { name: 'Título' }), 'Nube');
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Nube');
  });

  // @spec 2.14.1 4.23
  test('a new product is reviewed, edited again and created', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent));
    const { user, router } = renderForm();
    await fillIn(user);
    await review(user);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Revisá y confirmá' })).toHaveFocus());
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

  // @spec C.9
  test('a discount that leaves $0 is a fault of its field, and stays as typed', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent));
    const { user } = renderForm();
    await fillIn(user);
    const discount = screen.getByRole('textbox', { name: 'Descuento (%)' });
    await user.clear(discount);
    await user.type(discount, '150');
    await user.click(screen.getByRole('button', { name: 'Revisar producto' }));
    expect(discount).toHaveAccessibleDescription(/El precio final tiene que ser de \$1 o más/);
    expect(discount).toHaveValue('150');
    expect(sent).toEqual([]);
  });

  test('a product of a category without a size guide is saved with the one size', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent));
    const { user } = renderForm();
    await fillIn(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Corpiños');
    await user.click(screen.getByRole('checkbox', { name: 'Talle único' }));
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Crear producto' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ size: ['ÚNICO'] })]));
  });

  // @spec 8.25
  test.each([
    ['a new', null, createProduct, 'Crear producto', 'Error al crear el producto'],
    ['an existing', 'alma', updateProduct, 'Guardar cambios', 'Error al actualizar el producto'],
  ] as const)(
    'failed save of %s product shows the error and keeps the form',
    async (_kind, id, endpoint, button, message) => {
      server.use(answering(endpoint, () => refusal(500, 'Se rompió algo')));
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

  // @spec 8.24
  test('a rate-limited save blocks the form and says how long to wait', async () => {
    server.use(answering(updateProduct, () => refusal(429, 'Error 429: demasiadas peticiones')));
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

test('Ctrl+S submits the product form', async () => {
  const { user } = renderForm('alma');
  await screen.findByRole('textbox', { name: 'Título' });
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('heading', { name: 'Revisá y confirmá' })).toBeVisible();
});

test('product form with faults and its review have no accessibility violations', async () => {
  const { user } = renderForm('alma');
  const title = await screen.findByRole('textbox', { name: 'Título' });
  await user.clear(title);
  await review(user);
  expect(await accessibilityFaults()).toEqual([]);
  await user.type(title, 'Conjunto');
  await review(user);
  expect(await accessibilityFaults()).toEqual([]);
});

test('category field without categories links to their editor', async () => {
  const none = content();
  none.productCatalog.categories = [];
  server.use(answering(getContent, { status: success, content: none }));
  renderForm();
  expect(await screen.findByRole('link', { name: 'Crear categorías' })).toHaveAttribute(
    'href',
    '/content?seccion=productCatalog',
  );
});
