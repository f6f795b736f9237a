import { deleteProduct, errorCodes, listProducts, messages, updateProduct } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  success,
  server,
  alma,
  brisa,
  listOf,
  renderScreen,
} from '../../../testing/products-screen-setup.tsx';

// @spec 8.20

describe('active toggle', () => {
  // @spec 2.13.5 4.22
  test('active toggle sends the opposite status', async () => {
    const sent: unknown[] = [];
    server.use(
      answering(listProducts, () => listOf([{ ...alma, status: sent.length === 0 }])),
      answering(updateProduct, async (request) => {
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

  // @spec 8.21
  test('active toggle reverts with an alert when the server refuses', async () => {
    server.use(
      answering(listProducts, listOf([alma])),
      answering(updateProduct, () => refusal(500, 'No')),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Error al cambiar el estado del producto.',
    );
    expect(screen.getByRole('switch', { hidden: true })).toBeChecked();
  });
});

describe('deletion', () => {
  const askToDelete = async () => {
    server.use(answering(listProducts, listOf([alma])));
    const screenOf = renderScreen();
    await screenOf.user.click(await screen.findByRole('button', { name: 'Eliminar Conjunto Alma' }));
    return screenOf;
  };

  // @spec 2.13.6
  test('deletion asks first and does nothing when cancelled', async () => {
    const deletion = vi.fn();
    server.use(
      answering(deleteProduct, () => {
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

  // @spec 8.20
  test.each([
    ['succeeds', null, 'Producto eliminado exitosamente.'],
    ['meets active orders', refusal(409, messages.activeOrders), /No se puede eliminar.*órdenes activas/],
    ['finds nothing', refusal(404, messages.productNotFound), /no fue encontrado: ya lo habían eliminado/],
    ['fails otherwise', refusal(500, 'Se rompió'), 'Error al eliminar el producto: Se rompió'],
  ])('deletion shows a message when it %s', async (_case, failure, message) => {
    server.use(
      answering(deleteProduct, () => failure?.clone() ?? { status: success, message: 'Producto eliminado' }),
    );
    const { user } = await askToDelete();
    await user.click(screen.getByRole('button', { name: 'Eliminar producto' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe('inline editing', () => {
  const saved = async (press: RegExp, field: string, typed: string, key = '{Enter}') => {
    const sent: unknown[] = [];
    server.use(
      answering(listProducts, listOf([brisa])),
      answering(updateProduct, async (request) => {
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

  test('price cell takes digits, shows dots and saves with Enter', async () => {
    const sent = await saved(/Cambiar el precio/, 'Precio de Body Brisa', '2a1500');
    await waitFor(() => expect(sent).toEqual([{ price: 21_500, seen: { price: brisa.price } }]));
  });

  test('price cell does not send a price of 0', async () => {
    const sent = await saved(/Cambiar el precio/, 'Precio de Body Brisa', '0');
    expect(screen.getByText('El precio debe ser mayor a 0')).toBeVisible();
    expect(sent).toEqual([]);
  });

  // @spec C.9
  test('price cell does not send a price whose discount leaves $0', async () => {
    const sent: unknown[] = [];
    server.use(
      answering(listProducts, listOf([{ ...brisa, discount: 60 }])),
      answering(updateProduct, async (request) => {
        sent.push(await request.json());
        return { status: success, product: brisa };
      }),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: /Cambiar el precio/ }));
    const field = screen.getByRole('textbox', { name: 'Precio de Body Brisa' });
    await user.clear(field);
    await user.type(field, '1{Enter}');
    expect(
      await screen.findByText('El precio final tiene que ser de $1 o más: bajá el descuento'),
    ).toBeVisible();
    expect(field).toHaveValue('1');
    expect(sent).toEqual([]);
  });

  // @spec C.20
  test('price cell overwrites the price of another user only after confirmation', async () => {
    const sent: { price: number; seen?: unknown }[] = [];
    server.use(
      answering(listProducts, listOf([brisa])),
      answering(updateProduct, async (request) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        return sent.length === 1
          ? refusal(409, 'Otra persona cambió este producto: precio.', { code: errorCodes.staleFields })
          : { status: success, product: alma };
      }),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: /Cambiar el precio/ }));
    const field = screen.getByRole('textbox', { name: 'Precio de Body Brisa' });
    await user.clear(field);
    await user.type(field, '15500{Enter}');
    expect(await screen.findByText('No se guardó: Otra persona cambió este producto: precio.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([{ price: 15_500, seen: { price: brisa.price } }, { price: 15_500 }]);
  });

  test('Escape cancels an inline edit', async () => {
    const sent = await saved(/Cambiar el precio/, 'Precio de Body Brisa', '99', '{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Precio de Body Brisa' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /Cambiar el precio/ })).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test('stock cell sends the base stock with the new one', async () => {
    const sent = await saved(/Cambiar el stock/, 'Stock de Body Brisa', '9');
    await waitFor(() => expect(sent).toEqual([{ stock: 9, stockSeen: 4 }]));
  });

  test('stock cell of a product with variants opens a dialog with an input for each', async () => {
    const sent: unknown[] = [];
    server.use(
      answering(listProducts, listOf([alma])),
      answering(updateProduct, async (request) => {
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
          seen: {
            variants: [
              { size: 'S', color: 'Bordó' },
              { size: 'M', color: 'Bordó' },
            ],
          },
        },
      ]),
    );
  });
});
