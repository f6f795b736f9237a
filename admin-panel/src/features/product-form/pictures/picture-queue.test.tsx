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
// The test's window drops the names of sent files, so the content of each is its name.
const nameOf = async (request: Request) => ((await request.formData()).get('file') as File).text();

type Answer = (name: string, attempt: number) => Promise<void> | void;

/** Stores each upload under the name of its file, unless `refuse` throws. */
function takingUploads(refuse: Answer = () => undefined) {
  const seen = { uploads: 0, running: 0, most: 0 };
  const attempts = new Map<string, number>();
  server.use(
    answering('uploadProof', async (request) => {
      seen.uploads += 1;
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      const name = await nameOf(request);
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
      try {
        await refuse(name, attempts.get(name) ?? 0);
      } catch {
        return refusal(500, 'Error al subir archivo');
      } finally {
        seen.running -= 1;
      }
      return { status: success, url: `/uploads/${name}`, filename: name };
    }),
  );
  return seen;
}

const refusing =
  (bad: string): Answer =>
  (name, attempt) => {
    if (name === bad && attempt === 1) throw new Error('refused');
  };

const drop = async (files: File[]) =>
  fireEvent.drop((await screen.findByLabelText(/Subir imágenes/)).closest('label') as HTMLElement, {
    dataTransfer: { files },
  });

describe('picture upload of several files', () => {
  test('picture upload sends at most three files at a time and keeps the order in which they were chosen', async () => {
    let release = () => undefined as void;
    const first = new Promise<void>((resolve) => (release = resolve));
    const seen = takingUploads((name) => (name === 'a.png' ? first : undefined));
    renderForm();
    await drop(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(aPicture));
    await waitFor(() =>
      expect(urls()).toEqual(['/uploads/b.png', '/uploads/c.png', '/uploads/d.png', '/uploads/e.png']),
    );
    release();
    await waitFor(() => expect(urls()[0]).toBe('/uploads/a.png'));
    expect(urls()).toHaveLength(5);
    expect(seen.most).toBeLessThanOrEqual(3);
    expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
  });

  test('picture upload takes a photo with the camera of a phone', async () => {
    takingUploads();
    const { user } = renderForm();
    const camera = await screen.findByLabelText('Sacar una foto');
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, new File(['a.jpg'], 'a.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(urls()).toEqual(['/uploads/a.jpg']));
  });

  test('picture upload names each file that failed, adds the others, and a retry puts it in its place', async () => {
    takingUploads(refusing('b.png'));
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
    expect(urls()).toEqual(['/uploads/a.png', '/uploads/c.png']);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(failed().getByRole('button', { name: 'Quitar nota.pdf de la lista' }));
    await user.click(failed().getByRole('button', { name: 'Reintentar b.png' }));
    await waitFor(() => expect(urls()).toEqual(['/uploads/a.png', '/uploads/b.png', '/uploads/c.png']));
    expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
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
