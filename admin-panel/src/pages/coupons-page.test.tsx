import { type Coupon, createCoupon, getContent, listCoupons, updateCoupon } from '@shop/contract';
import { answering, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as CouponsPage } from './coupons-page.tsx';

const success = 'success' as const;
const summer: Coupon = {
  _id: 'c1',
  code: 'VERANO10',
  kind: 'percent',
  value: 10,
  from: null,
  to: '2999-03-20',
  minimum: 5_000,
  categories: [],
  onDiscounted: true,
  withPaymentDiscount: true,
  oncePerClient: false,
  maxUses: 10,
  uses: 3,
  active: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};
let sent: unknown[] = [];

const server = fakeServer(
  answering(listCoupons, { status: success, coupons: [summer] }),
  answering(getContent, { status: success, content: aSiteContent() }),
  answering(createCoupon, async (request) => {
    sent.push(await request.json());
    return { status: success, coupon: { ...summer, code: 'PROMO' } };
  }),
  answering(updateCoupon, async (request) => {
    sent.push(await request.json());
    return { status: success, coupon: { ...summer, active: false } };
  }),
);
beforeEach(() => (sent = []));

const open = (address = '/coupons') => renderRoute([{ path: '/coupons', Component: CouponsPage }], address);

// @spec E.10
it('a coupon is listed with what it takes off, its uses and its state, and can be paused', async () => {
  const { user } = open();
  expect(await screen.findByRole('link', { name: '3 de 10 usos' })).toHaveAttribute(
    'href',
    '/orders?cupon=VERANO10',
  );
  expect(
    screen.getByText(/^10 % de descuento · Hasta el 20\/03\/2999 · Compras desde \$5\.000/),
  ).toBeVisible();
  expect(screen.getByText('Activo')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pausar VERANO10' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ code: 'VERANO10', active: false, maxUses: 10 });
});

it('a new coupon is sent with its limits, and a refused one stays as it was typed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Nuevo cupón' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Código'), 'promo');
  await user.selectOptions(dialog.getByLabelText('Qué descuenta'), 'Importe en pesos');
  await user.clear(dialog.getByLabelText('Importe ($)'));
  await user.type(dialog.getByLabelText('Importe ($)'), '1500');
  await user.type(dialog.getByLabelText('Usos en total'), '5');
  await user.click(dialog.getByLabelText('Una vez por clienta'));
  server.use(answering(createCoupon, () => refusal(409, 'Ya hay un cupón con el código PROMO.')));
  await user.click(dialog.getByRole('button', { name: 'Guardar cupón' }));
  expect(await dialog.findByText('Ya hay un cupón con el código PROMO.')).toBeVisible();
  expect(dialog.getByLabelText('Código')).toHaveValue('promo');
  server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Guardar cupón' }));
  expect(await screen.findByText('Cupón PROMO guardado')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({
    code: 'promo',
    kind: 'amount',
    value: 1_500,
    maxUses: 5,
    oncePerClient: true,
  });
});

it('an address that asks for a new coupon opens its form with the code focused', async () => {
  const { router } = open('/coupons?abrir=cupon');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo cupón' }));
  await waitFor(() => expect(dialog.getByLabelText('Código')).toHaveFocus());
  expect(router.state.location.search).toBe('');
});

it('a coupon that another person changed shows both versions, and saves what is chosen of them', async () => {
  const theirs = { ...summer, maxUses: 20, minimum: 8_000, updatedAt: '2026-11-21T12:00:00.000Z' };
  server.use(
    answering(updateCoupon, async (request) => {
      const body = (await request.json()) as { expectedUpdatedAt: string };
      sent.push(body);
      if (body.expectedUpdatedAt === theirs.updatedAt) return { status: success, coupon: summer };
      return refusal(409, 'Otra persona cambió este cupón.', {
        code: 'STALE_FIELDS',
        details: {
          fields: ['maxUses', 'minimum'],
          coupon: theirs,
          lastChange: 'Fue ana, 21/11/2026 09:00.',
        },
      });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Editar VERANO10' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Usos en total'));
  await user.click(dialog.getByRole('button', { name: 'Guardar cupón' }));
  const choice = within(await screen.findByRole('dialog', { name: /Otra persona lo cambió/ }));
  expect(choice.getByText(/^Fue ana, 21\/11\/2026 09:00\./)).toBeVisible();
  const uses = within(choice.getByRole('group', { name: 'Usos en total' }));
  expect(uses.getByRole('radio', { name: /Lo tuyo.*\(vacío\)/ })).toBeChecked();
  await user.click(uses.getByRole('radio', { name: /20/ }));
  await user.click(choice.getByRole('button', { name: 'Guardar lo elegido' }));
  expect(await screen.findByText('Cupón VERANO10 guardado')).toBeInTheDocument();
  expect(sent).toMatchObject([
    { expectedUpdatedAt: summer.updatedAt, maxUses: null, minimum: 5_000 },
    { expectedUpdatedAt: theirs.updatedAt, maxUses: 20, minimum: 8_000 },
  ]);
});
