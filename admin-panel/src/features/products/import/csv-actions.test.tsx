import { ApiError, setTransport } from '@shop/web-kit/api';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { CsvActions } from '../products-screen.tsx';

afterEach(() => {
  setTransport(null);
  vi.restoreAllMocks();
});

const pressExport = async () => {
  const { user } = renderRoute([{ path: '/products', Component: CsvActions }], '/products');
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
};

test('product export downloads a file with the date in its name', async () => {
  const files: { name: string; size: number }[] = [];
  URL.createObjectURL = (file) => `blob:${(file as Blob).size}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, size: Number(this.href.replace('blob:', '')) });
  });
  setTransport(() => Promise.resolve(new Blob(['titulo;precio\n'])));
  await pressExport();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]).toEqual({
    name: expect.stringMatching(/^productos-\d{4}-\d{2}-\d{2}\.csv$/) as string,
    size: 14,
  });
});

test('failed product export shows the reason', async () => {
  setTransport(() => Promise.reject(new ApiError(503, { message: 'La tienda está ocupada', code: 'X' })));
  await pressExport();
  expect(await screen.findByText('No se pudo exportar: La tienda está ocupada')).toBeInTheDocument();
});
