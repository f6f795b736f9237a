import { type ProductDraftInput, updateProduct } from '@shop/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { server, renderForm, review, saving } from '../../../testing/product-form-setup.tsx';

// @spec C.22
describe('price field', () => {
  const fieldOf = () => screen.findByRole('textbox', { name: 'Precio' });

  test('price field drops the cents of a pasted price', async () => {
    const { user } = renderForm();
    const price = await fieldOf();
    await user.click(price);
    await user.paste(' $ 1.234,50');
    expect(price).toHaveValue('1.234');
  });

  test('price field ignores cents typed after a comma', async () => {
    const { user } = renderForm();
    const price = await fieldOf();
    await user.type(price, '24900,50');
    expect(price).toHaveValue('24.900');
    await user.type(price, '{Backspace}5');
    expect(price).toHaveValue('24.905');
  });
});

describe('product form fields', () => {
  // @spec 5.22
  test('price field shows dots and takes digits only; empty stock and discount fields become 0', async () => {
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

  test('the one size leads to its units, which are typed over', async () => {
    const { user } = renderForm();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Categoría' }), 'Corpiños');
    await user.click(screen.getByRole('checkbox', { name: 'Talle único' }));
    const units = screen.getByRole<HTMLInputElement>('textbox', { name: 'Unidades disponibles' });
    expect(units).toHaveFocus();
    expect([units.selectionStart, units.selectionEnd]).toEqual([0, 1]);
    await user.keyboard('4');
    expect(units).toHaveValue('4');
  });

  test('price field keeps the caret after a digit typed in the middle', async () => {
    const { user } = renderForm();
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Precio' });
    await user.type(price, '12345');
    await user.type(price, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(price).toHaveValue('192.345');
    expect(price.selectionStart).toBe(2);
  });

  test('size choice offers the sizes of the enabled guide of the category, once each', async () => {
    const { user } = renderForm();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Categoría' }), 'Conjuntos');
    const sizes = within(screen.getByRole('group', { name: /Talles/ }));
    expect(sizes.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'S',
      'M',
      'L',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Corpiños');
    expect(sizes.getAllByRole('checkbox')).toEqual([sizes.getByRole('checkbox', { name: 'Talle único' })]);
    expect(sizes.getByRole('link', { name: /guía de talles/ })).toHaveAttribute(
      'href',
      '/content?seccion=sizeGuides',
    );
  });

  test('size choice takes all sizes of the guide, or those between two chosen ones, by one tap', async () => {
    const { user } = renderForm();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Categoría' }), 'Conjuntos');
    const chosen = () =>
      screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true, name: /^[SML]$/ }).length;
    await user.click(screen.getByRole('button', { name: 'Todos, de S a L' }));
    expect(chosen()).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Ninguno' }));
    expect(screen.queryAllByRole('checkbox', { checked: true, name: /^[SML]$/ })).toEqual([]);
  });

  test('Enter in the name of a colour adds the next one and goes to it', async () => {
    const { user } = renderForm();
    await user.click(await screen.findByRole('radio', { name: 'Elegir de una lista' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre del color 1' })).toHaveFocus());
    await user.keyboard('Negro{Enter}Rojo');
    expect(screen.getByRole('textbox', { name: 'Nombre del color 2' })).toHaveValue('Rojo');
  });

  // @spec 5.23
  test('picture rows are moved and removed with buttons, and one always remains', async () => {
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

  test('picture upload rejects a file of the wrong type or size without sending it', async () => {
    const { user } = renderForm();
    await user.click(await screen.findByText('Pegar la dirección de una imagen'));
    const input = screen.getByLabelText('Subir un archivo para la imagen 1');
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, new File(['x'], 'nota.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Por favor, sube una imagen válida (JPG, PNG, WEBP)')).toBeVisible();
    const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'foto.png', { type: 'image/png' });
    await user.upload(input, big);
    expect(await screen.findByText('La imagen no puede superar los 5MB')).toBeVisible();
  });
});

describe('stock section', () => {
  test('stock grid takes a number per size and colour and sends the base stock with it', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent, updateProduct));
    const { user } = renderForm('alma');
    const cell = await screen.findByRole('textbox', { name: 'Stock de S, Bordó' });
    await user.clear(cell);
    await user.type(cell, '12');
    expect(screen.getByText('Total: 17 unidades')).toBeVisible();
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variants).toEqual([
      { size: 'S', color: 'Bordó', stock: 12, stockSeen: 3, sku: null, skuSeen: null },
      { size: 'M', color: 'Bordó', stock: 5, stockSeen: 5, sku: null, skuSeen: null },
    ]);
  });

  test('single stock number starts from the total of the grid', async () => {
    const { user } = renderForm('alma');
    await user.click(await screen.findByRole('radio', { name: 'Un solo número para todo el producto' }));
    expect(screen.getByRole('textbox', { name: 'Unidades disponibles' })).toHaveValue('8');
  });

  test('stock grid can be filled with one number, in all cells or those of a size', async () => {
    const { user } = renderForm('alma');
    const fill = await screen.findByRole('textbox', { name: 'Mismo stock' });
    await user.type(fill, '6{Enter}');
    expect(screen.getByText('Total: 12 unidades')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dónde' }), 'en el talle M');
    await user.type(fill, '1');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(screen.getByText('Total: 7 unidades')).toBeVisible();
  });

  test('Enter goes to the next cell of the stock grid', async () => {
    const { user } = renderForm('alma');
    await user.type(await screen.findByRole('textbox', { name: 'Stock de S, Bordó' }), '4{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Stock de M, Bordó' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Revisar producto' })).toBeVisible();
  });
});
