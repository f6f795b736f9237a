import { type Product } from '@shop/contract';

/** Returns the alt texts of a product; those that follow its title are empty. */
export const altTextsOf = ({ thumbnailAlts, title }: Product) =>
  thumbnailAlts.map((text) => (text === title ? '' : text));

/** Returns the fields of a change that differ from the stored product. */
export function changedFieldsOf<C extends Record<string, unknown>>(change: C, stored: Product): Partial<C> {
  const before: Record<string, unknown> = {
    ...stored,
    thumbnailAlts: altTextsOf(stored),
    stock: undefined,
    variants: undefined,
  };
  const entries = Object.entries(change).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(entries) as Partial<C>;
}
