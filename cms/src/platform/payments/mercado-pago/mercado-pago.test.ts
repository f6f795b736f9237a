import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ACCESS_TOKEN,
  startMercadoPagoServer,
  WEBHOOK_SECRET,
  type MercadoPagoServer,
} from '../../../../tests/support/servers/mercado-pago-server';
import { ProviderRefusal, ProviderUnavailable, type PaymentProvider } from '../payment-provider';
import { mercadoPago } from './mercado-pago';
import { mercadoPagoSettings, missingSettings } from './settings';

let server: MercadoPagoServer;
let provider: PaymentProvider;
const secrets = { accessToken: ACCESS_TOKEN, webhookSecret: WEBHOOK_SECRET };
beforeAll(async () => {
  server = await startMercadoPagoServer();
  provider = mercadoPago({ apiUrl: server.url, ...secrets });
});
afterAll(() => server.stop());

const request = {
  orderNumber: 'JL-20261124-0001',
  pesos: 15_000,
  expiresAt: '2026-11-25T12:00:00.000Z',
  returnUrl: 'https://tienda.example/track-order',
  noticeUrl: 'https://tienda.example/api/aviso',
};

test('createCheckout names the order and no garment, and closes at the deadline', async () => {
  const { url } = await provider.createCheckout(request);
  expect(url).toContain(`${server.url}/checkout/v1/redirect?pref_id=`);
  const { items, ...preference } = server.preferences.at(-1)!;
  expect(items).toEqual([
    {
      id: request.orderNumber,
      title: `Pedido ${request.orderNumber}`,
      quantity: 1,
      unit_price: 15_000,
      currency_id: 'ARS',
    },
  ]);
  expect(preference).toMatchObject({
    external_reference: request.orderNumber,
    expires: true,
    expiration_date_to: '2026-11-25T09:00:00.000-03:00',
    notification_url: 'https://tienda.example/api/aviso?source_news=webhooks',
  });
});

test('fetchPayment returns null for a payment that nobody made', async () =>
  expect(await provider.fetchPayment('1')).toBeNull());

test('findPayments returns the payments of one order', async () => {
  const { id } = server.pay('JL-20261124-0002', 9_000);
  server.pay('JL-20261124-0003', 9_000);
  const found = await provider.findPayments('JL-20261124-0002');
  expect(found.map((payment) => payment.id)).toEqual([String(id)]);
});

test('refund with the same key returns money once', async () => {
  const { id } = server.pay('JL-20261124-0004', 9_000);
  const first = await provider.refund(String(id), 4_000, 'clave');
  expect(await provider.refund(String(id), 4_000, 'clave')).toEqual(first);
  await expect(provider.refund(String(id), 6_000, 'otra')).rejects.toThrow(ProviderRefusal);
});

test('a call tells a refusal from a service that is away', async () => {
  const stranger = mercadoPago({ apiUrl: server.url, ...secrets, accessToken: 'otro' });
  await expect(stranger.createCheckout(request)).rejects.toThrow(ProviderRefusal);
  server.setAway(true);
  await expect(provider.createCheckout(request)).rejects.toThrow(ProviderUnavailable);
  server.setAway(false);
  const nobody = mercadoPago({ apiUrl: 'http://127.0.0.1:1', ...secrets });
  await expect(nobody.fetchPayment('1')).rejects.toThrow(ProviderUnavailable);
});

test('the settings exist only with both secrets', () => {
  const environment = { MERCADO_PAGO_ACCESS_TOKEN: 'a', MERCADO_PAGO_WEBHOOK_SECRET: ' ' };
  expect(mercadoPagoSettings(environment as never)).toBeNull();
  expect(missingSettings(environment as never)).toEqual(['MERCADO_PAGO_WEBHOOK_SECRET']);
  expect(mercadoPagoSettings({ ...environment, MERCADO_PAGO_WEBHOOK_SECRET: 'b' } as never)?.apiUrl).toBe(
    'https://api.mercadopago.com',
  );
});
