import { expect, test } from 'vitest';
import { messages } from '@shop/contract';
import { deletionErrorText, isAlreadyDeleted } from '../products-screen.tsx';

test('the error of a product with active orders says why it stays', () => {
  expect(deletionErrorText(new Error(messages.activeOrders))).toContain('tiene órdenes activas');
});

test('the error of a product that was already deleted asks for a reload', () => {
  const error = new Error(messages.productNotFound);
  expect(deletionErrorText(error)).toContain('ya lo habían eliminado');
  expect(isAlreadyDeleted(error)).toBe(true);
});

test('any other deletion error shows its message', () => {
  const error = new Error('Error interno');
  expect(deletionErrorText(error)).toBe('Error al eliminar el producto: Error interno');
  expect(isAlreadyDeleted(error)).toBe(false);
});
