import { messages } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  success,
  server,
  alma,
  brisa,
  listOf,
  renderScreen,
} from '../../../testing/products-screen-setup.tsx';

describe('bulk actions', () => {
  test('bulk pause changes all products of the page', async () => {
    const sent: unknown[] = [];
    server.use(
      answering('listProducts', listOf([alma, brisa])),
      answering('bulkProducts', async (request) => {
        sent.push(await request.json());
        return { status: success, changed: ['alma', 'brisa'], failed: [] };
      }),
    );
    const { user } = renderScreen();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Elegir todos los productos de esta página' }),
    );
    expect(screen.getByText('2 productos elegidos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText('2 productos cambiaron')).toBeVisible();
    expect(sent).toEqual([{ ids: ['alma', 'brisa'], change: { action: 'pause' } }]);
  });

  test('bulk discount dialog accepts digits only', async () => {
    const sent: unknown[] = [];
    server.use(
      answering('listProducts', listOf([alma])),
      answering('bulkProducts', async (request) => {
        sent.push(await request.json());
        return { status: success, changed: ['alma'], failed: [] };
      }),
    );
    const { user } = renderScreen();
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir Conjunto Alma' }));
    await user.click(screen.getByRole('button', { name: 'Descuento' }));
    await user.type(screen.getByLabelText('Descuento (%)'), '1x5');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() =>
      expect(sent).toEqual([{ ids: ['alma'], change: { action: 'discount', discount: 15 } }]),
    );
  });

  test('bulk deletion lists the products that it could not delete, with the reason', async () => {
    server.use(
      answering('listProducts', listOf([alma, brisa])),
      answering('bulkProducts', {
        status: success,
        changed: ['brisa'],
        failed: [{ id: 'alma', message: messages.activeOrders }],
      }),
    );
    const { user } = renderScreen();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Elegir todos los productos de esta página' }),
    );
    const bar = screen.getByRole('group', { name: 'Acciones para los productos elegidos' });
    await user.click(within(bar).getByRole('button', { name: 'Eliminar' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar 2 productos' }));
    const dialog = await screen.findByRole('dialog', { name: '1 producto no se pudo cambiar' });
    expect(dialog).toHaveTextContent('Conjunto Alma');
    expect(dialog).toHaveTextContent(messages.activeOrders);
  });
});

describe('CSV import', () => {
  const csv = 'titulo;precio\nAlma;18.900\nBrisa;caro\n';
  const nothing = { created: 0, updated: 0, unchanged: 0, errors: [], warnings: [] };
  const file = (text: string, name = 'productos.csv') => new File([text], name, { type: 'text/csv' });

  async function openImport() {
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Importar CSV' }));
    return { user, input: await screen.findByLabelText('Archivo CSV') };
  }

  test('CSV import checks the file first and stores nothing while it has faults', async () => {
    const sent: { dryRun: boolean }[] = [];
    server.use(
      answering('importProducts', async (request) => {
        sent.push((await request.json()) as { dryRun: boolean });
        return {
          status: success,
          ...nothing,
          created: 1,
          errors: [{ row: 3, message: 'El precio debe ser mayor a 0' }],
        };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, file(csv));
    expect(await screen.findByText('El precio debe ser mayor a 0')).toBeVisible();
    expect(screen.getByText(/Hay 1 error para corregir/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true]);
  });

  test('CSV import previews a file without faults, with its warnings, and then stores it', async () => {
    const sent: { csv: string; dryRun: boolean }[] = [];
    const moved = 'Hubo ventas o cambios desde la exportación (había 5, hoy hay 3): queda en 8';
    server.use(
      answering('importProducts', async (request) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        const warnings = [{ row: 2, message: moved }];
        return { status: success, ...nothing, created: 1, updated: 1, unchanged: 4, warnings };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, file(csv));
    expect(await screen.findByText('Se crea 1 producto, se actualiza 1, 4 quedan igual.')).toBeVisible();
    expect(screen.getByText(moved)).toBeVisible();
    expect(screen.getByText('Hay 1 aviso: miralo antes de importar.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Importar 2 productos' }));
    expect(await screen.findByText('Listo: 1 creado, 1 actualizado.')).toBeInTheDocument();
    expect(sent.map((body) => [body.csv.split('\r\n'), body.dryRun])).toEqual([
      [['titulo;precio', 'Alma;18.900', 'Brisa;caro'], true],
      [['titulo;precio', 'Alma;18.900', 'Brisa;caro'], false],
    ]);
  });

  test('interrupted CSV import continues with the rest and sends nothing twice', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => `Producto ${at};100`);
    const stored: string[] = [];
    let away = true;
    server.use(
      answering('importProducts', async (request) => {
        const body = (await request.json()) as { csv: string; dryRun: boolean };
        const titles = body.csv.split('\r\n').slice(1);
        if (!body.dryRun && stored.length > 0 && away)
          return Response.json({ status: 'error', message: 'Ocupado', code: 'UNAVAILABLE' }, { status: 503 });
        if (!body.dryRun) stored.push(...titles);
        return { status: success, ...nothing, created: titles.length };
      }),
    );
    const { user, input } = await openImport();
    await user.upload(input, file(['titulo;precio', ...rows].join('\n')));
    await user.click(await screen.findByRole('button', { name: 'Importar 150 productos' }));
    expect(await screen.findByText(/Se importaron 100 de 150 filas: Ocupado/)).toBeVisible();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Seguir con el resto' }));
    expect(await screen.findByText('Listo: 150 creados, 0 actualizados.')).toBeInTheDocument();
    expect(stored).toEqual(rows);
  });

  test('CSV import rejects an empty file without sending it', async () => {
    const { user, input } = await openImport();
    await user.upload(input, file(' '));
    expect(await screen.findByText('El archivo está vacío.')).toBeVisible();
  });
});
