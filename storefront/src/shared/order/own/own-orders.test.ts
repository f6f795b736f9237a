import { expect, test } from 'vitest';
import { memoryStorage } from '#testing/checkout-builders.ts';
import { createOwnOrders, type OwnOrder } from './own-orders.ts';

const anOwnOrder = (day: number, token = `t${day}`): OwnOrder => ({
  orderNumber: `JL-202611${day}-0001`,
  createdAt: `2026-11-${day}T12:00:00.000Z`,
  token,
});

const listIn = (storage = memoryStorage()) => createOwnOrders({ storage, events: new EventTarget() });

test('own orders stay on the device, the newest first, and hold nothing of what was bought', () => {
  const storage = memoryStorage();
  const list = listIn(storage);
  list.remember(anOwnOrder(20));
  list.remember(anOwnOrder(22));
  list.remember(anOwnOrder(21));
  const again = listIn(storage).current();
  expect(again.map(({ orderNumber }) => orderNumber)).toEqual(
    [22, 21, 20].map((day) => anOwnOrder(day).orderNumber),
  );
  for (const order of again) expect(Object.keys(order).sort()).toEqual(['createdAt', 'orderNumber', 'token']);
});

test('own orders keep the link of an order that is found by its number later', () => {
  const list = listIn();
  list.remember(anOwnOrder(20, 'token'));
  list.remember(anOwnOrder(20, ''));
  expect(list.current()).toEqual([anOwnOrder(20, 'token')]);
  list.remember(anOwnOrder(20, 'newer'));
  expect(list.current()).toEqual([anOwnOrder(20, 'newer')]);
});

test('own orders forget one or all, and at most twenty are kept', () => {
  const list = listIn();
  for (let day = 1; day <= 25; day += 1) list.remember(anOwnOrder(day + 10 > 30 ? 30 : day + 10, `t${day}`));
  for (let day = 10; day <= 30; day += 1) list.remember(anOwnOrder(day));
  expect(list.current()).toHaveLength(20);
  list.forget(anOwnOrder(30).orderNumber);
  expect(list.current()[0]).toEqual(anOwnOrder(29));
  list.replace([]);
  expect(list.current()).toEqual([]);
});

test.each(['{', '{}', '[1]', '[{"orderNumber":"<b>","createdAt":"2026-11-20T12:00:00Z","token":""}]'])(
  'own orders skip what is unreadable: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('pedidos', text);
    expect(listIn(storage).current()).toEqual([]);
  },
);
