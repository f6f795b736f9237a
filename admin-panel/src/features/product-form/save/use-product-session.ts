import {
  errorCodes,
  getProduct,
  lostUnitsSchema,
  MINUTE_MS,
  type Product,
  RATE_LIMIT_WAIT_MINUTES,
  staleProductSchema,
  workStats,
} from '@shop/contract';
import { ApiError, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { afterSave } from '#shared/edit-session/leave-guard.tsx';
import { useEditSession } from '#shared/edit-session/use-edit-session.ts';
import { useSaveEdit } from '#shared/edit-session/use-save-edit.ts';
import { nounOf } from '#shared/resource/query.ts';
import { paths } from '#shared/paths.ts';
import { saveProduct } from '../queries.ts';
import { texts } from '../texts.ts';
import { copiedProduct } from '../values/copied-product.ts';
import { missingInForm } from '../values/missing-in-form.ts';
import { type FormFault, serverFaults } from '../values/product-form-faults.ts';
import { type ProductFormValues, type ProductVersion, versionOf } from '../values/product-form-values.ts';
import { type ProductMerge, mergeProducts, settleProduct } from './merge-products.ts';
import { newProductBody, productChangeBody } from './product-body.ts';
import { type RestoredDraft, productDraft } from './stored-draft.ts';

export type SaveFailure = { title: string; detail: string | null };

const isRateLimit = (error: unknown) =>
  (error instanceof ApiError && error.status === 429) || errorText(error).includes('429');

function saveFailure(error: unknown, isNew: boolean): SaveFailure {
  if (isRateLimit(error)) return { title: texts.rateLimited, detail: null };
  return { title: isNew ? texts.createFailed : texts.updateFailed, detail: errorText(error) };
}

function savedText(values: ProductFormValues, isNew: boolean): string {
  if (!values.status && missingInForm(values).length > 0) return texts.draftSaved;
  return isNew ? texts.created : texts.updated;
}

function findTheirs(error: unknown): ProductVersion | null {
  const product = conflictDetails(error, staleProductSchema)?.product;
  return product ? versionOf(product) : null;
}

const lostUnitsIn = (error: unknown) => conflictDetails(error, lostUnitsSchema, errorCodes.unitsWouldBeLost);

function useRateLimit() {
  const [isLimited, setLimited] = useState(false);
  useEffect(() => {
    if (!isLimited) return;
    const timer = setTimeout(() => setLimited(false), RATE_LIMIT_WAIT_MINUTES * MINUTE_MS);
    return () => clearTimeout(timer);
  }, [isLimited]);
  return { isLimited, limit: setLimited };
}

type SessionOptions = {
  product: Product | null;
  /** The product that a new one starts like. */
  copied: Product | null;
  onRefused: (faults: FormFault[], values: ProductFormValues) => void;
};

export function useProductSession({ product, copied, onRefused }: SessionOptions) {
  const id = product?._id ?? null;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isLimited, limit } = useRateLimit();
  const [loaded] = useState(() => (copied ? copiedProduct(copied) : versionOf(product)));
  /** Units that the next save may take out of stock. */
  const dropUnits = useRef(0);
  const changeBody = (values: ProductFormValues, baseVersion: ProductVersion) => ({
    ...productChangeBody(values, baseVersion),
    ...(dropUnits.current > 0 && { dropUnits: dropUnits.current }),
  });
  const draft = productDraft(product, loaded, copied);
  const session = useEditSession<ProductFormValues, ProductVersion, RestoredDraft>({
    loaded,
    valuesOf: ({ values }) => values,
    draft,
  });
  const { error, saving, saved, ...saver } = useSaveEdit<ProductFormValues, ProductVersion, ProductMerge>(
    session,
    {
      store: async ({ values, baseVersion }) => {
        const { product: stored } = await saveProduct(
          id === null ? { id, body: newProductBody(values) } : { id, body: changeBody(values, baseVersion) },
        );
        return versionOf(stored);
      },
      findTheirs,
      merge: mergeProducts,
      settle: settleProduct,
      onFailed: (failure) => {
        dropUnits.current = 0;
        limit(isRateLimit(failure));
        const faults = failure instanceof ApiError ? serverFaults(failure.errors) : [];
        if (faults.length > 0) onRefused(faults, session.form.getValues());
      },
      onSaved: () => {
        void client.invalidateQueries({ queryKey: nounOf(getProduct) });
        void client.invalidateQueries({ queryKey: nounOf(workStats) });
        toast.success(savedText(session.form.getValues(), id === null));
        void navigate(paths.products, { state: afterSave });
      },
    },
  );
  const lostUnits = lostUnitsIn(error);
  return {
    ...session,
    ...saver,
    isLimited,
    // After a save the form stays busy until the list has replaced it.
    isSaving: saving || saved,
    lostUnits,
    saveLosing: (units: number) => {
      dropUnits.current = units;
      saver.save();
    },
    failure: error && !lostUnits ? saveFailure(error, id === null) : null,
  };
}
