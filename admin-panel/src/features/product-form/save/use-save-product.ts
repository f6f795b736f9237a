import {
  errorCodes,
  MINUTE_MS,
  type Product,
  RATE_LIMIT_WAIT_MINUTES,
  staleProductSchema,
} from '@shop/contract';
import { ApiError, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FormState } from '../draft/join-forms.ts';
import { productChange, productDraft } from './product-body.ts';
import { saveProduct } from '../queries.ts';
import { texts } from '../texts.ts';

export type SaveFailure = { title: string; detail: string | null };

const isRateLimit = (error: unknown) =>
  (error instanceof ApiError && error.status === 429) || errorText(error).includes('429');

/** What to say about a failed save. */
function saveFailure(error: unknown, isNew: boolean): SaveFailure {
  if (isRateLimit(error)) return { title: texts.rateLimited, detail: null };
  return { title: isNew ? texts.createFailed : texts.updateFailed, detail: errorText(error) };
}

/** The product as somebody else saved it while it was being edited here, when that is why a save was refused. */
function productNow(error: unknown): Product | null {
  if (!(error instanceof ApiError) || error.code !== errorCodes.staleFields) return null;
  return staleProductSchema.safeParse(error.details).data?.product ?? null;
}

type Hooks = { onSaved: () => void; onStale: (now: Product) => void };

/** Saves the form; after a 429 nothing can be sent until the wait is over. */
export function useSaveProduct(id: string | null, { onSaved, onStale }: Hooks) {
  const client = useQueryClient();
  const [limited, setLimited] = useState(false);
  const mutation = useMutation({
    mutationFn: ({ values, opened, seen }: FormState) =>
      saveProduct(
        id === null
          ? { id, body: productDraft(values, seen) }
          : { id, body: productChange(values, opened, seen) },
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['products'] });
      void client.invalidateQueries({ queryKey: ['stats'] });
      onSaved();
    },
    onError: (error) => {
      setLimited(isRateLimit(error));
      const now = productNow(error);
      if (now) onStale(now);
    },
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
