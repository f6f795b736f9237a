import { type CounterSettings, initialCounterSettings, updateCounterSettings } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { CounterSettings as CounterSettingsPanel } from '#features/counter-settings/counter-settings.tsx';

let sent: CounterSettings[] = [];
const server = fakeServer(
  answering(updateCounterSettings, async (request) => {
    const { seen: _seen, ...counter } = (await request.json()) as CounterSettings & { seen: unknown };
    sent.push(counter);
    return { status: 'success' as const, counter };
  }),
);
beforeEach(() => {
  sent = [];
});

const open = () => renderRoute([{ path: '/cobros', Component: CounterSettingsPanel }], '/cobros');
const save = () => screen.getByRole('button', { name: 'Guardar cobros' });

it('the owner renames a way of payment, switches one off and lets sellers close the till', async () => {
  const { user } = open();
  const name = await screen.findByLabelText('Nombre de QR o billetera');
  expect(await accessibilityFaults()).toEqual([]);
  await user.clear(name);
  await user.type(name, 'Cuenta DNI');
  await user.click(screen.getByRole('switch', { name: 'Ofrecer Tarjeta de crédito' }));
  await user.click(screen.getByLabelText(/Las vendedoras cierran su caja/));
  await user.click(save());
  expect(await screen.findByText('Cobros guardados')).toBeVisible();
  expect(sent[0]?.sellersCloseTill).toBe(true);
  expect(sent[0]?.ways).toEqual(
    initialCounterSettings.ways.map((way) => {
      if (way.key === 'qr') return { ...way, name: 'Cuenta DNI' };
      return way.key === 'credit' ? { ...way, isOn: false } : way;
    }),
  );
});

it('a way that the owner adds may be cash, and one without a name is not saved', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Agregar otra' }));
  await user.click(save());
  expect(await screen.findByText('Escribí cómo se llama')).toBeVisible();
  await user.type(screen.getByLabelText('Nombre de la forma de pago nueva'), 'Dólares');
  await user.click(screen.getByLabelText(/Es efectivo/));
  await user.click(save());
  await waitFor(() =>
    expect(sent[0]?.ways.at(-1)).toEqual({ key: 'own_1', name: 'Dólares', isOn: true, isCash: true }),
  );
  expect(screen.queryByLabelText(/Es efectivo/)).toBeNull();
});

it('two ways with one name are refused beside the list', async () => {
  const { user } = open();
  const name = await screen.findByLabelText('Nombre de Transferencia');
  await user.clear(name);
  await user.type(name, 'efectivo');
  await user.click(save());
  expect(await screen.findByText('Hay dos formas de pago con el mismo nombre')).toBeVisible();
  expect(sent).toEqual([]);
});

it('cash is always offered, and a refused save says why', async () => {
  server.use(answering(updateCounterSettings, () => refusal(500, 'Acá no')));
  const { user } = open();
  expect(await screen.findByText('Siempre')).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Ofrecer Efectivo' })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Ofrecer Otro' }));
  await user.click(save());
  expect(await screen.findByText('No pudimos guardar los cobros: Acá no')).toBeVisible();
  expect(within(document.body).getByRole('switch', { name: 'Ofrecer Otro' })).toBeChecked();
});
