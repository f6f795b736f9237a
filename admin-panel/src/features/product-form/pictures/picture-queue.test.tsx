import { uploadProof } from '@shop/contract';
import { setTransport } from '@shop/web-kit/api';
import { createHttpTransport } from '@shop/web-kit/http-transport';
import { answering, refusal } from '@shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import { renderForm, server, success } from '../../../testing/product-form-setup.tsx';

const aPicture = (name: string) => new File([name], name, { type: 'image/png' });
const urls = () =>
  screen.getAllByRole('textbox', { name: /URL de la imagen/ }).map((box) => (box as HTMLInputElement).value);
/** Stores the nth upload under its number, unless it is the `refused` one. */
function takingUploads(refused?: number) {
  let uploads = 0;
  server.use(
    answering(uploadProof, () => {
      const number = (uploads += 1);
      if (number === refused) return refusal(500, 'Error al subir archivo');
      return { status: success, url: `/uploads/${number}.png`, filename: `${number}.png` };
    }),
  );
}

const drop = async (files: File[]) =>
  fireEvent.drop((await screen.findByLabelText(/Subir imágenes/)).closest('label') as HTMLElement, {
    dataTransfer: { files },
  });

describe('picture upload of several files', () => {
  // @spec C.10
  test('picture upload takes all dropped files and keeps their order', async () => {
    takingUploads();
    renderForm();
    await drop(['a.png', 'b.png', 'c.png'].map(aPicture));
    await waitFor(() => expect(urls()).toEqual(['/uploads/1.png', '/uploads/2.png', '/uploads/3.png']));
    expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
  });

  // @spec C.10
  test('picture upload sends pictures beside each other, each with its own place', async () => {
    // As the app's own, which keeps files out of the queue of calls.
    setTransport(createHttpTransport({ sendsFilesBeside: true }));
    const ends: Record<string, () => void> = {};
    server.use(
      answering(uploadProof, async (request) => {
        const [, name = ''] = /filename="(\w+\.png)"/.exec(await request.text()) ?? [];
        await new Promise<void>((end) => (ends[name] = end));
        return { status: success, url: `/uploads/${name}`, filename: name };
      }),
    );
    renderForm();
    await drop(['a.png', 'b.png'].map(aPicture));
    await waitFor(() => expect(Object.keys(ends).sort()).toEqual(['a.png', 'b.png']));
    ends['b.png']!();
    await waitFor(() => expect(urls()).toEqual(['/uploads/b.png']));
    ends['a.png']!();
    await waitFor(() => expect(urls()).toEqual(['/uploads/a.png', '/uploads/b.png']));
  });

  // @spec C.11
  test('picture upload takes a photo with the camera of a phone', async () => {
    takingUploads();
    const { user } = renderForm();
    const camera = await screen.findByLabelText('Sacar una foto');
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(urls()).toEqual(['/uploads/1.png']));
  });

  // @spec C.10
  test('picture upload names each file that failed, adds the others, and a retry puts it in its place', async () => {
    takingUploads(2);
    const { user } = renderForm();
    const input = await screen.findByLabelText(/Subir imágenes/);
    expect(input).toHaveAttribute('multiple');
    const files = [
      aPicture('a.png'),
      aPicture('b.png'),
      new File(['x'], 'nota.pdf', { type: 'application/pdf' }),
    ];
    await userEvent.setup({ applyAccept: false }).upload(input, [...files, aPicture('c.png')]);
    const failed = () => within(screen.getByRole('list', { name: 'Archivos elegidos' }));
    await waitFor(() =>
      expect(
        failed()
          .getAllByRole('alert')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'b.png: Error al subir archivo',
        'nota.pdf: Por favor, sube una imagen válida (JPG, PNG, WEBP)',
      ]),
    );
    await waitFor(() => expect(urls()).toEqual(['/uploads/1.png', '/uploads/3.png']));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(failed().getByRole('button', { name: 'Quitar nota.pdf de la lista' }));
    await user.click(failed().getByRole('button', { name: 'Reintentar b.png' }));
    await waitFor(() => expect(urls()).toEqual(['/uploads/1.png', '/uploads/4.png', '/uploads/3.png']));
    expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
  });

  // @spec C.10
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

  test('pictures that were uploaded together get their colour by one tap, and never one by themselves', async () => {
    takingUploads();
    const colors = ['Negro', 'Rojo'].map((name) => ({ name, value: '#aa0000' }));
    const { user } = renderForm('alma', aProduct({ colors, thumbnails: ['/uploads/vieja.jpg'] }));
    await drop(['rojo-1.png', 'rojo-2.png'].map(aPicture));
    const together = within(
      await screen.findByRole('group', { name: 'Las 2 imágenes que subiste juntas, ¿de qué color son?' }),
    );
    const isRed = (n: number) =>
      within(screen.getByRole('group', { name: `Colores de la imagen ${n}` }))
        .getByRole('button', { name: 'Rojo' })
        .getAttribute('aria-pressed');
    expect([1, 2, 3].map(isRed)).toEqual(['false', 'false', 'false']);
    await user.click(together.getByRole('button', { name: 'Rojo' }));
    expect([1, 2, 3].map(isRed)).toEqual(['false', 'true', 'true']);
    await user.click(together.getByRole('button', { name: 'Rojo' }));
    expect([1, 2, 3].map(isRed)).toEqual(['false', 'false', 'false']);
  });
});
