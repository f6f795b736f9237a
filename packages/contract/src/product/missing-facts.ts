import { findSizeGuides } from '../site-content/size-guides';
import { ONE_SIZE } from './sizes';

/** What a garment's page must say before it is bought: Res. 270/2020 (R16) and the law of sizes (R21). */
export const PRODUCT_FACTS = ['composition', 'care', 'origin', 'sizeGuide'] as const;
export type ProductFact = (typeof PRODUCT_FACTS)[number];

type Guide = {
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

const hasFigure = ({ tableRows }: Guide): boolean =>
  tableRows.some(({ measurements }) => measurements.some((text) => /\d{2}/.test(text)));

const isInCentimetres = ({ title, subtitle, notes, tableHeaders, tableRows }: Guide): boolean => {
  const texts = [title, subtitle, notes, ...tableHeaders, ...tableRows.flatMap((row) => row.measurements)];
  return texts.some((text) => /\bcms?\b|cent[ií]metro/i.test(text));
};

// Accessories of one size are not clothing of the law of sizes, and need no table.
const needsGuide = ({ size }: FactualProduct): boolean => size.some((name) => name !== ONE_SIZE);

/** Lists the facts that a product lacks; an enabled size guide of its category needs body measures in cm. */
export function missingFacts(product: FactualProduct, guides: readonly Guide[]): ProductFact[] {
  const hasGuide = findSizeGuides(product.category, guides).some(
    (guide) => hasFigure(guide) && isInCentimetres(guide),
  );
  const missing: Record<ProductFact, boolean> = {
    composition: !product.composition.trim(),
    care: !product.care.trim(),
    origin: !product.origin?.trim(),
    sizeGuide: needsGuide(product) && !hasGuide,
  };
  return PRODUCT_FACTS.filter((fact) => missing[fact]);
}
