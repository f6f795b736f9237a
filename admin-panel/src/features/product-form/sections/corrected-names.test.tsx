import { aProduct, answering, refusal } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ProductChangeInput, updateProduct } from '@shop/contract';
import { alma, renderForm, review, saving, server, success } from '../../../testing/product-form-setup.tsx';

const stored = aProduct({
  _id: 'alma',
  size: ['S', 'XL'],
  colors: [
    { name: 'Negro', value: '#000000' },
    { name: 'Rojo', value: '#aa0000' },
  ],
  thumbnails: ['/uploads/pictures/alma.jpg'],
  thumbnailColors: [['Negro']],
  stock: 11,
  variants: [
    { _id: 'v1', size: 'S', color: 'Negro', stock: 7, sku: 'ALMA-N' },
    { _id: 'v2', size: 'XL', color: 'Rojo', stock: 4, sku: null },
  ],
});
const save = async (user: ReturnType<typeof renderForm>['user']) => {
  await review(user);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
};

test('a corrected colour and size keep their units, and the form says so', async () => {
  const sent: ProductChangeInput[] = [];
  const { user } = renderForm('alma', stored);
  server.use(saving(sent as never, updateProduct));
  const name = await screen.findByRole('textbox', { name: 'Nombre del color 1' });
  await user.clear(name);
  await user.type(name, 'Azul noche');
  expect(screen.getByText('Corregir el nombre:').parentElement).toHaveTextContent(
    '«Negro» pasa a «Azul noche»',
  );
  expect(screen.getByRole('textbox', { name: 'Stock de S, Azul noche' })).toHaveValue('7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Corregir el nombre del talle XL' }), 'L');
  expect(screen.getByRole('textbox', { name: 'Stock de L, Rojo' })).toHaveValue('4');
  await save(user);
  expect(await screen.findByText('La lista')).toBeVisible();
  expect(sent[0]).toMatchObject({
    renames: [
      { kind: 'size', from: 'XL', to: 'L' },
      { kind: 'color', from: 'Negro', to: 'Azul noche' },
    ],
    size: ['S', 'L'],
    thumbnailColors: [['Azul noche']],
  });
  expect(sent[0]?.variants).toContainEqual(
    expect.objectContaining({ size: 'S', color: 'Azul noche', stock: 7, stockSeen: 7, sku: 'ALMA-N' }),
  );
});

test('a save that would lose units says how many and stores them away only when it is confirmed', async () => {
  const sent: ProductChangeInput[] = [];
  const details = { units: 7, variants: [{ size: 'S', color: 'Negro', units: 7 }] };
  const { user } = renderForm('alma', stored);
  server.use(
    answering(updateProduct, async (request) => {
      const body = (await request.json()) as ProductChangeInput;
      sent.push(body);
      return body.dropUnits === 7
        ? { status: success, product: alma }
        : refusal(409, 'Se perderían 7 unidades', { code: 'UNITS_WOULD_BE_LOST', details });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Quitar el color Negro' }));
  await save(user);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Se van a perder 7 unidades' }));
  expect(dialog.getByText(/S · Negro \(7\)/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Volver a editar' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar y perder 7 unidades' }));
  expect(await screen.findByText('La lista')).toBeVisible();
  expect(sent.map(({ dropUnits }) => dropUnits)).toEqual([undefined, undefined, 7]);
});

test('a colour that is removed and added again is the same one', async () => {
  const { user } = renderForm('alma', stored);
  await user.click(await screen.findByRole('button', { name: 'Quitar el color Negro' }));
  await user.click(screen.getByRole('button', { name: 'Agregar color' }));
  await user.type(screen.getByRole('textbox', { name: 'Nombre del color 2' }), 'negro');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Stock de S, negro' })).toHaveValue('7');
});
