import {
  businessDay,
  closeOwnTill,
  exportMonth,
  getCounterSettings,
  initialCounterSettings,
  monthBeforeDay,
  readOwnTill,
  readReport,
  readTill,
  type Till,
} from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setCurrentRole } from '#shared/access/permissions.ts';
import * as files from '#shared/download-file.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as NewSalePage } from './orders/new-sale-page.tsx';
import { OwnTill as OwnTillPage } from './own-till-page.tsx';
import { Component as ReportsPage } from './reports-page.tsx';

const success = 'success' as const;
const today = businessDay(new Date());
const closing: Till['closings'][number] = {
  _id: 'c1',
  day: today,
  openingCash: 0,
  expectedCash: 1_300,
  countedCash: 1_250,
  difference: -50,
  leftCash: 0,
  note: '',
  actor: 'lola',
  at: `${today}T23:30:00.000Z`,
};
const till: Till = {
  day: today,
  suggestedOpening: 0,
  methods: [{ method: 'cash', name: 'Efectivo', isCash: true, collected: 1_300, returned: 0, net: 1_300 }],
  entries: [],
  closings: [],
  handovers: [],
};
let sent: unknown[] = [];
const server = fakeServer(
  answering(readOwnTill, { status: success, till }),
  answering(readTill, { status: success, till: { ...till, handovers: [closing] } }),
  answering(readReport, () => refusal(404, 'Acá no')),
  answering(closeOwnTill, async (request) => {
    sent.push(await request.json());
    return { status: success, closing };
  }),
  answering(exportMonth, (request) => {
    sent.push(new URL(request.url).searchParams.get('month'));
    return new Response('Mes', { headers: { 'content-type': 'text/csv' } });
  }),
);
const letSellers = () =>
  server.use(
    answering(getCounterSettings, {
      status: success,
      counter: { ...initialCounterSettings, sellersCloseTill: true },
    }),
  );
const pages = [
  { path: '/orders/new', Component: NewSalePage },
  { path: '/own-till', Component: OwnTillPage },
  { path: '/reports', Component: ReportsPage },
];

it('a seller hands over what she took herself', async () => {
  sent = [];
  setCurrentRole('vendedora');
  letSellers();
  const { user } = renderRoute(pages, '/orders/new');
  await user.click(await screen.findByRole('link', { name: 'Mi caja' }));
  expect(await screen.findByText(/Solo lo que cobraste vos/)).toBeVisible();
  await user.type(await screen.findByLabelText('Contado'), '1250');
  await user.click(screen.getByRole('button', { name: 'Cerrar caja' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ expectedCash: 1_300, countedCash: 1_250 }));
});

it('the owner has no till of her own to hand over, and a seller has none unless she is let', async () => {
  letSellers();
  const { unmount } = renderRoute(pages, '/orders/new');
  await screen.findByText('Buscá un producto para empezar.');
  expect(screen.queryByRole('link', { name: 'Mi caja' })).toBeNull();
  unmount();
  server.resetHandlers();
  setCurrentRole('vendedora');
  renderRoute(pages, '/orders/new');
  await screen.findByText('Buscá un producto para empezar.');
  expect(screen.queryByRole('link', { name: 'Mi caja' })).toBeNull();
});

it('the owner sees what each seller handed over', async () => {
  renderRoute(pages, '/reports');
  expect(await screen.findByRole('region', { name: 'Lo que rindieron las vendedoras' })).toHaveTextContent(
    /por lola.*Faltan \$50/,
  );
});

it('the month before is downloaded for the accountant, and another one may be chosen', async () => {
  sent = [];
  const download = vi.spyOn(files, 'downloadFile').mockImplementation(() => undefined);
  const { user } = renderRoute(pages, '/reports?informe=mes');
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Mes' });
  expect(choice.value).toBe(monthBeforeDay(today));
  await user.click(screen.getByRole('button', { name: 'Descargar el mes' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.anything(), `mes-${choice.value}.csv`));
  await user.selectOptions(choice, today.slice(0, 7));
  await user.click(screen.getByRole('button', { name: 'Descargar el mes' }));
  await waitFor(() => expect(sent).toEqual([monthBeforeDay(today), today.slice(0, 7)]));
});
