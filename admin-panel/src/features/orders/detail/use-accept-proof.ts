import {
  acceptProof,
  type AdminOrder,
  errorCodes,
  type ProofAcceptanceInput,
  undoProofAcceptance,
} from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { type QueryClient } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { toast, toastFailure, TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { orderChange, refreshOrders, showOrder } from '../queries.ts';
import { texts } from './texts.ts';

// The undo outlives the page of the order: staff may have gone on to the next proof. The server refuses when more has
// happened by now, so nobody else's change is undone.
async function undoAcceptance(client: QueryClient, { _id, orderNumber }: AdminOrder) {
  try {
    const { order } = await call(undoProofAcceptance, { params: { id: _id } });
    showOrder(client, order);
    toast.success(texts.review.undone(orderNumber), { duration: TOAST_MS.undoChange });
  } catch (error) {
    toastFailure(texts.review.undoFailed(errorText(error)));
  } finally {
    await refreshOrders(client);
  }
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.code === errorCodes.staleOrder) return texts.update.stale;
  return texts.review.acceptFailed(errorText(error));
}

/** Accepts the proof of an order at once with what staff read on it, and offers to undo that for a minute. */
export function useAcceptProof(order: AdminOrder) {
  const { mutate, isPending, isSuccess, error, reset } = useAction(
    orderChange({
      run: (body: ProofAcceptanceInput) => call(acceptProof, { params: { id: order._id }, body }),
      done: ({ order: changed }, { input: { amount }, client }) => {
        const { accepted, acceptedPart } = texts.review;
        const done = (changed.status === 'paid' ? accepted : acceptedPart)(order.orderNumber);
        // An acceptance that recorded nothing leaves nothing to take back.
        if (amount === 0) return toast.success(done, { duration: TOAST_MS.undoChange });
        const undo = { label: texts.review.undo, onClick: () => void undoAcceptance(client, order) };
        toastWithUndo(done, TOAST_MS.undoAcceptedProof, undo);
      },
    }),
  );
  const faults = faultsByPath(error);
  const failure = error && Object.keys(faults).length === 0 ? failureText(error) : null;
  return { accept: mutate, isAccepting: isPending, hasAccepted: isSuccess, failure, faults, reset };
}

export type ProofAcceptor = ReturnType<typeof useAcceptProof>;
