import { type Category, type Product } from '@shop/contract';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '#shared/paths.ts';
import { type Joined, joinForms } from './draft/join-forms.ts';
import { afterSave } from './save/leave-guard.tsx';
import { type FormFault, productFormFaults } from './values/product-form-faults.ts';
import { texts } from './texts.ts';
import { useFormDraft } from './draft/use-form-draft.ts';
import { useFormValues } from './draft/use-form-values.ts';
import { useReview } from './steps/use-review.ts';
import { useSaveProduct } from './save/use-save-product.ts';

/** One press of the button that goes on, and what it found. */
export type Attempt = { number: number; faults: FormFault[] };

const noAttempt: Attempt = { number: 0, faults: [] };
const NONE: FormFault[] = [];

type Kept = ReturnType<typeof useFormValues>;

/** The save, and what it has to ask first where somebody else saved meanwhile. */
function useSave({ id, form, opened, seen, forget, settle }: Kept) {
  const navigate = useNavigate();
  const [joined, setJoined] = useState<Joined | null>(null);
  const { save, ...saving } = useSaveProduct(id, {
    onSaved: () => {
      forget();
      toast.success(id === null ? texts.created : texts.updated);
      void navigate(paths.products, { state: afterSave });
    },
    onStale: (now) => setJoined(joinForms({ values: form.getValues(), opened, seen }, now)),
  });
  return {
    ...saving,
    joined,
    save: () => joined === null && save({ values: form.getValues(), opened, seen }),
    saveJoined: (taken: ReadonlySet<string>) => {
      if (!joined) return;
      setJoined(null);
      save(settle(joined, taken));
    },
    keepEditing: () => setJoined(null),
  };
}

/** Everything the product form does: its steps, its faults, its draft and its save. */
export function useProductForm(product: Product | null, categories: readonly Category[]) {
  const kept = useFormValues(product);
  const { id, form, values, opened, seen, basedOn, restored, forget } = kept;
  const [attempt, setAttempt] = useState(noAttempt);
  const dirty = form.formState.isDirty;
  const { save, failure, forgetFailure, ...saver } = useSave(kept);
  const { saving, limited } = saver;
  useFormDraft({ id, values, opened, seen, basedOn, dirty: dirty && !saving });
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
      save();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = productFormFaults(form.getValues(), categories);
    if (found.length === 0) return goOn();
    setAttempt({ number: attempt.number + 1, faults: found });
  };
  return {
    ...saver,
    form,
    values,
    step,
    attempt,
    faults,
    dirty,
    failure: step === 'review' ? failure : null,
    restored,
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
