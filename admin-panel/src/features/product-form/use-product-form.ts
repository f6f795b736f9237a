import { type Category, type Product } from '@shop/contract';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ProductFormValues } from './values/product-form-values.ts';
import { type Step } from './steps/steps.tsx';
import { type FormFault, isStillRefused, productFormFaults } from './values/product-form-faults.ts';
import { missingInForm } from './values/missing-in-form.ts';
import { useProductSession } from './save/use-product-session.ts';

/** The number tells two presses of the submit button apart. */
export type Attempt = { number: number; faults: FormFault[] };

const noAttempt: Attempt = { number: 0, faults: [] };

const REVIEW = { review: true } as const;

const isReview = (state: unknown) => typeof state === 'object' && state !== null && 'review' in state;

/** Keeps the step in the browser history, so that Back leads from the review to the form. */
function useReview(isSound: boolean) {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const asked = isReview(state);
  // Forward or a reload may open the review of a form with faults: it goes back to editing.
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

/** Holds what the server refused in the last save; each fault goes when its field is edited. */
function useRefused() {
  const [refused, setRefused] = useState<{ faults: FormFault[]; values: ProductFormValues } | null>(null);
  return {
    refuse: (faults: FormFault[], values: ProductFormValues) =>
      setRefused({ faults, values: structuredClone(values) }),
    faultsOf: (values: ProductFormValues): FormFault[] =>
      refused ? refused.faults.filter((fault) => isStillRefused(fault, refused.values, values)) : [],
  };
}

type Edited = { product: Product | null; copied: Product | null; categories: readonly Category[] };

export function useProductForm({ product, copied, categories }: Edited) {
  const refused = useRefused();
  const { failure, forgetError, lostUnits, ...session } = useProductSession({
    product,
    copied,
    onRefused: (faults, values) => {
      refused.refuse(faults, values);
      setAttempt({ number: attempt.number + 1, faults });
      forgetError();
      if (step === 'review') review.end();
    },
  });
  const { form, values, isSaving, isLimited } = session;
  const [attempt, setAttempt] = useState(noAttempt);
  const currentFaults = useMemo(() => productFormFaults(values, categories), [values, categories]);
  const { step, ...review } = useReview(currentFaults.length === 0);
  const save = () => {
    if (!isSaving && !isLimited) session.save();
  };
  const goOn = () => {
    if (step === 'edit') {
      setAttempt(noAttempt);
      forgetError();
      review.start();
    } else save();
  };
  const check = (onSound: () => void) => {
    const faults = productFormFaults(form.getValues(), categories);
    if (faults.length === 0) return onSound();
    setAttempt({ number: attempt.number + 1, faults });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(goOn);
  };
  const saveDraft = () => {
    form.setValue('status', false, { shouldDirty: true });
    check(save);
  };
  return {
    ...session,
    step,
    attempt,
    faults: attempt.number > 0 ? [...refused.faultsOf(values), ...currentFaults] : noAttempt.faults,
    failure,
    lostUnits,
    keepUnits: forgetError,
    saveDraft: missingInForm(values).length > 0 ? saveDraft : null,
    discard: () => {
      session.discard();
      setAttempt(noAttempt);
    },
    submit,
    backToEdit: () => {
      forgetError();
      review.end();
    },
  };
}
