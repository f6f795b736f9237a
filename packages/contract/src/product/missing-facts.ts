import { findSizeGuides } from '../site-content/size-guides';
import { ONE_SIZE } from './sizes';

/** Facts that a garment's page must state before the purchase: Res. 270/2020 (R16) and the law of sizes (R21). */
export const PRODUCT_FACTS = ['composition', 'care', 'origin', 'sizeGuide'] as const;
export type ProductFact = (typeof PRODUCT_FACTS)[number];

export type FactualGuide = {
  category: string;
  enabled: boolean;
  title: string;
  subtitle: string;
  notes: string;
  tableHeaders: string[];
  tableRows: { size: string; measurements: string[] }[];
};
export type FactualProduct = {
  category: string;
  size: readonly string[];
  composition: string;
  care: string;
  origin?: string;
};

const hasFigure = ({ tableRows }: FactualGuide): boolean =>
  tableRows.some(({ measurements }) => measurements.some((text) => /\d{2}/.test(text)));

const isInCentimetres = ({ title, subtitle, notes, tableHeaders, tableRows }: FactualGuide): boolean => {
  const texts = [title, subtitle, notes, ...tableHeaders, ...tableRows.flatMap((row) => row.measurements)];
  return texts.some((text) => /\bcms?\b|cent[ií]metro/i.test(text));
};

/** Returns whether a category has an enabled size guide with body measures in centimetres. */
export const hasBodyGuide = (category: string, guides: readonly FactualGuide[]): boolean =>
  findSizeGuides(category, guides).some((guide) => hasFigure(guide) && isInCentimetres(guide));

/** Returns whether a product is sold by size: accessories of one size are not clothing of the law of sizes. */
export const needsGuide = ({ size }: Pick<FactualProduct, 'size'>): boolean =>
  size.some((name) => name !== ONE_SIZE);

/** Lists the facts that a product lacks, but for the size guide of its category. */
export function missingOwnFacts({ composition, care, origin }: Partial<FactualProduct>): ProductFact[] {
  const facts = Object.entries({ composition, care, origin }) as [ProductFact, string | undefined][];
  return facts.filter(([, text]) => !text?.trim()).map(([fact]) => fact);
}

/** Lists the facts that a product lacks. */
export const missingFacts = (product: FactualProduct, guides: readonly FactualGuide[]): ProductFact[] => [
  ...missingOwnFacts(product),
  ...(needsGuide(product) && !hasBodyGuide(product.category, guides) ? (['sizeGuide'] as const) : []),
];
