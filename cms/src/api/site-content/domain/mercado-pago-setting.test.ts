import { defaultSiteContent } from '@shop/contract';
import { expect, test } from 'vitest';
import { mercadoPagoFault, withoutMercadoPago } from './mercado-pago-setting';

const { checkout } = defaultSiteContent;
const on = {
  checkout: {
    ...checkout,
    paymentInfo: { ...checkout.paymentInfo, mercadoPago: { enabled: true, paymentHours: 24 } },
  },
};
const missing = ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET'];

test('mercadoPagoFault names what the server lacks, and only when Mercado Pago is on', () => {
  expect(mercadoPagoFault(on, missing)).toBe(
    'Mercado Pago no se puede activar: en el servidor falta MERCADO_PAGO_ACCESS_TOKEN y MERCADO_PAGO_WEBHOOK_SECRET.',
  );
  expect([mercadoPagoFault(on, []), mercadoPagoFault({ checkout }, missing)]).toEqual(['', '']);
});

test('withoutMercadoPago leaves the setting only where the server has the secrets', () => {
  expect(withoutMercadoPago(on, [])).toBe(on);
  expect(JSON.stringify(withoutMercadoPago(on, missing))).not.toContain('mercadoPago');
});
