import { MIN_SHOWN_REVIEWS } from '@shop/contract';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop';
import { currentStatus } from '../history/demo-order';

const now = new Date('2026-11-21T14:30:00Z');
const { reviews } = demoShop(now);

test('demo reviews are shown on five of eight products, and two wait for a decision', () => {
  const published = reviews.filter(({ state }) => state === 'published');
  const counts = new Map<number, number>();
  for (const { line } of published) counts.set(line.product, (counts.get(line.product) ?? 0) + 1);
  expect(counts.size).toBe(8);
  expect([...counts.values()].filter((count) => count >= MIN_SHOWN_REVIEWS)).toHaveLength(5);
  expect(reviews.filter(({ state }) => state === 'pending')).toHaveLength(2);
});

test('demo reviews belong to paid orders, one per line, and name only the first name', () => {
  const lines = reviews.map(({ order, position }) => `${order.orderNumber} ${position}`);
  expect(new Set(lines).size).toBe(reviews.length);
  for (const { order, name, at } of reviews) {
    expect(currentStatus(order)).toBe('paid');
    expect(name).not.toContain(' ');
    expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});

test('demo reviews have photos, one of them waits for a decision', () => {
  const photos = reviews.filter(({ hasPhoto }) => hasPhoto);
  expect(photos.length).toBeGreaterThan(4);
  expect(photos.filter(({ state }) => state === 'pending')).toHaveLength(1);
});
