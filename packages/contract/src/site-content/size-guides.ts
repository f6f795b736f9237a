import { CATEGORY_WITH_EXTRA_GUIDES } from '../limits';
import { normalizeText } from '../text/normalize-text';
import { parseSizes } from '../product/sizes';

type Row = { size: string; measurements: string[] };
type Guide = { category: string; enabled: boolean; tableHeaders: string[]; tableRows: Row[] };

const EXTRA_GUIDES = ['corpino', 'bombacha', 'bombis'];

// 'corpiños', 'Corpiño' and 'corpino' name one category.
const key = (category: string) => normalizeText(category).replace(/s$/, '');

/** Trims or pads each row to one measurement per header after the first. */
export function alignSizeGuideRows<G extends Guide>(guide: G): G {
  const columns = Math.max(0, guide.tableHeaders.length - 1);
  const tableRows = guide.tableRows.map((row) => ({
    ...row,
    measurements: Array.from({ length: columns }, (_, column) => row.measurements[column] ?? ''),
  }));
  return { ...guide, tableRows };
}

/** Finds the enabled guides of a category; 'conjuntos' also gets corpiño, bombacha and bombis. */
export function findSizeGuides<G extends Guide>(category: string, guides: readonly G[]): G[] {
  const wanted = [key(category)];
  if (key(category) === key(CATEGORY_WITH_EXTRA_GUIDES)) wanted.push(...EXTRA_GUIDES.map(key));
  return wanted.flatMap((name) => guides.filter((guide) => guide.enabled && key(guide.category) === name));
}

export function offeredSizes(category: string, guides: readonly Guide[]): string[] {
  const own = guides.find((guide) => guide.enabled && key(guide.category) === key(category));
  return own ? parseSizes(own.tableRows.map((row) => row.size)) : [];
}
