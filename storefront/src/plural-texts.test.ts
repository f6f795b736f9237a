import { expect, test } from 'vitest';
import { textsForOne } from '@shop/web-kit/testing';

// Limits of an order, which are above one.
const SEVERAL_ONLY = ['lineTooLarge', 'orderTooLarge'];

test('texts speak of one thing in the singular', () => {
  const modules = import.meta.glob<object>('./**/*texts.ts', { eager: true });
  const { read, wrong } = textsForOne(modules, SEVERAL_ONLY);
  expect(read).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
