import type { Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder, aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { statusesOf } from '../support/processes/run-parallel';
import { printMeasurement } from '../support/processes/measurements';
import type { TestCms } from '../support/servers/start-cms';

type Fields = Record<string, unknown>;

const wrongAmounts = [0, 1, -1, 7999, 8001, 0.5, 8000.5, 1e9, -8000, 1e308, '8000', null, [8000], true, {}];
const moneyFields = ['total', 'subtotal', 'shippingCost', 'cashFee'];
// Every wrong amount in each money field; the correct one is 8000: 1 × 10,000 less 20 %.
const moneyVariants: Fields[] = moneyFields.flatMap((field) =>
  wrongAmounts.map((amount) => ({ [field]: amount })),
);

const quantities = [-1, 0, 0.5, 100, 1e9, '1', '1e1', [1], null, true, {}, -0.1, 1e21, '', 'uno', 99.5];
const sizes = [
  'XXXXL',
  'm' + 'x'.repeat(40),
  '<b>M</b>',
  'M,S',
  ['M'],
  5,
  { size: 'M' },
  'M\u0000',
  '\ud83d',
  "M' or 1=1",
  '7',
  'true',
];
const colors = [
  'Fucsia',
  '<b>x',
  'Negro,Blanco',
  ['Negro'],
  0,
  { name: 'Negro' },
  'Negro\u0000',
  '\udc00',
  'x'.repeat(31),
  '#000000',
  "' or '1'='1",
  '{{7*7}}',
];
const products = [
  '',
  'x',
  '1',
  '0',
  '-1',
  'a'.repeat(24),
  'a'.repeat(41),
  null,
  1,
  ['x'],
  {},
  true,
  '../..',
  '%00',
  "' or 1=1",
  'null',
  '__proto__',
  'constructor',
  '*',
  'JL-20260101-0001',
];
const wholes: Fields[] = [
  { items: [] },
  { items: null },
  { items: 'x' },
  { items: {} },
  { items: [null] },
  { items: [[]] },
  { items: ['x'] },
  { paymentMethod: 'bitcoin' },
  { paymentMethod: null },
  { paymentMethod: ['cash'] },
  { deliveryMethod: 'drone' },
  { deliveryMethod: ['pickup'] },
  { deliveryMethod: 'home', shippingInfo: aShopper({ city: 'Ushuaia' }) },
  { deliveryMethod: 'home', shippingInfo: aShopper({ address: '' }) },
  { shippingInfo: null },
  { shippingInfo: [] },
  { shippingInfo: aShopper({ email: 'no es un correo' }) },
  { shippingInfo: aShopper({ phone: 'llamame' }) },
  { shippingInfo: aShopper({ fullName: 'María\r\nBcc: todos@ejemplo.com' }) },
  { transferProofUrl: 'javascript:alert(1)', paymentMethod: 'transfer' },
];

export function tamperedOrdersSuite(database: string, booted: () => TestCms): void {
  describe(`tampered orders on ${database}`, () => {
    let shop: Commerce;
    let product: Product;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      product = await shop.product({ stock: 1000 });
    });
    const line = (changes: Fields) => ({
      productId: product._id,
      quantity: 1,
      size: 'M',
      color: 'Negro',
      ...changes,
    });
    const orderOf = (changes: Fields) => ({ ...anOrder([]), items: [line({})], ...changes });

    test('tampered orders never get a client-supplied amount', async () => {
      const before = await shop.stockOf(product._id);
      const answers = [];
      for (const variant of moneyVariants) {
        const item = line({ price: 1, unitPrice: 1, discount: 100, title: 'GRATIS' });
        answers.push(await shop.order(orderOf({ items: [item], ...variant })));
      }
      const placed = answers.filter(({ status }) => status === 201);
      expect(placed.map(({ body }) => body.order.total)).toEqual(placed.map(() => 8000));
      expect(placed.map(({ body }) => body.order.items[0]?.price)).toEqual(placed.map(() => 8000));
      expect(answers.filter(({ status }) => ![201, 400, 409].includes(status))).toEqual([]);
      expect(await shop.stockOf(product._id)).toBe(before - placed.length);
      expect(await shop.faults()).toEqual([]);
      const counts = JSON.stringify(statusesOf(answers));
      printMeasurement(
        6,
        database,
        `${answers.length} variants ${counts}: 0 orders with a total that is not the server's`,
      );
    });

    test('tampered orders with choices that are not offered are refused', async () => {
      const before = await shop.stockOf(product._id);
      const lines = [
        ...quantities.map((quantity) => line({ quantity })),
        ...sizes.map((size) => line({ size })),
        ...colors.map((color) => line({ color })),
        ...products.map((productId) => line({ productId })),
      ];
      const bodies = [...lines.map((one) => orderOf({ items: [one] })), ...wholes.map(orderOf)];
      const answers = [];
      for (const body of bodies)
        answers.push({ body, ...(await shop.order(body).then(({ status }) => ({ status }))) });
      expect(answers.filter(({ status }) => ![400, 409].includes(status))).toEqual([]);
      expect(await shop.stockOf(product._id)).toBe(before);
      expect(await shop.faults()).toEqual([]);
      printMeasurement(
        7,
        database,
        `${answers.length} variants ${JSON.stringify(statusesOf(answers))}, drift 0`,
      );
    });
  });
}
