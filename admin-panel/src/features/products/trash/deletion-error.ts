import { errorText } from '@shop/web-kit/api';
import { texts } from '../texts.ts';

export const isAlreadyDeleted = (error: unknown): boolean =>
  errorText(error).toLowerCase().includes('no encontrado');

/** Returns the text of a failed product deletion, with advice for its two usual reasons. */
export function deletionErrorText(error: unknown): string {
  const message = errorText(error);
  if (message.includes('órdenes activas')) return texts.deleteActiveOrders;
  return isAlreadyDeleted(error) ? texts.deleteGone : texts.deleteFailed(message);
}
