import {
  type DeletedProduct,
  deleteProduct,
  listDeletedProducts,
  listProducts,
  restoreProduct,
} from '@shop/contract';
import { aProduct, answering, refusal } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import { listOf, renderScreen, server, success } from '../../../testing/products-screen-setup.tsx';

const alma = aProduct({ _id: 'alma', title: 'Conjunto Alma', stock: 8 });
let deleted: DeletedProduct[] = [];
const put = () => [{ ...alma, deletedAt: '2026-11-20T15:00:00.000Z' }];

beforeEach(() => {
  deleted = put();
  server.use(
    answering(listDeletedProducts, () => ({
      status: success,
      products: deleted,
      total: deleted.length,
      totalPages: 1,
    })),
    answering(restoreProduct, () => {
      deleted = [];
      return { status: success, product: alma };
    }),
  );
});

// @spec C.37
test('trash lists the deleted products and restores one with a press', async () => {
  const { user, router } = renderScreen('/products');
  await user.selectOptions(await screen.findByLabelText('Estado'), 'Eliminados');
  expect(router.state.location.search).toBe('?estado=eliminados');
  const list = await screen.findByRole('list', { name: 'Productos eliminados' });
  expect(list).toHaveTextContent('Conjuntos · $20.000 · 8 unidades');
  expect(list).toHaveTextContent('Eliminado el 20/11/2026 12:00');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(within(list).getByRole('button', { name: 'Recuperar Conjunto Alma' }));
  expect(await screen.findByText('«Conjunto Alma» volvió a la lista de productos')).toBeInTheDocument();
  expect(await screen.findByText('No hay productos eliminados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver todos los productos' }));
  expect(router.state.location.search).toBe('');
});

// @spec C.38
test('failed restoration shows the reason and keeps the product in the trash', async () => {
  server.use(answering(restoreProduct, () => refusal(409, 'Pasaron más de 30 días')));
  const { user } = renderScreen('/products?estado=eliminados');
  await user.click(await screen.findByRole('button', { name: 'Recuperar Conjunto Alma' }));
  expect(
    await screen.findByText('No se pudo recuperar el producto: Pasaron más de 30 días'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Recuperar Conjunto Alma' })).toBeEnabled();
});

test('restoration shows the warning of the server', async () => {
  const warning = 'La categoría «conjuntos» ya no existe';
  server.use(answering(restoreProduct, { status: success, product: alma, warning }));
  const { user } = renderScreen('/products?estado=eliminados');
  await user.click(await screen.findByRole('button', { name: 'Recuperar Conjunto Alma' }));
  expect(await screen.findByText(warning)).toBeInTheDocument();
});

test('trash that failed to load can be retried', async () => {
  server.use(answering(listDeletedProducts, () => refusal(409, 'Se rompió')));
  renderScreen('/products?estado=eliminados');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Error al cargar productos: Se rompió');
});

// @spec C.38
test('deletion can be undone from its toast', async () => {
  const restored = vi.fn();
  server.use(
    answering(listProducts, listOf([alma])),
    answering(deleteProduct, { status: success, message: '' }),
    answering(restoreProduct, (_request, { id }) => {
      restored(id);
      return { status: success, product: alma };
    }),
  );
  const { user } = renderScreen('/products');
  await user.click(await screen.findByRole('button', { name: 'Eliminar Conjunto Alma' }));
  await user.click(screen.getByRole('button', { name: 'Eliminar producto' }));
  expect(await screen.findByText('Producto eliminado exitosamente.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Deshacer:/ }));
  expect(await screen.findByText('«Conjunto Alma» volvió a la lista de productos')).toBeInTheDocument();
  expect(restored).toHaveBeenCalledExactlyOnceWith('alma');
});
