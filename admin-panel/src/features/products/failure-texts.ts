import { texts } from './texts.ts';

type Failure = { message: string; status?: number | null };

/** What to say when a product could not be deleted. */
export function deleteFailureText({ message }: Failure): string {
  if (message.includes('órdenes activas')) return texts.deleteActiveOrders;
  if (message.toLowerCase().includes('no encontrado')) return texts.deleteGone;
  return texts.deleteFailed(message);
}

/** Whether the list must be loaded again after a failed deletion: the product had gone already. */
export const isAlreadyGone = ({ message }: Failure): boolean =>
  message.toLowerCase().includes('no encontrado');
