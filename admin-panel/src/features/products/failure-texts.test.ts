import { expect, test } from 'vitest';
import { messages } from '@shop/contract';
import { deleteFailureText, isAlreadyGone } from './failure-texts.ts';

test('active orders explain why a product stays', () => {
  expect(deleteFailureText({ message: messages.activeOrders })).toContain('tiene órdenes activas');
});

test('a product that had gone already asks for a reload', () => {
  expect(deleteFailureText({ message: messages.productNotFound })).toContain('ya lo habían eliminado');
  expect(isAlreadyGone({ message: messages.productNotFound })).toBe(true);
});

test('any other failure is told with its message', () => {
  const failure = { message: 'Error interno' };
  expect(deleteFailureText(failure)).toBe('Error al eliminar el producto: Error interno');
  expect(isAlreadyGone(failure)).toBe(false);
});
