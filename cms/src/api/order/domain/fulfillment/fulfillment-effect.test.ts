import { describe, expect, test } from 'vitest';
import { fulfillmentEffect, fulfillmentFault, isForward, type FulfillmentFacts } from './fulfillment-effect';

// @spec E.1

const now = new Date('2026-11-24T15:00:00.000Z');
const facts = (given: Partial<FulfillmentFacts> = {}): FulfillmentFacts => ({
  status: 'paid',
  deliveryMethod: 'home',
  fulfillment: 'to_prepare',
  carrier: '',
  readyAt: null,
  shippedAt: null,
  deliveredAt: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  ...given,
});

describe('a step of an order towards its customer', () => {
  test('each step notes its time and keeps the earlier ones', () => {
    const ready = fulfillmentEffect(facts(), { fulfillment: 'ready' }, now)!;
    expect(ready).toMatchObject({ readyAt: now.toISOString(), shippedAt: null, deliveredAt: null });
    const later = new Date('2026-11-25T15:00:00.000Z');
    const sent = fulfillmentEffect(facts(ready), { fulfillment: 'in_transit', carrier: 'Moto' }, later)!;
    expect(sent).toEqual({
      fulfillment: 'in_transit',
      carrier: 'Moto',
      readyAt: now.toISOString(),
      shippedAt: later.toISOString(),
      deliveredAt: null,
    });
  });

  test('a skipped step has no time', () => {
    const effect = fulfillmentEffect(facts({ deliveryMethod: 'pickup' }), { fulfillment: 'delivered' }, now);
    expect(effect).toMatchObject({ readyAt: null, shippedAt: null, deliveredAt: now.toISOString() });
  });

  test('a step back forgets the later times', () => {
    const before = facts({
      fulfillment: 'delivered',
      readyAt: '2026-11-21T12:00:00.000Z',
      shippedAt: '2026-11-22T12:00:00.000Z',
      deliveredAt: '2026-11-23T12:00:00.000Z',
    });
    const effect = fulfillmentEffect(before, { fulfillment: 'ready' }, now);
    expect(effect).toMatchObject({ readyAt: before.readyAt, shippedAt: null, deliveredAt: null });
    expect(isForward(before, { fulfillment: 'ready' })).toBe(false);
  });

  test('the same step changes nothing, unless carrier or day differ', () => {
    const before = facts({ fulfillment: 'in_transit', carrier: 'Moto', shippedAt: now.toISOString() });
    expect(fulfillmentEffect(before, { fulfillment: 'in_transit' }, now)).toBeNull();
    expect(fulfillmentEffect(before, { fulfillment: 'in_transit', carrier: 'Andreani' }, now)).toMatchObject({
      carrier: 'Andreani',
      shippedAt: now.toISOString(),
    });
  });

  test('a delivery of another day is at its noon, and never before the purchase', () => {
    const on = (deliveredOn: string) =>
      fulfillmentEffect(facts(), { fulfillment: 'delivered', deliveredOn }, now)?.deliveredAt;
    expect(on('2026-11-22')).toBe('2026-11-22T15:00:00.000Z');
    expect(on('2026-11-24')).toBe(now.toISOString());
    const evening = facts({ createdAt: '2026-11-20T22:00:00.000Z' });
    const change = { fulfillment: 'delivered' as const, deliveredOn: '2026-11-20' };
    expect(fulfillmentEffect(evening, change, now)?.deliveredAt).toBe(evening.createdAt);
  });
});

describe('a refused step', () => {
  const faultOf = (before: FulfillmentFacts, change: Parameters<typeof fulfillmentFault>[1]) =>
    fulfillmentFault(before, change, now);

  test('goods of a cancelled order only come back', () => {
    const cancelled = facts({ status: 'cancelled', fulfillment: 'ready' });
    expect(faultOf(cancelled, { fulfillment: 'delivered' })).toContain('Cancelado');
    expect(faultOf(cancelled, { fulfillment: 'to_prepare' })).toBeNull();
  });

  test('an order that is picked up is never in transit', () => {
    expect(faultOf(facts({ deliveryMethod: 'pickup' }), { fulfillment: 'in_transit' })).toContain(
      'se retira',
    );
  });

  test('a day of delivery lies between the purchase and today', () => {
    const delivered = (deliveredOn: string) => faultOf(facts(), { fulfillment: 'delivered', deliveredOn });
    expect(delivered('2026-11-25')).toContain('futura');
    expect(delivered('2026-11-19')).toContain('anterior');
    expect(delivered('2026-11-20')).toBeNull();
    expect(faultOf(facts(), { fulfillment: 'ready', deliveredOn: '2026-11-22' })).toContain('se entrega');
  });
});
