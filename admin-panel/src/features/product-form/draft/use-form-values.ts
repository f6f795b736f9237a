import { type Product } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type FormState, type Joined, withTheirs } from './join-forms.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { dropStoredForm } from './stored-form.ts';
import { useInitialForm } from './use-initial-form.ts';

const asSaved = ({ theirs, theirSeen }: Joined): FormState => ({
  values: theirs,
  opened: theirs,
  seen: theirSeen,
});

/** The values of the form, from the product and from what this browser still holds of them. */
export function useFormValues(product: Product | null) {
  const id = product?._id ?? null;
  const initial = useInitialForm(product);
  const form = useForm<ProductFormValues>({ defaultValues: initial.base.values });
  const values = useWatch({ control: form.control }) as ProductFormValues;
  const [restored, setRestored] = useState(initial.stored);
  const [saved, setSaved] = useState(initial.base);
  const [{ opened, seen }, setBefore] = useState(initial.start);
  // keepDefaultValues: what was typed stays a change, to be saved or discarded.
  useEffect(() => {
    if (initial.stored) form.reset(initial.start.values, { keepDefaultValues: true });
  }, [form, initial]);
  const forget = () => dropStoredForm(id, window.localStorage);
  const discard = () => {
    forget();
    form.reset(saved.values);
    setBefore(saved);
    setRestored(null);
  };
  /** Takes over what somebody else saved, with theirs where it was chosen; answers the form that is left. */
  const settle = (joined: Joined, taken: ReadonlySet<string>): FormState => {
    const settled = withTheirs(joined, taken);
    form.reset(joined.theirs);
    form.reset(settled.values, { keepDefaultValues: true });
    setSaved(asSaved(joined));
    setBefore(settled);
    return settled;
  };
  const { basedOn } = initial;
  return { id, form, values, opened, seen, restored, basedOn, forget, discard, settle };
}
