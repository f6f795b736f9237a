import {
  addDays,
  businessDay,
  readReport,
  readTill,
  type Report,
  type ReportName,
  type Till,
} from '@shop/contract';
import { setTransport, type CallRequest } from '@shop/web-kit/api';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as ReportsPage } from './reports-page.tsx';

const success = 'success' as const;
const today = businessDay(new Date());
let asked: URL[] = [];

const aReport = (name: ReportName, from: string, to: string): Report => ({
  name,
  from,
  to,
  previousFrom: '2026-11-01',
  previousTo: '2026-11-07',
  tables: [
    {
      key: 'by-day',
      title: 'Cobros por día',
      explanation: 'Plata que entró y salió según el día en que se cobró.',
      columns: [
        { key: 'day', label: 'Día', kind: 'day' },
        { key: 'cash', label: 'Efectivo', kind: 'pesos' },
        { key: 'total', label: 'Total', kind: 'pesos' },
        { key: 'share', label: '% del total', kind: 'percent' },
      ],
      rows: Array.from({ length: 14 }, (_, at) => [addDays('2026-11-08', at), 0, 1_000 + at, 12.5]),
      total: [null, 0, 11_200, null],
      previousTotal: [null, 300, 10_000, null],
    },
    {
      key: 'by-method',
      title: 'Cobros por medio',
      explanation: 'La misma plata por medio.',
      columns: [{ key: 'method', label: 'Medio', kind: 'text' }],
      rows: [],
      total: null,
      previousTotal: null,
    },
  ],
});

const noTill: Till = {
  day: today,
  suggestedOpening: 0,
  entries: [],
  closings: [],
  handovers: [],
  methods: [{ method: 'cash', name: 'Efectivo', isCash: true, collected: 0, returned: 0, net: 0 }],
};

const server = fakeServer(
  answering(readTill, { status: success, till: noTill }),
  answering(readReport, (request) => {
    const url = new URL(request.url);
    asked.push(url);
    const name = url.pathname.split('/').at(-1) as ReportName;
    const [from, to] = ['from', 'to'].map((key) => url.searchParams.get(key) ?? '');
    return { status: success, report: aReport(name, from ?? '', to ?? '') };
  }),
);
beforeEach(() => (asked = []));
afterEach(() => setTransport(null));

const open = (search = '?informe=cobros') =>
  renderRoute([{ path: '/reports', Component: ReportsPage }], `/reports${search}`);
const tableOf = (title: string) => within(screen.getByRole('table', { name: `Tabla de ${title}` }));

describe('the reports', () => {
  // @spec E.25
  it('a table has its sentence, its sums beside the period before, and rows in their order', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Cobros por día' })).toBeVisible();
    expect(screen.getByText('Plata que entró y salió según el día en que se cobró.')).toBeVisible();
    expect(screen.getByText('+12 % que del 1 al 7/11')).toBeVisible();
    expect(screen.getByText('Antes: $10.000')).toBeVisible();
    const [, first, second] = tableOf('Cobros por día').getAllByRole('row');
    expect(first).toHaveTextContent('dom 8/11/26$0$1.00012,5 %');
    expect(second).toHaveTextContent('lun 9/11/26');
    expect(screen.getByText('Sin datos en este período')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('a long table shows its first rows, and all of them on demand', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ver las 14 filas' }));
    // Head, days and total.
    expect(tableOf('Cobros por día').getAllByRole('row')).toHaveLength(16);
    expect(screen.getByRole('button', { name: 'Ver menos filas' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('the period is asked of the server and stands in the address', async () => {
    const { user, router } = open();
    await screen.findByRole('table', { name: 'Tabla de Cobros por día' });
    expect(asked.at(-1)?.search).toBe(`?from=${addDays(today, -29)}&to=${today}&compare=days`);
    await user.selectOptions(screen.getByLabelText('Período'), 'Ayer');
    const yesterday = addDays(today, -1);
    await waitFor(() => expect(asked.at(-1)?.search).toBe(`?from=${yesterday}&to=${yesterday}&compare=days`));
    expect(router.state.location.search).toBe('?informe=cobros&periodo=ayer');
    await user.click(screen.getByRole('tab', { name: 'Ventas' }));
    await waitFor(() => expect(asked.at(-1)?.pathname).toContain('/reports/sales'));
    expect(router.state.location.search).toBe('?informe=ventas&periodo=ayer');
  });

  it('the faults of chosen dates stand at their fields', async () => {
    const message = 'La fecha «desde» no puede ser posterior a «hasta»';
    server.use(answering(readReport, () => refusal(400, message, { errors: [{ path: 'from', message }] })));
    open('?informe=ventas&periodo=elegir&desde=2026-11-09&hasta=2026-11-01');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Desde')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Hasta')).toBeValid();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('a failed load can be retried', async () => {
    server.use(answering(readReport, () => refusal(404, 'Acá no')));
    const { user } = open();
    expect(await screen.findByText('No pudimos cargar el informe: Acá no')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('table', { name: 'Tabla de Cobros por día' })).toBeVisible();
  });

  // @spec E.25
  it('a table is downloaded with its range', async () => {
    const { user } = open('?informe=cobros&periodo=hoy');
    const button = await screen.findByRole('button', { name: 'Descargar CSV: Cobros por día' });
    const sent: CallRequest[] = [];
    // jsdom's requests cannot return a Blob.
    setTransport((one) => {
      sent.push(one);
      return Promise.resolve(new Blob(['dia;total']));
    });
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.click(button);
    await waitFor(() => expect(names).toEqual([`cobros-por-dia-${today}-a-${today}.csv`]));
    expect(sent[0]).toMatchObject({
      endpoint: { name: 'exportReport' },
      input: { params: { name: 'takings' }, query: { from: today, to: today, table: 'by-day' } },
    });
    click.mockRestore();
  });
});
