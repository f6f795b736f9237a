import { type Category, type SizeGuide } from '@shop/contract';
import { createContext, use } from 'react';
import { categoryName } from '#shared/category-options.ts';
import { type FormFault } from './values/product-form-faults.ts';

type FormSurroundings = {
  categories: readonly Category[];
  /** null when the site content could not be loaded: the offered sizes are unknown then. */
  guides: readonly SizeGuide[] | null;
  faults: readonly FormFault[];
  isNew: boolean;
  /** null for a new product. */
  productId: string | null;
};

export const FormContext = createContext<FormSurroundings>({
  categories: [],
  guides: null,
  faults: [],
  isNew: true,
  productId: null,
});

export const useFormSurroundings = (): FormSurroundings => use(FormContext);

export const useFault = (path: string): string | undefined =>
  useFormSurroundings().faults.find(({ field }) => field === path)?.message;

export const useCategoryName = (key: string): string => categoryName(useFormSurroundings().categories, key);

export const fieldId = (path: string): string => `product-${path.replaceAll('.', '-')}`;
