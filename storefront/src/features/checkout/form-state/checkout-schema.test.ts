import { describe, expect, it } from 'vitest';
import { defaultSiteContent } from '@shop/contract';
import { offeredDeliveries, offeredPayments, personalSchema, stillOffered } from './checkout-schema.ts';
import { emptyValues } from './checkout-values.ts';
import { createOrderDraft } from '../placing/create-order-draft.ts';

// @spec 5.12

const { checkout } = defaultSiteContent;
const typed = { ...emptyValues, fullName: 'María', email: 'maria@example.com', phone: '299 412 3456' };

const faults = (values: object, delivery: 'pickup' | 'home') =>
  personalSchema(delivery, ['Neuquén'])
    .safeParse(values)
    .error?.issues.map(({ message }) => message) ?? [];

describe('personalSchema', () => {
  // @spec 5.15
  it('personalSchema requires name, e-mail and phone, but no address for a pickup', () => {
    expect(faults(typed, 'pickup')).toEqual([]);
    expect(faults({ ...emptyValues, city: '' }, 'pickup')).toEqual(
      expect.arrayContaining([
        'El nombre completo es requerido',
        'El email es requerido',
        'El teléfono es requerido',
      ]),
    );
  });

  // @spec 1.10 5.14
  it('personalSchema requires an address in a covered city for home delivery', () => {
    expect(faults({ ...typed, address: ' ', city: '' }, 'home')).toEqual([
      'La dirección es requerida para el envío',
      'La ciudad es requerida para el envío',
    ]);
    expect(faults({ ...typed, address: 'Mitre 1', city: 'Cipolletti' }, 'home')).toEqual([
      'Por ahora solo hacemos envíos en Neuquén.',
    ]);
    expect(faults({ ...typed, address: 'Mitre 1', city: ' NEUQUEN ' }, 'home')).toEqual([]);
  });
});

describe('offered methods', () => {
  it('offered methods are those that the owner has enabled', () => {
    const content = structuredClone(checkout);
    expect(offeredDeliveries(content)).toEqual(['pickup', 'home']);
    content.shipping.enabled = false;
    content.paymentInfo.cashOnDelivery.enabled = false;
    expect(offeredDeliveries(content)).toEqual(['pickup']);
    expect(offeredPayments(content)).toEqual(['transfer']);
  });

  it('offered methods replace a choice that is no longer offered', () => {
    expect(stillOffered('home', ['pickup'])).toBe('pickup');
    expect(stillOffered('home', ['pickup', 'home'])).toBe('home');
    expect(stillOffered('home', [])).toBeUndefined();
  });
});

describe('createOrderDraft', () => {
  const line = { id: 'alma', name: 'Alma', price: 1000, image: '', size: '', quantity: 2 };
  const totals = {
    subtotal: 2000,
    couponDiscount: 0,
    paymentDiscount: 0,
    shippingCost: 2500,
    cashFee: 0,
    total: 4500,
  };

  it('order draft contains the totals that the shopper saw and no empty variant', () => {
    const values = { ...typed, deliveryMethod: 'home' as const, address: 'Mitre 1' };
    const draft = createOrderDraft({ values, lines: [line], totals, checkout }, null);
    expect(draft).toMatchObject({
      items: [{ productId: 'alma', quantity: 2, size: null, color: null }],
      shippingInfo: { address: 'Mitre 1', city: 'Neuquén' },
      deliveryMethod: 'home',
      subtotal: 2000,
      shippingCost: 2500,
      total: 4500,
    });
  });

  it('order draft contains a proof only for a transfer, and the meeting point for a pickup', () => {
    const values = { ...typed, address: 'Mitre 1' };
    const draft = createOrderDraft({ values, lines: [line], totals, checkout }, '/api/upload/proof/1');
    expect(draft.transferProofUrl).toBeNull();
    expect(draft.shippingInfo.address).toBe(checkout.deliveryInfo.meetingPoint.address);
  });
});
