import { type Category, type Product } from '@shop/contract';
import { type FormEvent, useMemo, useState } from 'react';
import { useReview } from './steps/use-review.ts';
import { type FormFault, productFormFaults } from './values/product-form-faults.ts';
import { useProductSession } from './save/use-product-session.ts';

/** A press of the submit button and the faults that it found; the number tells two presses apart. */
export type Attempt = { number: number; faults: FormFault[] };

const noAttempt: Attempt = { number: 0, faults: [] };

export function useProductForm(product: Product | null, categories: readonly Category[]) {
  const { failure, forgetError, ...session } = useProductSession(product);
  const { form, values, isSaving, isLimited } = session;
  const [attempt, setAttempt] = useState(noAttempt);
  const currentFaults = useMemo(() => productFormFaults(values, categories), [values, categories]);
  const { step, ...review } = useReview(currentFaults.length === 0);
  const goOn = () => {
    if (step === 'edit') {
      setAttempt(noAttempt);
      review.start();
    } else if (!isSaving && !isLimited) session.save();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const faults = productFormFaults(form.getValues(), categories);
    if (faults.length === 0) return goOn();
    setAttempt({ number: attempt.number + 1, faults });
  };
  return {
    ...session,
    step,
    attempt,
    faults: attempt.number > 0 ? currentFaults : noAttempt.faults,
    failure: step === 'review' ? failure : null,
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
