import { expect, test } from 'vitest';
import { announcementLines } from './announcement';
import { completeContent } from './defaults/complete-content';
import { defaultSiteContent } from './defaults/default-content';
import { siteContentDraftSchema, type SiteContentInput } from './site-content-draft';

const { checkout } = defaultSiteContent;
const withTransfer = (bankTransfer: object): SiteContentInput => ({
  ...defaultSiteContent,
  checkout: {
    ...checkout,
    paymentInfo: {
      ...checkout.paymentInfo,
      bankTransfer: { ...checkout.paymentInfo.bankTransfer, ...bankTransfer },
    },
  },
});
const faultOf = (draft: SiteContentInput) =>
  siteContentDraftSchema.safeParse(draft).error?.issues[0]?.message;

test.each([-1, 91, 9.5])('a payment discount of %d percent is rejected', (discountPercent) =>
  expect(faultOf(withTransfer({ discountPercent }))).toBe('El descuento es un porcentaje entero, de 0 a 90'),
);

test.each([
  ['a\nb\nc\nd', 'Se admiten hasta 3 avisos'],
  ['x'.repeat(91), 'Cada aviso puede tener hasta 90 caracteres'],
])('announcements of %j are rejected', (texts, message) =>
  expect(faultOf({ ...defaultSiteContent, announcement: { texts } })).toBe(message),
);

test('announcements are the lines of a text that are not empty', () =>
  expect(announcementLines(' uno \n\n dos\r\n')).toEqual(['uno', 'dos']));

const withMercadoPago = (mercadoPago: unknown): SiteContentInput => ({
  ...defaultSiteContent,
  checkout: { ...checkout, paymentInfo: { ...checkout.paymentInfo, mercadoPago } } as never,
});

test('Mercado Pago that is off leaves no byte in the content', () => {
  for (const off of [undefined, null, { enabled: false, paymentHours: 5 }])
    expect(JSON.stringify(siteContentDraftSchema.parse(withMercadoPago(off)))).not.toMatch(/mercado/i);
});

test('Mercado Pago that is on has its hours, a day unless the owner says otherwise', () => {
  const hoursOf = (setting: object) =>
    siteContentDraftSchema.parse(withMercadoPago({ enabled: true, ...setting })).checkout.paymentInfo
      .mercadoPago?.paymentHours;
  expect([hoursOf({}), hoursOf({ paymentHours: 2 })]).toEqual([24, 2]);
  expect(faultOf(withMercadoPago({ enabled: true, paymentHours: 0 }))).toBe(
    'El plazo de Mercado Pago va de 1 a 720 horas',
  );
});

function incompleteContent() {
  const incomplete = structuredClone(defaultSiteContent) as unknown as Record<
    string,
    Record<string, unknown>
  >;
  delete incomplete['announcement'];
  delete incomplete['checkout']!['minimumPurchase'];
  const { cashOnDelivery, bankTransfer } = incomplete['checkout']!['paymentInfo'] as Record<
    string,
    Record<string, unknown>
  >;
  for (const method of [cashOnDelivery!, bankTransfer!]) {
    delete method['discountPercent'];
    delete method['paymentHours'];
    delete method['instalments'];
  }
  return incomplete as unknown as typeof defaultSiteContent;
}

test('content without payment discounts, minimum or announcement gets none', () => {
  expect(completeContent(incompleteContent())).toEqual(defaultSiteContent);
  const { version: _, updatedAt: __, ...sections } = defaultSiteContent;
  expect(siteContentDraftSchema.parse(incompleteContent())).toMatchObject(sections);
});
