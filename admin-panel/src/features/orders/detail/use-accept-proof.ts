import { knownStatus, type AdminOrder, type OrderStatus } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { refreshOrders, showOrder } from '../queries.ts';
import { type ChangeOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

// Outlives the page of the order: staff may have gone on to the next proof. The server refuses when the order
// has another status by now, so nobody else's change is undone.
async function undoAcceptance(client: QueryClient, { _id, orderNumber }: AdminOrder, before: OrderStatus) {
  try {
    const body = { status: before, expectedStatus: 'paid' as const };
    const { order } = await call('updateOrderStatus', { params: { id: _id }, body });
    showOrder(client, order);
    toast.success(texts.review.undone(orderNumber), { duration: TOAST_MS.undoChange });
  } catch (error) {
    toast.error(texts.review.undoFailed(errorText(error)), { duration: TOAST_MS.failure });
  } finally {
    await refreshOrders(client, 'products');
  }
}

/** Accepts the proof of an order at once, and offers to undo that for a minute. */
export function useAcceptProof(order: AdminOrder, change: ChangeOrder) {
  const client = useQueryClient();
  const [hasAccepted, setHasAccepted] = useState(false);
  const before = knownStatus(order.status);
  const announce = () => {
    setHasAccepted(true);
    const undo = { label: texts.review.undo, onClick: () => void undoAcceptance(client, order, before) };
    toastWithUndo(texts.review.accepted(order.orderNumber), TOAST_MS.undoAcceptedProof, undo);
  };
  return { accept: () => change({ status: 'paid' }, announce, { isSilent: true }), hasAccepted };
}
