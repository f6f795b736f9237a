import {
  changePrices,
  getContent,
  listPriceChanges,
  listProducts,
  previewPrices,
  type PriceChange,
  type PricePreview,
  undoPriceChange,
} from '@shop/contract';
import { answering, aSiteContent, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../../../testing/accessibility-faults.ts';
import {
  alma,
  brisa,
  listOf,
  renderScreen,
  server,
  success,
} from '../../../../testing/products-screen-setup.tsx';

const priced = (number: number) => ({
  _id: `p${number}`,
  title: `Prenda ${number}`,
  price: 10_000,
  newPrice: 10_800,
  finalPrice: 9_000,
  newFinalPrice: 9_720,
});
const previewOf = (products: PricePreview['products']): PricePreview & { status: 'success' } => ({
  status: success,
  products,
  changed: products.length,
  unchanged: 0,
  version: 'v1',
});
const change: PriceChange = {
  _id: 'c1',
  at: '2026-11-22T13:20:00.000Z',
  actor: 'Ana',
  percent: 8,
  roundTo: 100,
  category: null,
  changed: 23,
  undoneAt: null,
  undoneBy: null,
};
const many = Array.from({ length: 23 }, (_, at) => priced(at + 1));

function openServer({ products = many }: { products?: PricePreview['products'] } = {}) {
  const sent: { preview: unknown[]; applied: unknown[]; undone: string[] } = {
    preview: [],
    applied: [],
    undone: [],
  };
  server.use(
    answering(listProducts, listOf([alma, brisa], 23)),
    answering(getContent, { status: success, content: aSiteContent() }),
    answering(previewPrices, async (request) => {
      sent.preview.push(await request.json());
      return previewOf(products);
    }),
    answering(changePrices, async (request) => {
      sent.applied.push(await request.json());
      return { status: success, change };
    }),
    answering(undoPriceChange, (_request, { id = '' }) => {
      sent.undone.push(id);
      const kept = [{ _id: 'p3', title: 'Prenda 3', price: 12_000 }];
      return { status: success, restored: 22, kept };
    }),
    answering(listPriceChanges, { status: success, changes: [change] }),
  );
  return sent;
}

async function openDialog() {
  const view = renderScreen('/products?categoria=bodies');
  await view.user.click(await screen.findByRole('button', { name: 'Elegir los 23 de la categoría' }));
  const bar = within(screen.getByRole('group', { name: 'Acciones para los productos elegidos' }));
  await view.user.click(bar.getByRole('button', { name: 'Precios' }));
  return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Precios de 23 productos' })) };
}

describe('prices by percent', () => {
  // @spec C.33
  test('the price dialog shows every new price before it changes them', async () => {
    const sent = openServer();
    const { user, dialog } = await openDialog();
    await waitFor(() => expect(dialog.getByLabelText('Porcentaje')).toHaveFocus());
    expect(dialog.getByRole('button', { name: 'Cambiar precios' })).toBeDisabled();
    await user.keyboard('8');
    expect(await dialog.findByText('Cambian 23 precios.')).toBeVisible();
    expect(dialog.getByRole('row', { name: /Prenda 1.*\$10\.000 \$10\.800/ })).toHaveTextContent(
      'con descuento: $9.000 a $9.720',
    );
    expect(dialog.queryByText('Prenda 9')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'y 15 más' }));
    expect(dialog.getByText('Prenda 23')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cambiar 23 precios' }));
    expect(await screen.findByText('23 precios cambiaron')).toBeVisible();
    const rule = { filter: { category: 'bodies' }, percent: 8, roundTo: 100 };
    expect(sent.preview.at(-1)).toEqual(rule);
    expect(sent.applied).toEqual([{ ...rule, version: 'v1' }]);
    expect(screen.queryByRole('group', { name: 'Acciones para los productos elegidos' })).toBeNull();
  });

  test('the price dialog lowers by a negative percentage, with the chosen rounding', async () => {
    const sent = openServer();
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Bajar' }));
    await user.type(dialog.getByLabelText('Porcentaje'), '12,5');
    await user.selectOptions(dialog.getByLabelText('Redondear'), 'a $500');
    await waitFor(() =>
      expect(sent.preview.at(-1)).toEqual({
        filter: { category: 'bodies' },
        percent: -12.5,
        roundTo: 500,
      }),
    );
    await user.clear(dialog.getByLabelText('Porcentaje'));
    await user.type(dialog.getByLabelText('Porcentaje'), '95');
    expect(dialog.getByText('Hasta 90 %, con un decimal como mucho')).toBeVisible();
  });

  test('a typed minus lowers the prices', async () => {
    const sent = openServer();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Porcentaje'), '-20');
    expect(dialog.getByRole('button', { name: 'Bajar' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sent.preview.at(-1)).toMatchObject({ percent: -20 }));
    await user.type(dialog.getByLabelText('Porcentaje'), '0');
    expect(dialog.getByText('Hasta 90 %, con un decimal como mucho')).toBeVisible();
  });

  test('a refused change shows why and the prices as they are now', async () => {
    const sent = openServer();
    server.use(answering(changePrices, () => refusal(409, 'Mientras mirabas cambió un precio')));
    const { user, dialog } = await openDialog();
    await user.keyboard('8');
    const apply = await dialog.findByRole('button', { name: 'Cambiar 23 precios' });
    await waitFor(() => expect(apply).toBeEnabled());
    const before = sent.preview.length;
    await user.click(apply);
    expect(await dialog.findByText('Mientras mirabas cambió un precio')).toBeVisible();
    await waitFor(() => expect(sent.preview.length).toBe(before + 1));
  });

  test('a change is undone from its toast, with the names of the products that kept their price', async () => {
    const sent = openServer();
    const { user, dialog } = await openDialog();
    await user.keyboard('8');
    const apply = await dialog.findByRole('button', { name: 'Cambiar 23 precios' });
    await waitFor(() => expect(apply).toBeEnabled());
    await user.click(apply);
    await user.click(await screen.findByRole('button', { name: /^Deshacer:/ }));
    const kept = await screen.findByRole('dialog', { name: '1 producto conserva su precio' });
    expect(kept).toHaveTextContent('Prenda 3$12.000');
    expect(screen.getByText('22 precios volvieron a ser los de antes')).toBeInTheDocument();
    expect(sent.undone).toEqual(['c1']);
  });

  test('a change is undone later from the list of the latest changes, after a question', async () => {
    const sent = openServer();
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Cambios de precios' }));
    const list = await screen.findByRole('dialog', { name: 'Últimos cambios de precios' });
    expect(await within(list).findByText('Subieron 8 %, redondeados a $100')).toBeVisible();
    expect(list).toHaveTextContent('23 precios · Ana · 22/11/2026 10:20');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(list).getByRole('button', { name: /^Deshacer el cambio/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Deshacer el cambio de precios' });
    expect(sent.undone).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(sent.undone).toEqual(['c1']));
  });

  test('the price dialog asks which products change when it is opened without a selection', async () => {
    const sent = openServer();
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Precios' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cambiar precios' }));
    expect(dialog.getByLabelText('Porcentaje')).toHaveFocus();
    await user.keyboard('8');
    expect(dialog.getByText('Elegí qué productos y acá ves cada precio antes de cambiarlo.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cambiar precios' })).toBeDisabled();
    await dialog.findByRole('option', { name: 'Conjuntos' });
    await user.selectOptions(dialog.getByLabelText('Qué productos'), 'Conjuntos');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await dialog.findByRole('button', { name: 'Cambiar 23 precios' }));
    expect(await screen.findByText('23 precios cambiaron')).toBeVisible();
    const rule = { filter: { category: 'conjuntos' }, percent: 8, roundTo: 100 };
    expect(sent.preview).toEqual([rule]);
    expect(sent.applied).toEqual([{ ...rule, version: 'v1' }]);
    await user.click(await screen.findByRole('button', { name: /^Deshacer:/ }));
    await waitFor(() => expect(sent.undone).toEqual(['c1']));
  });

  test('the price dialog begins with the category of the list, and can take all products', async () => {
    const sent = openServer();
    const { user } = renderScreen('/products?categoria=corpinos&abrir=precios');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar precios' }));
    const which = dialog.getByLabelText('Qué productos');
    await waitFor(() => expect(which).toHaveDisplayValue('Corpiños'));
    await user.selectOptions(which, 'Todos los productos');
    await user.type(dialog.getByLabelText('Porcentaje'), '5');
    await waitFor(() => expect(sent.preview.at(-1)).toEqual({ filter: {}, percent: 5, roundTo: 100 }));
  });
});
