import {
  defaultSiteContent,
  initialOperatingRules as rules,
  POLICY_KINDS,
  renderPolicy,
  POLICY_PLACEHOLDERS,
  variableFault,
} from '@shop/contract';
import { expect, it, test } from 'vitest';
import { firstDrafts } from './first-drafts/first-drafts';
import { policyValues } from './policy-values';

const { checkout } = defaultSiteContent;
const shop = {
  brand: 'Jazmín Lencería',
  orderPrefix: 'JL',
  address: 'Av. Argentina y Roca, Neuquén capital',
  phone: '299 555-0100',
  whatsapp: '299 555-0100',
  email: 'hola@jazminlenceria.example',
  cuit: '27-11111114-1',
  legalName: 'Jazmín Ejemplo',
  taxCondition: 'monotributo',
  coverageCities: ['Neuquén'],
  mailName: '',
  mailItemNames: 'full',
  vatRate: '21',
  netPriceLabel: 'auto',
  dataFiscalUrl: 'https://qr.afip.gob.ar/?qr=ejemplo',
  consumerDefenseUrl: 'https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario',
  serviceHours: 'Lunes a viernes de 9 a 18 h, sábados de 9 a 13 h',
  serviceChannel: 'WhatsApp y correo electrónico',
  serviceArea: 'Atención a clientas',
  grossIncomeNumber: '',
  provincialNotice: '',
};

it('policyValues lists the offered deliveries and payments with their costs', () => {
  const changed = structuredClone(checkout);
  Object.assign(changed.shipping.homeDelivery, { baseCost: 2_500, freeShippingThreshold: 30_000 });
  Object.assign(changed.paymentInfo.cashOnDelivery, { additionalFee: 500, paymentHours: 48 });
  Object.assign(changed.paymentInfo.bankTransfer, { discountPercent: 10, paymentHours: 1 });
  const values = policyValues(shop, { ...changed, minimumPurchase: 5_000 }, rules, '');
  expect(values.entregas).toBe(
    '- Retiro en punto de encuentro: Neuquén. Sin costo.\n' +
      '- Envío a domicilio: Solo en la ciudad de Neuquén. Costo: $2.500. Gratis en compras desde $30.000.',
  );
  expect(values.pagos).toBe(
    '- Efectivo: Recargo de $500. Si el pago no llega dentro de 2 días, el pedido se cancela.\n' +
      '- Transferencia bancaria: 10 % de descuento sobre los productos. Si el pago no llega dentro de 1 hora, el pedido se cancela.',
  );
  expect(values.compra_minima).toBe('$5.000');
});

it('policyValues promises nothing that is switched off', () => {
  const off = structuredClone(checkout);
  off.deliveryInfo.meetingPoint.enabled = false;
  off.shipping.enabled = false;
  off.paymentInfo.cashOnDelivery.enabled = false;
  off.paymentInfo.bankTransfer.enabled = false;
  expect(policyValues(shop, off, rules, '')).toMatchObject({
    entregas: '',
    ciudades: '',
    pagos: '',
    compra_minima: '',
  });
});

it('policyValues promises an exchange of size only while the shop offers it, by its rules', () => {
  const conditions = { exchangePolicy: 'Con etiqueta.' };
  expect(policyValues(shop, checkout, { ...rules, ...conditions }, '')).toMatchObject({
    cambio_de_talle: '',
    condiciones_de_cambio: '',
  });
  const offered = { ...rules, ...conditions, exchangeDays: 15 };
  const values = policyValues(shop, checkout, offered, '');
  expect(values.cambio_de_talle).toContain('hasta 15 días corridos después del día en que lo recibís');
  expect(values.cambio_de_talle).toContain('El cambio no tiene costo');
  expect(values.condiciones_de_cambio).toBe('Con etiqueta.');
  const settled = policyValues(shop, checkout, { ...offered, exchangeSettlesPrice: true }, '');
  expect(settled.cambio_de_talle).toContain('te avisamos la diferencia antes');
});

test('the first draft of exchanges promises no exchange of size until the shop offers it', () => {
  const text = renderPolicy(firstDrafts.exchange, policyValues(shop, checkout, rules, ''));
  expect(text).not.toMatch(/cambio por otro talle/);
});

it('policyValues says how long data are kept by the rules of the owner', () =>
  expect(policyValues(shop, checkout, { ...rules, proofDays: 45 }, '').plazos_de_conservacion).toContain(
    '- Los comprobantes de transferencia se borran 45 días después del pago.',
  ));

test.each(POLICY_KINDS)('the first draft of %s names known data only and renders without braces', (kind) => {
  const draft = firstDrafts[kind];
  expect(variableFault(draft, Object.keys(POLICY_PLACEHOLDERS))).toBeNull();
  const text = renderPolicy(draft, policyValues(shop, checkout, rules, ''));
  expect(text).not.toMatch(/[{}]/);
  expect(text).not.toMatch(/30 días para|garantía de calidad|\$30\.000/);
});

test('the first drafts name the terms of the law', () => {
  const { terms, exchange, privacy } = firstDrafts;
  for (const draft of [terms, exchange]) {
    expect(draft).toMatch(/10 días corridos.*lo que pase último, sin dar motivos y sin ningún costo/);
    expect(draft).toContain('garantía legal de 6 meses');
  }
  expect(privacy).toContain('te respondemos dentro de los 10 días corridos');
  expect(privacy).toContain(
    'lo hacemos dentro de los 5 días hábiles y le avisamos a quien se los hayamos pasado',
  );
});
