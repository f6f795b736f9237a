import { acceptProof, type AdminOrder, errorCodes, type ProofAcceptanceInput } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { orderChange } from '../queries.ts';
import { texts } from './texts.ts';

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.code === errorCodes.staleOrder)
    return texts.update.stale(error.message);
  return texts.review.acceptFailed(errorText(error));
}

/** Accepts the proof of an order at once with what staff read on it, and offers to undo that for a minute. */
export function useAcceptProof(order: AdminOrder) {
  const { mutate, isPending, isSuccess, error, reset } = useAction(
    orderChange({
      run: (body: ProofAcceptanceInput) => call(acceptProof, { params: { id: order._id }, body }),
      done: ({ order: changed, undo: step }, { client }) => {
        const { accepted, acceptedPart } = texts.review;
        const done = changed.status === 'paid' ? accepted : acceptedPart;
        tellStep(client, done(order.orderNumber), { step });
      },
    }),
  );
  const faults = faultsByPath(error);
  const failure = error && Object.keys(faults).length === 0 ? failureText(error) : null;
  return { accept: mutate, isAccepting: isPending, hasAccepted: isSuccess, failure, faults, reset };
}

export type ProofAcceptor = ReturnType<typeof useAcceptProof>;
