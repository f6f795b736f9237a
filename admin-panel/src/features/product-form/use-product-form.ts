import { type Category, type Product } from '@shop/contract';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '#shared/paths.ts';
import { afterSave } from './leave-guard.tsx';
import { type FormFault, productFormFaults } from './product-form-faults.ts';
import { type ProductFormValues } from './product-form-values.ts';
import { type Step } from './steps.tsx';
import { dropStoredForm } from './stored-form.ts';
import { texts } from './texts.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useInitialForm } from './use-initial-form.ts';
import { useSaveProduct } from './use-save-product.ts';

/** One press of the button that goes on, and what it found. */
export type Attempt = { number: number; faults: FormFault[] };

const noAttempt: Attempt = { number: 0, faults: [] };
const NONE: FormFault[] = [];

/** The values of the form, from the product and from what this browser still holds of them. */
function useFormValues(product: Product | null) {
  const id = product?._id ?? null;
  const initial = useInitialForm(product);
  const form = useForm<ProductFormValues>({ defaultValues: initial.base });
  const values = useWatch({ control: form.control }) as ProductFormValues;
  const [restored, setRestored] = useState(initial.stored);
  const seen = restored ? restored.seen : initial.baseSeen;
  // keepDefaultValues: what was typed stays a change, to be saved or discarded.
  useEffect(() => {
    if (initial.stored) form.reset(initial.stored.values, { keepDefaultValues: true });
  }, [form, initial]);
  const forget = () => dropStoredForm(id, window.localStorage);
  const discard = () => {
    forget();
    form.reset(initial.base);
    setRestored(null);
  };
  return { id, form, values, seen, restored, initial, forget, discard };
}

const REVIEW = { review: true } as const;

const isReview = (state: unknown) => typeof state === 'object' && state !== null && 'review' in state;

// The review is a step of the browser's history too: Back leads from it to the form, not out of it.
function useReview(isSound: boolean) {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const asked = isReview(state);
  // Forward, or a reload, may lead to the review of what cannot be saved any more: it is edited first.
  useEffect(() => {
    if (asked && !isSound) void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [asked, isSound, navigate, search]);
  const step: Step = asked && isSound ? 'review' : 'edit';
  return {
    step,
    start: () => void navigate({ search }, { state: REVIEW, preventScrollReset: true }),
    end: () => void navigate(-1),
  };
}

/** Everything the product form does: its steps, its faults, its draft and its save. */
export function useProductForm(product: Product | null, categories: readonly Category[]) {
  const navigate = useNavigate();
  const { id, form, values, seen, initial, forget, ...kept } = useFormValues(product);
  const [attempt, setAttempt] = useState(noAttempt);
  const dirty = form.formState.isDirty;
  const { save, saving, limited, failure, forgetFailure } = useSaveProduct(id, initial.base, () => {
    forget();
    toast.success(id === null ? texts.created : texts.updated);
    void navigate(paths.products, { state: afterSave });
  });
  useFormDraft({ id, values, seen, basedOn: initial.basedOn, dirty: dirty && !saving });
  const faults = useMemo(
    () => (attempt.number > 0 ? productFormFaults(values, categories) : NONE),
    [attempt.number, values, categories],
  );
  const isSound = useMemo(() => productFormFaults(values, categories).length === 0, [values, categories]);
  const { step, ...review } = useReview(isSound);
  const goOn = () => {
    if (step === 'edit') {
      setAttempt(noAttempt);
      review.start();
    } else if (!saving && !limited) {
      save({ values: form.getValues(), seen });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = productFormFaults(form.getValues(), categories);
    if (found.length === 0) return goOn();
    setAttempt({ number: attempt.number + 1, faults: found });
  };
  return {
    form,
    values,
    step,
    attempt,
    faults,
    dirty,
    saving,
    limited,
    failure: step === 'review' ? failure : null,
    restored: kept.restored,
    forget,
    discard: () => {
      kept.discard();
      setAttempt(noAttempt);
    },
    submit,
    backToEdit: () => {
      forgetFailure();
      review.end();
    },
  };
}
