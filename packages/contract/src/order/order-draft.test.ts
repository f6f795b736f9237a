import { describe, expect, test } from 'vitest';
import { MAX_LINES_PER_ORDER, MAX_TOTAL } from '../limits';
import { EMAIL_FORMAT, PHONE_FAULT } from '../text/text-fields';
import { checkoutMessages } from './checkout-messages';
import { addProofSchema, orderDraftSchema } from './order-draft';

const item = { productId: 'abcdefghijklmnopqrstuvwx', quantity: 1, size: 'M', color: 'Negro' };
const shippingInfo = {
  fullName: 'Ana Pérez',
  email: 'ana@example.com',
  phone: '299 412-3456',
  address: '',
  city: '',
};
const draft = { items: [item], shippingInfo, paymentMethod: 'cash', deliveryMethod: 'pickup' };

const faultsOf = (change: object) => {
  const answer = orderDraftSchema.safeParse({ ...draft, ...change });
  return answer.success
    ? []
    : answer.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const withItem = (change: object) => faultsOf({ items: [{ ...item, ...change }] });
const withInfo = (change: object) => faultsOf({ shippingInfo: { ...shippingInfo, ...change } });

describe('order drafts', () => {
  test('an order draft accepts the body of the specification, with and without amounts', () => {
    expect(faultsOf({})).toEqual([]);
    const asSpecified = {
      items: [{ ...item, title: 'Conjunto', price: 8_000, image: '/uploads/a.jpg' }],
      subtotal: 8_000,
      shippingCost: 0,
      total: 8_000,
      notes: 'Tocar timbre',
    };
    expect(faultsOf(asSpecified)).toEqual([]);
  });

  test('an order draft drops titles, prices, images, statuses and numbers', () => {
    const hostile = {
      ...draft,
      items: [{ ...item, title: 'GRATIS', price: 1, image: 'https://evil.example/x.png' }],
      status: 'paid',
      paidAt: '2020-01-01',
      orderNumber: 'JL-1',
      adminNotes: 'x',
      id: 1,
      _id: 'x',
      createdAt: 'x',
    };
    const parsed = orderDraftSchema.parse(hostile);
    expect(parsed.items[0]).toEqual(item);
    for (const key of ['status', 'paidAt', 'orderNumber', 'adminNotes', 'id', '_id', 'createdAt'])
      expect(parsed).not.toHaveProperty(key);
  });

  test.each([-1, 0, 0.5, 100, 1e9, 1e308, NaN, Infinity, '1', '1e1', '', [1], [], {}, null, undefined, true])(
    'an order draft rejects the quantity %j with a message',
    (quantity) => expect(withItem({ quantity }).join()).toContain(checkoutMessages.quantity),
  );
  test.each([1, 2, 99])('an order draft accepts the quantity %i', (quantity) =>
    expect(withItem({ quantity })).toEqual([]),
  );

  test.each([undefined, null, '', 5, {}, ['a'], 'a'.repeat(41)])(
    'an order draft rejects the product %j',
    (productId) => expect(withItem({ productId })).not.toEqual([]),
  );
  test.each(['a'.repeat(31), 'M\u0000', 'M\nL', 5, ['M'], {}])(
    'an order draft rejects the size and the colour %j',
    (value) => {
      expect(withItem({ size: value })).not.toEqual([]);
      expect(withItem({ color: value })).not.toEqual([]);
    },
  );
  test('an order draft accepts items without size and colour', () => {
    expect(withItem({ size: null, color: null })).toEqual([]);
    expect(faultsOf({ items: [{ productId: 'a', quantity: 1 }] })).toEqual([]);
  });

  test.each([[[]], [null], [undefined], [{}], ['items'], [[null]], [[[item]]]])(
    'an order draft rejects the items %j',
    (items) => expect(faultsOf({ items })).not.toEqual([]),
  );
  test('an order draft reports an empty cart', () =>
    expect(faultsOf({ items: [] })).toEqual([`items: ${checkoutMessages.emptyCart}`]));
  test('an order draft rejects more lines than MAX_LINES_PER_ORDER', () =>
    expect(faultsOf({ items: Array.from({ length: MAX_LINES_PER_ORDER + 1 }, () => item) })).toHaveLength(1));

  test.each([
    ['fullName', checkoutMessages.fullName],
    ['email', checkoutMessages.email],
    ['phone', checkoutMessages.phone],
  ])('an order draft reports a missing %s', (field, message) => {
    for (const value of ['', '  ', undefined, null, 5])
      expect(withInfo({ [field]: value }).join()).toContain(message);
  });
  test.each([
    'ana',
    'ana@',
    'a@b',
    'ana@example.com\r\nBcc: x@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('an order draft rejects the e-mail %j', (email) =>
    expect(withInfo({ email }).join()).toContain(EMAIL_FORMAT),
  );
  test.each(['llamame', '299<b>', '٢٩٩٤١٢٣٤٥٦', '299;drop', '---', '12 34'])(
    'an order draft rejects the phone %j',
    (phone) => expect(withInfo({ phone }).join()).toContain(PHONE_FAULT),
  );
  test.each([
    ['fullName', 'Ana\r\nBcc: x@example.com'],
    ['fullName', 'a'.repeat(121)],
    ['address', 'a'.repeat(201)],
    ['city', 'a'.repeat(81)],
    ['postalCode', 'a'.repeat(13)],
    ['notes', 'a'.repeat(1_001)],
    ['notes', 'a\u0000b'],
    ['address', { $gt: '' }],
  ])('an order draft rejects the %s %j', (field, value) =>
    expect(withInfo({ [field]: value })).not.toEqual([]),
  );
  test('an order draft keeps line breaks in notes only', () => {
    expect(withInfo({ notes: 'uno\ndos' })).toEqual([]);
    expect(withInfo({ address: 'uno\ndos' })).not.toEqual([]);
    expect(faultsOf({ notes: 'a'.repeat(10_000) })).not.toEqual([]);
  });

  test.each(['card', '', null, undefined, ['cash'], 'CASH'])(
    'an order draft rejects the payment %j',
    (paymentMethod) => expect(faultsOf({ paymentMethod })).not.toEqual([]),
  );
  test.each(['drone', '', null, ['home']])('an order draft rejects the delivery %j', (deliveryMethod) =>
    expect(faultsOf({ deliveryMethod })).not.toEqual([]),
  );
  test.each([-1, 0.5, '100', MAX_TOTAL + 1, 9e18, NaN, [1], {}])(
    'an order draft rejects the total %j',
    (total) => expect(faultsOf({ total })).not.toEqual([]),
  );
  test('an order draft rejects an overlong proof address', () =>
    expect(faultsOf({ transferProofUrl: 'a'.repeat(301) })).not.toEqual([]));
  test.each([null, undefined, 'order', 5, [], [draft]])('an order draft rejects the body %j', (value) =>
    expect(orderDraftSchema.safeParse(value).success).toBe(false),
  );

  test('an order draft is not polluted by __proto__', () => {
    orderDraftSchema.safeParse(JSON.parse('{"__proto__":{"isAdmin":true}}'));
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('an order draft reports every fault in Spanish', () => {
    const messages = faultsOf({ items: 5, shippingInfo: null, paymentMethod: 1, total: 'x', notes: 5 }).join(
      '\n',
    );
    expect(messages).not.toMatch(/invalid|expected|received|too small|too big/i);
  });
});

test('an added proof requires the link token and the picture', () => {
  expect(addProofSchema.safeParse({ token: 't', transferProofUrl: '/api/upload/proof/1' }).success).toBe(
    true,
  );
  expect(addProofSchema.safeParse({ token: 't', transferProofUrl: '' }).success).toBe(false);
  expect(addProofSchema.safeParse({ transferProofUrl: 'x' }).success).toBe(false);
});
