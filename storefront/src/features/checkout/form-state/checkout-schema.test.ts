import { describe, expect, it } from 'vitest';
import { defaultSiteContent } from '@shop/contract';
import { offeredDeliveries, offeredPayments, personalSchema, stillOffered } from './checkout-schema.ts';
import { emptyValues } from './checkout-values.ts';
import { orderDraft } from '../placing/order-draft.ts';

const { checkout } = defaultSiteContent;
const typed = { ...emptyValues, fullName: 'María', email: 'maria@example.com', phone: '299 412 3456' };

const faults = (values: object, delivery: 'pickup' | 'home') =>
  personalSchema(delivery, ['Neuquén'])
    .safeParse(values)
    .error?.issues.map(({ message }) => message) ?? [];

describe('the personal form', () => {
  it('needs name, e-mail and telephone, and no address for a pickup', () => {
    expect(faults(typed, 'pickup')).toEqual([]);
    expect(faults({ ...emptyValues, city: '' }, 'pickup')).toEqual(
      expect.arrayContaining([
        'El nombre completo es requerido',
        'El email es requerido',
        'El teléfono es requerido',
      ]),
    );
  });

  it('needs an address and a city of the coverage for home delivery', () => {
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

describe('what is offered', () => {
  it('is only what the owner has enabled', () => {
    const content = structuredClone(checkout);
    expect(offeredDeliveries(content)).toEqual(['pickup', 'home']);
    content.shipping.enabled = false;
    content.paymentInfo.cashOnDelivery.enabled = false;
    expect(offeredDeliveries(content)).toEqual(['pickup']);
    expect(offeredPayments(content)).toEqual(['transfer']);
  });

  it('replaces a choice that is not offered any more', () => {
    expect(stillOffered('home', ['pickup'])).toBe('pickup');
    expect(stillOffered('home', ['pickup', 'home'])).toBe('home');
    expect(stillOffered('home', [])).toBeUndefined();
  });
});

describe('the order draft', () => {
  const line = { id: 'alma', name: 'Alma', price: 1000, image: '', size: '', quantity: 2 };
  const totals = { subtotal: 2000, shippingCost: 2500, cashFee: 0, total: 4500 };

  it('sends the figures the shopper saw and no empty variant', () => {
    const values = { ...typed, deliveryMethod: 'home' as const, address: 'Mitre 1' };
    const draft = orderDraft({ values, lines: [line], totals, checkout, proofUrl: null });
    expect(draft).toMatchObject({
      items: [{ productId: 'alma', quantity: 2, size: null, color: null }],
      shippingInfo: { address: 'Mitre 1', city: 'Neuquén' },
      deliveryMethod: 'home',
      subtotal: 2000,
      shippingCost: 2500,
      total: 4500,
    });
  });

  it('carries a proof only with a transfer, and the meeting point for a pickup', () => {
    const values = { ...typed, address: 'what was typed before' };
    const draft = orderDraft({ values, lines: [line], totals, checkout, proofUrl: '/api/upload/proof/1' });
    expect(draft.transferProofUrl).toBeNull();
    expect(draft.shippingInfo.address).toBe(checkout.deliveryInfo.meetingPoint.address);
  });
});
