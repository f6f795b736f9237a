import { importFileMessages, type ImportFile } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { success, server, renderScreen } from '../../../testing/products-screen-setup.tsx';
import { type ImportChunk } from './import-chunks.ts';

const header = ['titulo', 'precio'];
const nothing = { created: 0, updated: 0, unchanged: 0, errors: [], warnings: [] };
const chosen = (name = 'productos.csv') => new File(['titulo;precio'], name, { type: 'text/csv' });
const fileOf = (...products: string[][]): ImportFile => ({
  header,
  rows: products.map((cells, at) => ({ row: at + 2, cells, product: at + 1 })),
});
const parsed = fileOf(['Alma', '18.900'], ['Brisa', 'caro']);

/** Answers the upload of a file and records the uploads. */
function answeringFile(file: ImportFile) {
  const uploads: string[] = [];
  const handler = answering('readImportFile', (request) => {
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

type Piece = ImportChunk & { dryRun: boolean };

describe('CSV import', () => {
  test('CSV import checks the file first and stores nothing while it has faults', async () => {
    const sent: Piece[] = [];
    server.use(
      answeringFile(parsed).handler,
      answering('importProducts', async (request) => {
        sent.push((await request.json()) as Piece);
        return {
          status: success,
          ...nothing,
          created: 1,
          errors: [{ row: 3, message: 'El precio debe ser mayor a 0' }],
        };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    expect(await screen.findByText('El precio debe ser mayor a 0')).toBeVisible();
    expect(screen.getByText(/Hay 1 error para corregir/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true]);
  });

  test('CSV import previews a file without faults, with its warnings, and then stores it', async () => {
    const sent: Piece[] = [];
    const { uploads, handler } = answeringFile(parsed);
    const moved = 'Hubo ventas o cambios desde la exportación (había 5, hoy hay 3): queda en 8';
    server.use(
      handler,
      answering('importProducts', async (request) => {
        sent.push((await request.json()) as Piece);
        const warnings = [{ row: 2, message: moved }];
        return { status: success, ...nothing, created: 1, updated: 1, unchanged: 4, warnings };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    expect(await screen.findByText('Se crea 1 producto, se actualiza 1, 4 quedan igual.')).toBeVisible();
    expect(screen.getByText(moved)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'precio' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '18.900' })).toBeVisible();
    expect(screen.getByText('Hay 1 aviso: miralo antes de importar.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Importar 2 productos' }));
    expect(await screen.findByText('Listo: 1 creado, 1 actualizado.')).toBeInTheDocument();
    const rows = [
      { row: 2, cells: ['Alma', '18.900'] },
      { row: 3, cells: ['Brisa', 'caro'] },
    ];
    expect(sent).toEqual([
      { header, rows, dryRun: true },
      { header, rows, dryRun: false },
    ]);
    expect(uploads).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/)]);
  });

  test('CSV import warns of rows that make a product free and asks before storing them', async () => {
    const sent: Piece[] = [];
    const withDiscount = {
      header: ['titulo', 'precio', 'descuento'],
      rows: [{ row: 2, cells: ['Alma', '18.900', '100'], product: 1 }],
    };
    server.use(
      answeringFile(withDiscount).handler,
      answering('importProducts', async (request) => {
        sent.push((await request.json()) as Piece);
        return { status: success, ...nothing, created: 1 };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    expect(await screen.findByText('El descuento deja el precio en $0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Importar 1 producto' }));
    expect(await screen.findByRole('alertdialog', { name: '¿Guardar con precio $0?' })).toHaveTextContent(
      '«Alma» queda gratis en la tienda',
    );
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true]);
    await user.click(screen.getByRole('button', { name: 'Guardar en $0' }));
    expect(await screen.findByText('Listo: 1 creado, 0 actualizados.')).toBeInTheDocument();
  });

  test('interrupted CSV import continues with the rest and sends nothing twice', async () => {
    const titles = Array.from({ length: 150 }, (_, at) => `Producto ${at}`);
    const stored: string[] = [];
    let away = true;
    server.use(
      answeringFile(fileOf(...titles.map((title) => [title, '100']))).handler,
      answering('importProducts', async (request) => {
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

  test('CSV import rejects an empty file without sending it', async () => {
    const { user, input } = await openImport();
    await user.upload(input, new File([], 'productos.csv', { type: 'text/csv' }));
    expect(await screen.findByText('El archivo está vacío.')).toBeVisible();
  });

  test('CSV import shows why the server cannot read the file', async () => {
    const { notCsv: message } = importFileMessages;
    server.use(
      answering('readImportFile', () =>
        Response.json({ status: 'error', message, code: 'UPLOAD_BAD_TYPE' }, { status: 400 }),
      ),
    );
    const { user, input } = await openImport();
    await user.upload(input, chosen());
    expect(await screen.findByText('El archivo tiene que ser un CSV.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Vista previa del archivo' })).not.toBeInTheDocument();
  });
});
