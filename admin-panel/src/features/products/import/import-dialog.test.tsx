import { type ImportFile, importFileMessages, importProducts, readImportFile } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { success, server, renderScreen } from '../../../testing/products-screen-setup.tsx';
import { type ImportChunk } from './file/import-chunks.ts';

// @spec C.32

const header = ['titulo', 'precio'];
const nothing = {
  created: 0,
  updated: 0,
  unchanged: 0,
  invalid: 0,
  errors: [],
  warnings: [],
  rows: [],
};
const result = (row: number, title: string, outcome: 'created' | 'updated' | 'unchanged' | 'invalid') => ({
  row,
  title,
  result: outcome,
  changes: [] as { name: string; before: string; after: string }[],
  version: `v${row}`,
});
const chosen = (name = 'productos.csv') => new File(['titulo;precio'], name, { type: 'text/csv' });
const fileOf = (...products: string[][]): ImportFile => ({
  header,
  rows: products.map((cells, at) => ({ row: at + 2, cells, product: at + 1 })),
});
const parsed = fileOf(['Alma', '18.900'], ['Brisa', 'caro']);

/** Answers the upload of a file and records the uploads. */
function answeringFile(file: ImportFile) {
  const uploads: string[] = [];
  const handler = answering(readImportFile, (request) => {
    uploads.push(request.headers.get('content-type') ?? '');
    return { status: success, ...file };
  });
  return { uploads, handler };
}

async function openImport() {
  const { user } = renderScreen();
  await user.click(await screen.findByRole('button', { name: 'Importar CSV' }));
  return { user, input: await screen.findByLabelText('Archivo CSV') };
}

const shownRows = () =>
  within(screen.getByRole('list', { name: 'Vista previa del archivo' }))
    .getAllByText(/^Fila \d+$/)
    .map((row) => row.closest('li')?.textContent ?? '');

type Piece = ImportChunk & { dryRun: boolean };

describe('CSV import', () => {
  test('an address that asks for it opens the CSV import', async () => {
    renderScreen('/products?abrir=importar');
    expect(await screen.findByRole('dialog', { name: 'Importar productos' })).toBeVisible();
    expect(screen.getByLabelText('Archivo CSV')).toBeEnabled();
  });

  // @spec C.14
  test('CSV import checks the file first and stores nothing while it has faults', async () => {
    const sent: Piece[] = [];
    server.use(
      answeringFile(parsed).handler,
      answering(importProducts, async (request) => {
        sent.push((await request.json()) as Piece);
        return {
          status: success,
          ...nothing,
          created: 1,
          invalid: 1,
          errors: [
            { row: 3, column: 'precio', message: '«caro» no es un número', expected: 'pesos enteros' },
          ],
          rows: [result(2, 'Alma', 'created'), result(3, 'Brisa', 'invalid')],
        };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    expect(await screen.findByText('precio: «caro» no es un número')).toBeVisible();
    expect(screen.getByText('Se espera: pesos enteros.')).toBeVisible();
    expect(screen.getByText(/Hay 1 error para corregir/)).toHaveTextContent(
      'Productos: 1 nuevo, 1 con errores.',
    );
    expect(shownRows()).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Solo filas con errores' }));
    expect(shownRows()).toEqual([expect.stringContaining('Brisa')]);
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true]);
  });

  test('CSV import previews a file without faults, with its warnings, and then stores it', async () => {
    const sent: Piece[] = [];
    const { uploads, handler } = answeringFile(parsed);
    const moved = 'Hubo ventas o cambios desde la exportación (había 5, hoy hay 3): queda en 8';
    server.use(
      handler,
      answering(importProducts, async (request) => {
        sent.push((await request.json()) as Piece);
        const warnings = [{ row: 2, message: moved }];
        const price = { name: 'Precio', before: '$12.000', after: '$18.900' };
        const rows = [{ ...result(2, 'Alma', 'updated'), changes: [price] }, result(3, 'Brisa', 'created')];
        return { status: success, ...nothing, created: 1, updated: 1, unchanged: 4, warnings, rows };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    expect(await screen.findByText('Productos: 1 nuevo, 1 cambia, 4 sin cambios.')).toBeVisible();
    expect(shownRows()).toEqual([
      `Fila 2AlmaCambia${moved}Precio: $12.000 → $18.900`,
      'Fila 3BrisaNuevo producto',
    ]);
    expect(screen.getByText('Hay 1 aviso: miralo antes de importar.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Importar 2 productos' }));
    expect(await screen.findByText('Listo: 1 creado, 1 actualizado.')).toBeInTheDocument();
    const rows = [
      { row: 2, cells: ['Alma', '18.900'] },
      { row: 3, cells: ['Brisa', 'caro'] },
    ];
    expect(sent).toEqual([
      { header, rows, dryRun: true },
      { header, rows, dryRun: false, seen: [2, 3].map((row) => ({ row, version: `v${row}` })) },
    ]);
    expect(uploads).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/)]);
  });

  test('interrupted CSV import continues with the rest and sends nothing twice', async () => {
    const titles = Array.from({ length: 150 }, (_, at) => `Producto ${at}`);
    const stored: string[] = [];
    let away = true;
    server.use(
      answeringFile(fileOf(...titles.map((title) => [title, '100']))).handler,
      answering(importProducts, async (request) => {
        const { rows, dryRun } = (await request.json()) as Piece;
        if (!dryRun && stored.length > 0 && away)
          return Response.json({ status: 'error', message: 'Ocupado', code: 'UNAVAILABLE' }, { status: 503 });
        if (!dryRun) stored.push(...rows.map(({ cells }) => cells[0] ?? ''));
        return { status: success, ...nothing, created: rows.length };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    await user.click(await screen.findByRole('button', { name: 'Importar 150 productos' }));
    expect(await screen.findByText(/Se importaron 100 de 150 filas: Ocupado/)).toBeVisible();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Seguir con el resto' }));
    expect(await screen.findByText('Listo: 150 creados, 0 actualizados.')).toBeInTheDocument();
    expect(stored).toEqual(titles);
  });

  test('CSV import keeps what was not stored in view', async () => {
    const conflict = 'Cambió en la tienda después de la revisión: no se guardó.';
    server.use(
      answeringFile(parsed).handler,
      answering(importProducts, async (request) => {
        const { dryRun } = (await request.json()) as Piece;
        return dryRun
          ? { status: success, ...nothing, updated: 2 }
          : { status: success, ...nothing, updated: 1, invalid: 1, errors: [{ row: 3, message: conflict }] };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    await user.click(await screen.findByRole('button', { name: 'Importar 2 productos' }));
    expect(await screen.findByText(`Fila 3: ${conflict}`)).toBeVisible();
    expect(screen.getByText('1 producto no se guardó')).toBeVisible();
    expect(screen.getByText('Listo: 0 creados, 1 actualizado.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
  });

  // @spec C.14
  test('CSV import explains each column, with an example and whether it is required', async () => {
    const { user } = await openImport();
    await user.click(screen.getByText('Qué va en cada columna'));
    const price = screen.getByText('precio').closest('div');
    expect(price).toHaveTextContent(/^precioobligatoria para crearPesos enteros .*Ejemplo: 18\.900$/);
    expect(screen.getByText('stock').closest('div')).toHaveTextContent('opcional');
  });

  test('CSV import rejects an empty file without sending it', async () => {
    const { user, input } = await openImport();
    await user.upload(input, new File([], 'productos.csv', { type: 'text/csv' }));
    expect(await screen.findByText('El archivo está vacío.')).toBeVisible();
  });

  test('CSV import shows why the server cannot read the file', async () => {
    const { notCsv: message } = importFileMessages;
    server.use(
      answering(readImportFile, () =>
        Response.json({ status: 'error', message, code: 'UPLOAD_BAD_TYPE' }, { status: 400 }),
      ),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    expect(await screen.findByText('El archivo tiene que ser un CSV.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Vista previa del archivo' })).not.toBeInTheDocument();
  });
});
