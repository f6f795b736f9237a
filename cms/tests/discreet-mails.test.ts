import { defaultSiteContent, findGarmentWord, mailNameOf, type MailKind, type Order } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { exchangeMail } from '../src/api/order/domain/exchange/exchange-mail';
import { withdrawalMail } from '../src/api/case/domain/withdrawal/withdrawal-mails';
import { fulfillmentMail } from '../src/api/order/domain/fulfillment/fulfillment-mail';
import { confirmationMail, type OrderMail } from '../src/api/order/domain/order-mail';
import { cancelledMail, orderChangedMail, refundMail } from '../src/api/order/domain/status/change-mails';
import {
  paymentReceivedMail,
  paymentReminderMail,
  proofAcceptedMail,
  proofReceivedMail,
} from '../src/api/order/domain/status/payment-mails';
import { proofAgainMail } from '../src/api/order/domain/status/payment-mails';
import {
  confirmationMail as alertConfirmationMail,
  restockMail,
} from '../src/api/stock-alert/domain/alert-mail';
import { demoProducts } from '../src/demo-shop/products/demo-product';
import { demoShopSetting } from '../src/demo-shop/texts/demo-texts';
import { mailHtml } from '../src/platform/mail/mail-html';

// The rest of a name ('de encaje', 'Luna') is everyday Spanish or a person's name.
const categoryWords = demoProducts.map(({ category }) => category.split('-')[0] ?? '');
const firstWords = demoProducts.map(({ title }) => title.split(' ')[0] ?? '');
const HARMLESS = ['accesorios', 'trajes', 'Bolsa', 'Perchas', 'Set', 'Antifaz', 'Cinturón', 'Colitas'];
const garmentWords = [...new Set([...categoryWords, ...firstWords, 'lencería'])].filter(
  (word) => !HARMLESS.includes(word),
);

const product = {
  documentId: 'p1',
  slug: 'conjunto-alma',
  title: 'Conjunto Alma',
  thumbnails: ['/a.jpg'],
  thumbnailAlts: ['Conjunto'],
  thumbnailColors: [[]],
};
const order = {
  orderNumber: 'JL-20261121-0007',
  items: [
    {
      productId: 'p1',
      title: 'Conjunto Alma',
      image: '/a.jpg',
      price: 1,
      quantity: 1,
      size: '90',
      color: 'Negro',
    },
  ],
  shippingInfo: { fullName: 'Ana Paz', email: 'ana@ejemplo.com' },
  paymentMethod: 'transfer',
  status: 'paid',
  deliveryMethod: 'home',
  carrier: '',
  proofReason: 'No se lee',
  subtotal: 100,
  paymentDiscount: 0,
  shippingCost: 0,
  cashFee: 0,
  total: 100,
  paidAt: null,
} as unknown as Order;

type Sent = { subject: string; text: string; pictures?: readonly { url: string; alt: string }[] };

const exchange = {
  code: 'CAM-20261123-K7M2QX',
  title: 'Conjunto Alma',
  quantity: 1,
  difference: 1_500,
  from: { size: '90', color: 'Negro' },
  to: { size: '95', color: 'Negro' },
  heldUntil: '2026-12-04T02:59:59.999Z',
  reason: 'Está usada',
};

function mailsOf(mailItemNames: string): Partial<Record<MailKind, Sent>> {
  const shop = { ...demoShopSetting, mailItemNames };
  const shopUrl = 'https://tienda.example';
  const facts: OrderMail = { order, shop, checkout: defaultSiteContent.checkout, shopUrl, linkToken: 't' };
  const tokens = { confirm: 'a', cancel: 'b' };
  const alert = { to: 'ana@ejemplo.com', shop, shopUrl, product, size: '90', color: 'Negro', tokens };
  return {
    'order-placed': confirmationMail(facts),
    'order-proof-received': proofReceivedMail(facts),
    'order-proof-accepted': proofAcceptedMail(facts),
    'order-proof-again': proofAgainMail(facts),
    'order-paid': paymentReceivedMail(facts),
    'payment-reminder': paymentReminderMail(facts, '2026-11-23T20:00:00Z'),
    'order-changed': orderChangedMail(facts, 120),
    'order-cancelled': cancelledMail(facts),
    'order-refund': refundMail(facts, 50, 'transfer'),
    'order-ready': fulfillmentMail('ready', facts),
    'order-in-transit': fulfillmentMail('in_transit', facts),
    'order-delivered': fulfillmentMail('delivered', facts),
    'exchange-received': exchangeMail(facts, 'exchange-received', exchange),
    'exchange-approved': exchangeMail(facts, 'exchange-approved', exchange),
    'exchange-rejected': exchangeMail(facts, 'exchange-rejected', exchange),
    'exchange-ready': exchangeMail(facts, 'exchange-ready', exchange),
    'exchange-expired': exchangeMail(facts, 'exchange-expired', exchange),
    withdrawal: withdrawalMail(shop, 'ana@ejemplo.com', 'ARR-1'),
    'stock-alert-confirmation': alertConfirmationMail(alert),
    'stock-alert-restock': restockMail(alert),
  };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string): string[] => {
  const words = new Set(plain(text).match(/[a-z]+/g) ?? []);
  return garmentWords.filter((word) => words.has(plain(word)));
};
// Mail programs show some 140 characters beside the subject.
const previewOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 140);
const bodyOf = (mail: Sent): string =>
  mailHtml(mail)
    .replace(/^[^]*<body[^>]*>/, '')
    .replace('</body>', '');
const htmlPreviewOf = (mail: Sent): string =>
  bodyOf(mail)
    .replace(/<[^>]+>/g, '')
    .slice(0, 140);

describe('discreet mails', () => {
  // @spec E.13
  test('findGarmentWord knows the garments of the demo catalog, and no word of the mails', () => {
    expect(garmentWords.filter((word) => !findGarmentWord(word))).toEqual([]);
    expect(findGarmentWord('Tu pedido está listo para retirar')).toBeNull();
  });

  test('mailNameOf is the setting, or the first word of the brand that names no garment', () => {
    expect(mailNameOf({ mailName: '', brand: 'Jazmín Lencería' })).toBe('Jazmín');
    expect(mailNameOf({ mailName: '', brand: 'Lencería Jazmín' })).toBe('Jazmín');
    expect(mailNameOf({ mailName: '', brand: 'Lencería' })).toBe('Tu compra');
    expect(mailNameOf({ mailName: 'JZ', brand: 'Jazmín Lencería' })).toBe('JZ');
  });

  test.each(Object.entries(mailsOf('full')))('%s names no garment in subject and preview', (_, mail) => {
    for (const seen of [mail.subject, previewOf(mail.text), htmlPreviewOf(mail)]) {
      expect([seen, wordsIn(seen)]).toEqual([seen, []]);
      expect([seen, findGarmentWord(seen)]).toEqual([seen, null]);
      expect(seen).not.toContain('Alma');
    }
  });

  test.each(Object.entries(mailsOf('neutral')))(
    '%s with neutral names tells nothing of the products',
    (_, mail) => {
      const { brand } = demoShopSetting;
      const whole = (mail.text + bodyOf(mail)).replaceAll(brand, '');
      expect(wordsIn(whole)).toEqual([]);
      expect(whole).not.toMatch(/Alma|talle|Negro|<img/);
    },
  );

  test('the confirmation with neutral names counts the products', () => {
    expect(mailsOf('neutral')['order-placed']?.text).toContain('- 1 x Producto 1: $1');
    expect(mailsOf('full')['order-placed']?.text).toContain('- 1 x Conjunto Alma (talle 90, Negro): $1');
  });
});
