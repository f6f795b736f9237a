import { getProduct, type ProductDraftInput } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductFormScreen } from '../product-form-screen.tsx';
import { renderRoute } from '../../../testing/render-route.tsx';
import { renderForm, review, saving, server, success } from '../../../testing/product-form-setup.tsx';
import { answering } from '@shop/web-kit/testing';

test('a product without pictures and description is saved as a draft by one tap, switched off', async () => {
  const sent: ProductDraftInput[] = [];
  server.use(saving(sent));
  const { user } = renderForm();
  await user.type(await screen.findByRole('textbox', { name: 'Título' }), 'Conjunto Nube');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Conjuntos');
  await user.type(screen.getByRole('textbox', { name: 'Precio' }), '24500');
  await user.click(screen.getByRole('checkbox', { name: 'M' }));
  await user.click(screen.getByRole('button', { name: 'Guardar como borrador' }));
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ status: false, thumbnails: [], description: '' })]),
  );
});

test('a draft says what it lacks with links to the fields, and is refused when it is switched on', async () => {
  const { user } = renderForm('alma', aProduct({ status: false, thumbnails: [], description: '' }));
  await user.click(await screen.findByRole('link', { name: 'descripción' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Descripción' })).toHaveFocus());
  await user.click(screen.getByRole('checkbox', { name: 'Producto activo' }));
  await review(user);
  const faults = within(screen.getByRole('alert')).getAllByRole('link');
  expect(faults.map(({ textContent }) => textContent)).toEqual([
    'La descripción es requerida',
    'Debe incluir al menos una imagen',
  ]);
});

// @spec E.26
test('a copy of a product is a new one, of which nothing is stored before it is saved', async () => {
  const sent: ProductDraftInput[] = [];
  const product = aProduct({ _id: 'alma', title: 'Conjunto Alma' });
  server.use(answering(getProduct, { status: success, product }), saving(sent));
  const routes = [
    { path: '/products/new', element: <ProductFormScreen id={null} copyOf="alma" /> },
    { path: '/products', element: <p>La lista</p> },
  ];
  const { user } = renderRoute(routes, '/products/new?copiar=alma', { retry: false });
  expect(await screen.findByText('Copia de «Conjunto Alma». Todavía no se guardó nada.')).toBeVisible();
  const title = await screen.findByRole('textbox', { name: 'Título' });
  expect(title).toHaveValue('Conjunto Alma (copia)');
  expect(screen.getByText('Total: 0 unidades')).toBeVisible();
  await user.type(title, ' roja');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(sent).toEqual([]);
  await review(user);
  await user.click(screen.getByRole('button', { name: 'Crear producto' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({
        title: 'Conjunto Alma (copia) roja',
        status: false,
        thumbnails: product.thumbnails,
      }),
    ]),
  );
});
