import {
  type AdminOrder,
  editOrder,
  errorCodes,
  formatMoney,
  getProduct,
  previewOrderEdit,
} from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { keyOf, queryOf } from '#shared/resource/query.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { orderChange } from '../queries.ts';
import { draftOf, editBody, isSameDraft, type TypedOrder, previewBody } from './order-draft.ts';
import { texts } from './texts.ts';

const TYPING_MS = 300;

/** Loads a product with its variants; a deleted one has none. */
export const editedProductQuery = (id: string) => ({
  ...queryOf(getProduct, { params: { id } }, ({ product }) => product),
  retry: false,
});

// A preview per keystroke would only make the last one wait.
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export function useEditPreview(order: AdminOrder, draft: TypedOrder) {
  const body = previewBody(order, useSettled(draft));
  return useQuery({
    ...queryOf(previewOrderEdit, { params: { id: order._id }, body }, ({ preview }) => preview),
    // It is not among the orders, whose refresh after the save would ask for it again.
    queryKey: [previewOrderEdit.name, order._id, body],
    placeholderData: keepPreviousData,
    enabled: body.items.length > 0,
    retry: false,
  });
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.staleOrder;

type Outcome = { done?: () => void; refused?: (why: string) => void };

/** Holds the edit of an order until it is saved; a refused one stays as it was typed. */
export function useEditOrder(order: AdminOrder, { done, refused }: Outcome) {
  // The order may be loaded anew while it is edited: the edit belongs to the one that staff have read.
  const [base, setBase] = useState(order);
  const [initial] = useState(() => draftOf(order));
  const [draft, setDraft] = useState(initial);
  const { mutate, isPending, error, reset } = useAction(
    orderChange({
      run: (read: AdminOrder) => call(editOrder, { params: { id: read._id }, body: editBody(read, draft) }),
      done: ({ order: changed, undo: step }, { client }) => {
        tellStep(client, texts.done(changed.orderNumber, formatMoney(changed.total)), { step });
        void client.invalidateQueries({ queryKey: keyOf(getProduct) });
        done?.();
      },
      refused: (reason) => refused?.(errorText(reason, texts.failed)),
    }),
  );
  const change = (part: Partial<TypedOrder>) => {
    if (error) reset();
    setDraft((before) => ({ ...before, ...part }));
  };
  return {
    draft,
    change,
    isPending,
    isDirty: !isSameDraft(draft, initial),
    submit: () => mutate(base),
    drop: () => setDraft(initial),
    failure: error && errorText(error, texts.failed),
    /** Saves over what somebody else has changed, which the refusal has told; undefined without one. */
    saveAnyway: isStale(error)
      ? () => {
          setBase(order);
          mutate(order);
        }
      : undefined,
    faults: faultsByPath(error),
  };
}
