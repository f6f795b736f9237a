import { type Category, type SizeGuide } from '@shop/contract';
import { createContext, use } from 'react';
import { type FormFault } from './values/product-form-faults.ts';

/** State that the sections share besides the values. */
type FormSurroundings = {
  categories: readonly Category[];
  /** null when the site content could not be loaded: the offered sizes are unknown then. */
  guides: readonly SizeGuide[] | null;
  faults: readonly FormFault[];
  isNew: boolean;
};

export const FormContext = createContext<FormSurroundings>({
  categories: [],
  guides: null,
  faults: [],
  isNew: true,
});

export const useFormSurroundings = (): FormSurroundings => use(FormContext);

/** Returns the message of the fault at a path. */
export const useFault = (path: string): string | undefined =>
  useFormSurroundings().faults.find(({ field }) => field === path)?.message;

/** Returns the name that shoppers read for a category's key. */
export function useCategoryName(key: string): string {
  const { categories } = useFormSurroundings();
  return categories.find(({ name }) => name === key)?.display_name ?? key;
}

/** Returns the id of a field's control, which the error summary links to. */
export const fieldId = (path: string): string => `product-${path.replaceAll('.', '-')}`;
