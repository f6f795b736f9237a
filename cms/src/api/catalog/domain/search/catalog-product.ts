import type { Color } from '@shop/contract';

/** Units of one size and colour; null counts for every size or colour of the product. */
export type StockedVariant = { size: string | null; color: string | null };

/** A product as lists, counts and searches know it. */
export type CatalogProduct = {
  id: number;
  documentId: string;
  active: boolean;
  category: string;
  categoryLabel: string;
  title: string;
  titleKey: string;
  description: string;
  /** Title, description and category in searchable form. */
  searchText: string;
  /** Final price in pesos. */
  price: number;
  sizes: readonly string[];
  colors: readonly Color[];
  /** Keys of `colors`, in the same order. */
  colorKeys: readonly string[];
  /** Variants with units; colours as keys. */
  inStock: readonly StockedVariant[];
  /** A variant has few units left, or none. */
  isLow: boolean;
  /** Composition, care or origin is missing. */
  lacksFacts: boolean;
  /** Sold by size, so that its category needs a size guide. */
  needsGuide: boolean;
};

export const canBeBought = ({ inStock }: Pick<CatalogProduct, 'inStock'>): boolean => inStock.length > 0;
