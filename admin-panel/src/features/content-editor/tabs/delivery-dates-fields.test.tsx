import { defaultDeliveryDates } from '@shop/contract';
import { aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderContentEditor } from '../../../testing/render-content-editor.tsx';

const server = fakeServer();
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

async function openDates(now = '2026-11-24T10:00:00-03:00') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const { openTab, enter: enterIn, ...editor } = renderContentEditor(server);
  await openTab('Métodos de Pago');
  await editor.user.click(await screen.findByText('Envíos y retiro'));
  const enter = async (label: string, text: string) => enterIn(await screen.findByLabelText(label), text);
  return { ...editor, enter };
}

// @spec D.4
it('delivery dates show what a shopper would read and are saved with the content', async () => {
  const { user, saved, enter, save } = await openDates();
  expect(
    await screen.findByText(/Llega entre jue 26 y vie 27. Retirás desde el mié 25.*apagadas/),
  ).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Prometer fechas de entrega' }));
  await enter('Días de preparación', '2');
  await enter('Días cerrados, uno por línea (25/12/2026)', '25/11/2026');
  expect(await screen.findByText(/Llega entre sáb 28 y lun 30. Retirás desde el vie 27/)).toBeVisible();
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.checkout.deliveryDates).toMatchObject({
    enabled: true,
    preparationDays: 2,
    closedDays: '25/11/2026',
  });
});

it('delivery dates that cannot be read are refused beside their field, and nothing is lost', async () => {
  const { user, saved, enter, save } = await openDates();
  await enter('Días cerrados, uno por línea (25/12/2026)', 'navidad');
  await enter('Días de viaje, mínimo', '9');
  for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'])
    await user.click(screen.getByRole('switch', { name: day }));
  expect(screen.getByText(/no se puede calcular una fecha/)).toBeVisible();
  await save();
  for (const fault of [
    'Escribí cada día como 25/12/2026',
    'El máximo no puede ser menor que el mínimo',
    'Elegí al menos un día de la semana',
  ])
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Días cerrados, uno por línea (25/12/2026)')).toHaveValue('navidad');
  expect(saved).toEqual([]);
});

it('delivery dates of a draft without them are off and complete', async () => {
  const { deliveryDates: _dates, ...checkout } = aSiteContent().checkout;
  const content = { ...aSiteContent(), checkout };
  localStorage.setItem('contentDraft', JSON.stringify({ base: content, content }));
  const { user, saved, save } = await openDates();
  expect(await screen.findByRole('switch', { name: 'Lunes' })).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Prometer fechas de entrega' }));
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.checkout.deliveryDates).toEqual({ ...defaultDeliveryDates, enabled: true });
});

it('delivery dates warn staff before the list of holidays ends', async () => {
  await openDates('2027-11-02T10:00:00-03:00');
  expect(await screen.findByText(/La lista de feriados termina el 31\/12\/2027/)).toBeVisible();
});
