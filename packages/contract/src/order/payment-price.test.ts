import { describe, expect, test } from 'vitest';
import { defaultSiteContent } from '../site-content/defaults/default-content';
import { instalmentCost, instalmentsFault, instalmentTexts } from './instalments';
import { paymentOffer, paymentPrice, paymentPriceText } from './payment-price';
import { paymentDiscountLabel, paymentPercent } from './payment-terms';

const { cashOnDelivery, bankTransfer } = defaultSiteContent.checkout.paymentInfo;
const rules = (cash: Partial<typeof cashOnDelivery>, transfer: Partial<typeof bankTransfer>) => ({
  paymentInfo: {
    cashOnDelivery: { ...cashOnDelivery, ...cash },
    bankTransfer: { ...bankTransfer, ...transfer },
  },
});

test.each([
  [15_000, 10, 13_500],
  [15_000, 0, 15_000],
  [5, 10, 5],
  [4, 10, 4],
  [9_999, 10, 8_999],
  [1, 50, 1],
  [99_999_999, 90, 10_000_000],
])('paymentPrice of $%i with %i %% off is $%i, rounded half up', (amount, percent, price) =>
  expect(paymentPrice(amount, percent)).toBe(price),
);

describe('paymentOffer', () => {
  test.each([
    ['no discount', {}, {}, null],
    ['a discount for transfer', {}, { discountPercent: 10 }, { percent: 10, methods: 'transferencia' }],
    ['a discount for cash', { discountPercent: 5 }, {}, { percent: 5, methods: 'efectivo' }],
    [
      'the larger one',
      { discountPercent: 5 },
      { discountPercent: 10 },
      { percent: 10, methods: 'transferencia' },
    ],
    [
      'two equal ones',
      { discountPercent: 10 },
      { discountPercent: 10 },
      { percent: 10, methods: 'transferencia o efectivo' },
    ],
    ['one that is not offered', {}, { discountPercent: 10, enabled: false }, null],
    ['cash with a surcharge', { discountPercent: 10, additionalFee: 1 }, {}, null],
  ])('paymentOffer of %s', (_, cash, transfer, offer) =>
    expect(paymentOffer(rules(cash, transfer))).toEqual(offer),
  );
});

test('paymentPercent is that of the chosen way of payment', () => {
  const content = rules({ discountPercent: 5 }, { discountPercent: 10 });
  expect(paymentPercent('cash', content)).toBe(5);
  expect(paymentPercent('transfer', content)).toBe(10);
});

test('a price by payment method names the method', () => {
  const offer = { percent: 10, methods: 'transferencia' };
  expect(paymentPriceText([15_000], offer)).toBe('$13.500 con transferencia');
  expect(paymentPriceText([5, 5], offer)).toBe('$10 con transferencia');
  expect(paymentDiscountLabel('transfer', 10)).toBe('Descuento por transferencia (10 %)');
  expect(paymentDiscountLabel('cash')).toBe('Descuento por pago en efectivo');
});

test('instalmentTexts are those of the offered ways of payment, each once', () => {
  const text = '3 cuotas sin interés';
  expect(instalmentTexts(rules({}, {}))).toEqual([]);
  expect(instalmentTexts(rules({ instalments: text }, { instalments: text }))).toEqual([text]);
  expect(instalmentTexts(rules({ instalments: text, enabled: false }, {}))).toEqual([]);
});

test.each([
  ['3 cuotas sin interés', 18_000, 'de $6.000 · CFTEA 0 %'],
  ['3 cuotas sin interes con transferencia', 20_000, 'de $\u00a06.666,67 · CFTEA 0 %'],
  ['6 cuotas de $5.000, CFTEA 80 %', 20_000, ''],
  ['1 cuotas sin interés', 20_000, ''],
])('instalmentCost of %j for %i pesos is %j', (text, price, cost) =>
  expect(instalmentCost(text, price)).toBe(cost),
);

test('instalmentsFault asks for number, amount and CFTEA of instalments with interest', () => {
  for (const text of ['', '3 cuotas sin interés', '6 cuotas fijas de $5.000, CFTEA 80 %'])
    expect(instalmentsFault(text)).toBeNull();
  for (const text of [
    '6 cuotas fijas',
    '6 cuotas, CFTEA 80 %',
    'Cuotas de $5.000, CFTEA 80 %',
    '6 cuotas de $5.000, CFTEA',
  ])
    expect(instalmentsFault(text)).toMatch(/CFTEA/);
});
