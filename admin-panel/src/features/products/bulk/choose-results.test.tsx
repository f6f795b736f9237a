import { listProducts, bulkProducts } from '@shop/contract';
import { answering, aProduct } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import {
  alma,
  brisa,
  listOf,
  renderScreen,
  server,
  success,
} from '../../../testing/products-screen-setup.tsx';

const page = Array.from({ length: 10 }, (_, at) => aProduct({ _id: `p${at}`, title: `Prenda ${at}` }));
const bar = () => within(screen.getByRole('group', { name: 'Acciones para los productos elegidos' }));

function openServer(total = 222) {
  const sent: unknown[] = [];
  server.use(
    answering(listProducts, listOf(page, total)),
    answering(bulkProducts, async (request) => {
      sent.push(await request.json());
      return { status: success, changed: ['p1'], failed: [] };
    }),
  );
  return sent;
}

describe('all results of a filter', () => {
  test('choosing the page offers all results, and an action reaches them in one call', async () => {
    const sent = openServer();
    const { user } = renderScreen();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Elegir todos los productos de esta página' }),
    );
    expect(screen.getByText('Elegiste los 10 de esta página.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Elegir los 222 resultados' }));
    expect(bar().getByText('222 productos elegidos')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('Elegiste los 222, también los de las otras páginas.')).toHaveFocus(),
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(bar().getByRole('button', { name: 'Eliminar' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar 222 productos' }));
    await waitFor(() => expect(sent).toEqual([{ filter: {}, count: 222, change: { action: 'delete' } }]));
  });

  // @spec C.34
  test('a category discount takes three presses and the number', async () => {
    const sent = openServer(22);
    const { user } = renderScreen('/products?categoria=bodies&orden=precio-asc');
    await user.click(await screen.findByRole('button', { name: 'Elegir los 22 de la categoría' }));
    await user.click(bar().getByRole('button', { name: 'Descuento' }));
    await user.keyboard('15');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    const discount = { action: 'discount', discount: 15 };
    await waitFor(() =>
      expect(sent).toEqual([{ filter: { category: 'bodies' }, count: 22, change: discount }]),
    );
  });

  test('pausing all results asks first', async () => {
    const sent = openServer(22);
    const { user } = renderScreen('/products?buscar=encaje');
    await user.click(await screen.findByRole('button', { name: 'Elegir los 22 resultados' }));
    await user.click(bar().getByRole('button', { name: 'Pausar' }));
    const question = screen.getByRole('alertdialog', { name: 'Pausar 22 productos' });
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Pausar 22 productos' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('taking one product out leaves the others of the page', async () => {
    openServer(22);
    const { user } = renderScreen('/products?categoria=bodies');
    await user.click(await screen.findByRole('button', { name: 'Elegir los 22 de la categoría' }));
    await user.click(screen.getByRole('checkbox', { name: 'Elegir Prenda 3' }));
    expect(bar().getByText('9 productos elegidos')).toBeVisible();
  });

  test('another filter ends the selection of all results', async () => {
    openServer(22);
    const { user } = renderScreen('/products?categoria=bodies');
    await user.click(await screen.findByRole('button', { name: 'Elegir los 22 de la categoría' }));
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(screen.queryByText('22 productos elegidos')).toBeNull());
  });

  test('a list of one page without a filter offers its checkbox only', async () => {
    server.use(answering(listProducts, listOf([alma, brisa])));
    const { user } = renderScreen();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Elegir todos los productos de esta página' }),
    );
    expect(screen.queryByRole('button', { name: /^Elegir los/ })).toBeNull();
  });
});
