import { MINUTE_MS, RATE_LIMIT_WAIT_MINUTES } from '@shop/contract';
import { ApiError, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changedParts, productDraft } from './product-draft.ts';
import { type ProductFormValues, type StockSeen } from './product-form-values.ts';
import { saveProduct } from './queries.ts';
import { texts } from './texts.ts';

export type SaveFailure = { title: string; detail: string | null };

const isRateLimit = (error: unknown) =>
  (error instanceof ApiError && error.status === 429) || errorText(error).includes('429');

/** What to say about a failed save. */
function saveFailure(error: unknown, isNew: boolean): SaveFailure {
  if (isRateLimit(error)) return { title: texts.rateLimited, detail: null };
  return { title: isNew ? texts.createFailed : texts.updateFailed, detail: errorText(error) };
}

/** Saves the form; after a 429 nothing can be sent until the wait is over. */
export function useSaveProduct(id: string | null, opened: ProductFormValues, onSaved: () => void) {
  const client = useQueryClient();
  const [limited, setLimited] = useState(false);
  const mutation = useMutation({
    mutationFn: ({ values, seen }: { values: ProductFormValues; seen: StockSeen | null }) =>
      saveProduct(
        id === null
          ? { id, body: productDraft(values, seen) }
          : { id, body: changedParts(productDraft(values, seen), productDraft(opened, seen)) },
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['products'] });
      void client.invalidateQueries({ queryKey: ['stats'] });
      onSaved();
    },
    onError: (error) => setLimited(isRateLimit(error)),
  });
  useEffect(() => {
    if (!limited) return;
    const timer = setTimeout(() => setLimited(false), RATE_LIMIT_WAIT_MINUTES * MINUTE_MS);
    return () => clearTimeout(timer);
  }, [limited]);
  return {
    save: mutation.mutate,
    saving: mutation.isPending || mutation.isSuccess,
    limited,
    failure: mutation.error ? saveFailure(mutation.error, id === null) : null,
    forgetFailure: mutation.reset,
  };
}
