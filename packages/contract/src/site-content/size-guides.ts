import { CATEGORY_WITH_EXTRA_GUIDES } from '../limits';
import { plainText } from '../plain-text';
import { parseSizes } from '../product/sizes';

type Row = { size: string; measurements: string[] };
type Guide = { category: string; enabled: boolean; tableHeaders: string[]; tableRows: Row[] };

const EXTRA_GUIDES = ['corpino', 'bombacha', 'bombis'];

// 'corpiños', 'Corpiño' and 'corpino' name one category: accents, case and a plural s do not tell them apart.
const key = (category: string) => plainText(category).replace(/s$/, '');

/** A guide whose every row has as many measurements as there are headers after the first. */
export function repairedGuide<G extends Guide>(guide: G): G {
  const columns = Math.max(0, guide.tableHeaders.length - 1);
  const tableRows = guide.tableRows.map((row) => ({
    ...row,
    measurements: Array.from({ length: columns }, (_, column) => row.measurements[column] ?? ''),
  }));
  return { ...guide, tableRows };
}

/** The enabled guides of a category; 'conjuntos' also shows corpiño, bombacha and bombis. */
export function guidesFor<G extends Guide>(category: string, guides: readonly G[]): G[] {
  const wanted = [key(category)];
  if (key(category) === key(CATEGORY_WITH_EXTRA_GUIDES)) wanted.push(...EXTRA_GUIDES.map(key));
  return wanted.flatMap((name) => guides.filter((guide) => guide.enabled && key(guide.category) === name));
}

/** The sizes that the product form offers for a category: those of its own enabled guide, once each. */
export function offeredSizes(category: string, guides: readonly Guide[]): string[] {
  const own = guides.find((guide) => guide.enabled && key(guide.category) === key(category));
  return own ? parseSizes(own.tableRows.map((row) => row.size)) : [];
}
