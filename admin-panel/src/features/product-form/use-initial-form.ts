import { type Product } from '@shop/contract';
import { useState } from 'react';
import {
  type ProductFormValues,
  type StockSeen,
  emptyProductForm,
  formOfProduct,
  stockSeenOf,
} from './product-form-values.ts';
import { type StoredForm, readStoredForm } from './stored-form.ts';

type InitialForm = {
  /** The form as it is saved now. */
  base: ProductFormValues;
  baseSeen: StockSeen | null;
  basedOn: string | null;
  /** What was being typed when the page went away, if anything. */
  stored: StoredForm | null;
};

/** What the form starts from: the product, or nothing, and the unsaved changes of this browser. */
export function useInitialForm(product: Product | null): InitialForm {
  const [initial] = useState(() => ({
    base: product ? formOfProduct(product) : emptyProductForm(),
    baseSeen: product ? stockSeenOf(product) : null,
    basedOn: product?.updatedAt ?? null,
    stored: readStoredForm(product?._id ?? null, window.localStorage),
  }));
  return initial;
}
