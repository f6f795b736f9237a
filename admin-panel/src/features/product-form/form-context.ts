import { type Category, type SizeGuide } from '@shop/contract';
import { createContext, use } from 'react';
import { type FormFault } from './values/product-form-faults.ts';

/** What the parts of the form share besides its values. */
type FormSurroundings = {
  categories: readonly Category[];
  /** null while the shop's content could not be loaded: nothing is known about sizes then. */
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

/** What is wrong with one field, by its path. */
export const useFault = (path: string): string | undefined =>
  useFormSurroundings().faults.find(({ field }) => field === path)?.message;

/** The name that shoppers read for a category's key. */
export function useCategoryName(key: string): string {
  const { categories } = useFormSurroundings();
  return categories.find(({ name }) => name === key)?.display_name ?? key;
}
