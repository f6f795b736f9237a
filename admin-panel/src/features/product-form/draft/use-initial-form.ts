import { type Product } from '@shop/contract';
import { useState } from 'react';
import { type FormState, joinForms, stillToSettle } from './join-forms.ts';
import { emptyProductForm, formOfProduct, stockSeenOf } from '../values/product-form-values.ts';
import { type StoredForm, readStoredForm } from './stored-form.ts';

type InitialForm = {
  /** The form as it is saved now. */
  base: FormState;
  basedOn: string | null;
  /** What was being typed when the page went away, if anything. */
  stored: StoredForm | null;
  /** What the form begins with: what was being typed beside what others saved meanwhile, or the form as it is saved. */
  start: FormState;
};

function baseOf(product: Product | null): FormState {
  const values = product ? formOfProduct(product) : emptyProductForm();
  return { values, opened: values, seen: product ? stockSeenOf(product) : null };
}

function startOf(base: FormState, stored: StoredForm | null, product: Product | null): FormState {
  if (!stored) return base;
  const { values, opened, seen } = stored;
  if (!product || !opened) return { values, opened: base.opened, seen };
  return stillToSettle(joinForms({ values, opened, seen }, product), opened);
}

/** What the form starts from: the product, or nothing, and the unsaved changes of this browser. */
export function useInitialForm(product: Product | null): InitialForm {
  const [initial] = useState(() => {
    const base = baseOf(product);
    const stored = readStoredForm(product?._id ?? null, window.localStorage);
    return { base, basedOn: product?.updatedAt ?? null, stored, start: startOf(base, stored, product) };
  });
  return initial;
}
