import { type ProductDraftInput } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { renderForm, review, saving, server, success } from '../../../testing/product-form-setup.tsx';

const aPicture = (name: string) => new File([name], name, { type: 'image/png' });
const urls = () =>
  screen.getAllByRole('textbox', { name: /URL de la imagen/ }).map((box) => (box as HTMLInputElement).value);

/** Answers the nth upload with an address of that number, one at a time; refuses the `refused` one. */
function takingUploads(refused?: number) {
  const seen = { uploads: 0, running: 0, most: 0 };
  server.use(
    answering('uploadProof', async () => {
      const number = (seen.uploads += 1);
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await Promise.resolve();
      seen.running -= 1;
      if (number === refused) return refusal(500, 'Error al subir archivo');
      return { status: success, url: `/uploads/${number}.png`, filename: `${number}.png` };
    }),
  );
  return seen;
}

const drop = async (files: File[]) =>
  fireEvent.drop((await screen.findByLabelText(/Subir imágenes/)).closest('label') as HTMLElement, {
    dataTransfer: { files },
  });

describe('picture upload of several files', () => {
  test('picture upload takes all dropped files and keeps their order', async () => {
    const seen = takingUploads();
    renderForm();
    await drop(['a.png', 'b.png', 'c.png'].map(aPicture));
    await waitFor(() => expect(urls()).toEqual(['/uploads/1.png', '/uploads/2.png', '/uploads/3.png']));
    expect(seen).toEqual({ uploads: 3, running: 0, most: 1 });
    expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
  });

  test('picture upload takes a photo with the camera of a phone', async () => {
    takingUploads();
    const { user } = renderForm();
    const camera = await screen.findByLabelText('Sacar una foto');
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(urls()).toEqual(['/uploads/1.png']));
  });

  test('picture upload names each file that failed and adds the others', async () => {
    takingUploads(2);
    renderForm();
    const input = await screen.findByLabelText(/Subir imágenes/);
    expect(input).toHaveAttribute('multiple');
    const files = [
      aPicture('a.png'),
      aPicture('b.png'),
      new File(['x'], 'nota.pdf', { type: 'application/pdf' }),
    ];
    await userEvent.setup({ applyAccept: false }).upload(input, [...files, aPicture('c.png')]);
    await waitFor(() => expect(urls()).toEqual(['/uploads/1.png', '/uploads/3.png']));
    const failed = within(screen.getByRole('list', { name: 'Archivos elegidos' }));
    expect(failed.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'b.png: Error al subir archivo',
      'nota.pdf: Por favor, sube una imagen válida (JPG, PNG, WEBP)',
    ]);
  });

  test('picture upload says which files are beyond the limit of a product', async () => {
    takingUploads();
    renderForm('alma', aProduct({ thumbnails: Array.from({ length: 11 }, (_, at) => `/uploads/${at}.jpg`) }));
    await drop(['a.png', 'b.png'].map(aPicture));
    await waitFor(() => expect(urls()).toHaveLength(12));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'b.png: no se subió: un producto tiene hasta 12 imágenes',
    );
    expect(await screen.findByText('Este producto ya tiene 12 imágenes, el máximo.')).toBeVisible();
  });
});

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

  test('picture row assigns colours by a tap and says when the picture stands for all', async () => {
    const sent: ProductDraftInput[] = [];
    const { user } = renderForm('alma', colored);
    server.use(saving(sent, 'updateProduct'));
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

  test('picture colours follow a renamed colour and lose a removed one', async () => {
    const sent: ProductDraftInput[] = [];
    const { user } = renderForm('alma', colored);
    server.use(saving(sent, 'updateProduct'));
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
    renderForm('alma', aProduct({ _id: 'alma', colors: [] }));
    expect(await screen.findByRole('textbox', { name: 'URL de la imagen 1' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Colores de la imagen 1' })).toBeNull();
  });
});

test('picture row warns of an address that does not answer, until it is corrected', async () => {
  const { user } = renderForm();
  const field = await screen.findByRole('textbox', { name: 'URL de la imagen 1' });
  await user.type(field, 'https://example.com/no.jpg');
  const picture = field.closest('li')?.querySelector('img') as HTMLImageElement;
  fireEvent.error(picture);
  expect(await screen.findByText(/No se pudo cargar la imagen de esta dirección/)).toBeVisible();
  await user.clear(field);
  expect(screen.queryByText(/No se pudo cargar la imagen/)).toBeNull();
});
