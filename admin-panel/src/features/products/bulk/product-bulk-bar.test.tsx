import { bulkProducts, listProducts, messages } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  success,
  server,
  alma,
  brisa,
  listOf,
  renderScreen,
} from '../../../testing/products-screen-setup.tsx';

describe('bulk actions', () => {
  test('bulk pause changes all products of the page', async () => {
    const sent: unknown[] = [];
    server.use(
      answering(listProducts, listOf([alma, brisa])),
      answering(bulkProducts, async (request) => {
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

  test('bulk discount dialog accepts digits only', async () => {
    const sent: unknown[] = [];
    server.use(
      answering(listProducts, listOf([alma])),
      answering(bulkProducts, async (request) => {
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

  // @spec C.9
  test('bulk discount refuses 100 %, keeps what was typed and sends nothing', async () => {
    const sent: unknown[] = [];
    server.use(
      answering(listProducts, listOf([alma, brisa])),
      answering(bulkProducts, async (request) => {
        sent.push(await request.json());
        return { status: success, changed: ['alma', 'brisa'], failed: [] };
      }),
    );
    const { user } = renderScreen();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Elegir todos los productos de esta página' }),
    );
    await user.click(screen.getByRole('button', { name: 'Descuento' }));
    const field = screen.getByLabelText('Descuento (%)');
    await user.type(field, '100');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(screen.getByText('El precio final tiene que ser de $1 o más: bajá el descuento')).toBeVisible();
    expect(field).toHaveValue('100');
    expect(sent).toEqual([]);
    await user.type(field, '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() =>
      expect(sent).toEqual([{ ids: ['alma', 'brisa'], change: { action: 'discount', discount: 10 } }]),
    );
  });

  test('bulk deletion lists the products that it could not delete, with the reason', async () => {
    server.use(
      answering(listProducts, listOf([alma, brisa])),
      answering(bulkProducts, {
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
