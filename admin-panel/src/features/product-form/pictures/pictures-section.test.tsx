import { listPictureCopies, type ProductDraftInput, updateProduct } from '@shop/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answering, aProduct } from '@shop/web-kit/testing';
import { renderForm, review, saving, server } from '../../../testing/product-form-setup.tsx';

describe('colours of a picture', () => {
  const colored = aProduct({
    _id: 'alma',
    colors: [
      { name: 'Negro', value: '#000000' },
      { name: 'Rojo', value: '#aa0000' },
    ],
    thumbnails: ['/uploads/a.jpg', '/uploads/b.jpg'],
    thumbnailColors: [['Negro'], []],
  });
  const chipsOf = async (n: number) =>
    within(await screen.findByRole('group', { name: `Colores de la imagen ${n}` }));

  // @spec C.11
  test('picture row assigns colours by a tap and says when the picture stands for all', async () => {
    const sent: ProductDraftInput[] = [];
    const { user } = renderForm('alma', colored);
    server.use(saving(sent, updateProduct));
    const [first, second] = [await chipsOf(1), await chipsOf(2)];
    expect(first.getByRole('button', { name: 'Negro' })).toHaveAttribute('aria-pressed', 'true');
    expect(second.getByText('Se ve con todos los colores')).toBeVisible();
    await user.click(second.getByRole('button', { name: 'Rojo' }));
    expect(second.getByText('Se ve solo con los elegidos')).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Negro' }));
    await review(user);
    await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { thumbnailColors: [[], ['Rojo']], seen: { thumbnailColors: [['Negro'], []] } },
      ]),
    );
  });

  // @spec C.11
  test('picture colours follow a renamed colour and lose a removed one', async () => {
    const sent: ProductDraftInput[] = [];
    const { user } = renderForm('alma', colored);
    server.use(saving(sent, updateProduct));
    const name = await screen.findByRole('textbox', { name: 'Nombre del color 1' });
    await user.clear(name);
    await user.type(name, 'Azabache');
    await user.tab();
    expect((await chipsOf(1)).getByRole('button', { name: 'Azabache' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Quitar el color Azabache' }));
    await review(user);
    await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent).toMatchObject([{ thumbnailColors: [[], []] }]));
  });

  test('picture rows of a product without a choice of colours have no chips', async () => {
    const { user } = renderForm('alma', aProduct({ _id: 'alma', colors: [] }));
    const address = await screen.findByRole('textbox', { name: 'URL de la imagen 1' });
    expect(address).not.toBeVisible();
    await user.click(screen.getAllByText('Cambiar esta imagen')[0]!);
    expect(address).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Colores de la imagen 1' })).toBeNull();
  });
});

test('picture row warns of a picture of the shop that does not load, until it is corrected', async () => {
  const { user } = renderForm();
  await user.click(await screen.findByText('Pegar la dirección de una imagen'));
  const field = screen.getByRole('textbox', { name: 'URL de la imagen 1' });
  await user.type(field, '/uploads/no.jpg');
  const picture = field.closest('li')?.querySelector('img') as HTMLImageElement;
  fireEvent.error(picture);
  expect(await screen.findByText(/No se pudo cargar la imagen de esta dirección/)).toBeVisible();
  await user.clear(field);
  expect(screen.queryByText(/No se pudo cargar la imagen/)).toBeNull();
});

test('picture row loads nothing from another site and says that the shop copies it', async () => {
  const { user } = renderForm();
  server.use(answering(listPictureCopies, { status: 'success', copies: [] }));
  await user.click(await screen.findByText('Pegar la dirección de una imagen'));
  const field = screen.getByRole('textbox', { name: 'URL de la imagen 1' });
  await user.type(field, 'https://example.com/a.jpg');
  expect(await screen.findByText(/la tienda la copia sola/)).toBeVisible();
  expect(field.closest('li')?.querySelector('img')).toBeNull();
});
