import { expect, test } from 'vitest';
import { orderInvoiceChangeSchema } from './order-invoice';

const parsed = (change: unknown) => orderInvoiceChangeSchema.safeParse(change);

test('an invoice has a number, an https link, both or none', () => {
  const number = ' B 0001-00000012 ';
  const url = 'https://facturas.example/12.pdf?copia=1';
  expect(parsed({ number, url }).data).toEqual({ number: 'B 0001-00000012', url });
  expect(parsed({ number: null, url }).data).toEqual({ number: '', url });
  expect(parsed({ number, url: '' }).success).toBe(true);
  expect(parsed({ number: '', url: '' }).success).toBe(true);
});

test.each(['http://facturas.example/12', 'javascript:alert(1)', 'facturas.example', 'https://a@b.example/'])(
  'the link of an invoice may not be %s',
  (url) => expect(parsed({ number: '1', url }).error?.issues[0]?.message).toMatch(/https:/),
);
