import { type Edit } from '#shared/edit-session/draft.ts';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { PLAIN_NAMES, type PlainName } from '../values/plain-fields.ts';
import {
  type BaseStock,
  type ProductFormValues,
  type ProductVersion,
  emptyPicture,
} from '../values/product-form-values.ts';

export type ProductEdit = Edit<ProductFormValues, ProductVersion>;

const PLAIN_PARTS = Object.fromEntries(PLAIN_NAMES.map((name) => [name, [name]])) as {
  [Name in PlainName]: [Name];
};

// Fields that only make sense together are merged as one part.
const PARTS = {
  ...PLAIN_PARTS,
  category: ['category'],
  price: ['price'],
  discount: ['discount'],
  variants: ['sizes', 'sizeKeys', 'colorChoice', 'colors', 'stockMode', 'cells', 'stock'],
  skus: ['skus'],
  pictures: ['pictures'],
  status: ['status'],
} as const satisfies Record<string, readonly (keyof ProductFormValues)[]>;
export type Part = keyof typeof PARTS;
const ALL_PARTS = Object.keys(PARTS) as Part[];

const valuesOfParts = (values: ProductFormValues, parts: readonly Part[]): Partial<ProductFormValues> =>
  Object.fromEntries(parts.flatMap((part) => PARTS[part].map((field) => [field, values[field]])));

const optionsOf = ({ sizes, colorChoice, colors, stockMode, cells }: ProductFormValues) => ({
  sizes,
  colorChoice,
  colors,
  stockMode,
  combinations: stockMode === 'grid' ? Object.keys(cells).sort() : [],
});

const picturesWithUrl = ({ pictures }: ProductFormValues) => {
  const rows = pictures.filter(({ url }) => url.trim() !== '');
  return rows.length > 0 ? rows : [emptyPicture()];
};

const isSame = (a: ProductFormValues, b: ProductFormValues, part: Part): boolean =>
  part === 'pictures'
    ? isEqual(picturesWithUrl(a), picturesWithUrl(b))
    : isEqual(valuesOfParts(a, [part]), valuesOfParts(b, [part]));

// The server adds and subtracts units, so only the options of two edits can be in conflict.
const hasSameOptions = (a: ProductFormValues, b: ProductFormValues, part: Part): boolean =>
  part === 'variants' ? isEqual(optionsOf(a), optionsOf(b)) : isSame(a, b, part);

type Skus = ProductFormValues['skus'];

const changedKeys = (base: Skus, skus: Skus): string[] =>
  Object.keys({ ...base, ...skus }).filter((key) => (base[key] ?? '') !== (skus[key] ?? ''));

/** Their SKUs with those that I changed. */
const mergedSkus = (base: Skus, mine: Skus, theirs: Skus): Skus => ({
  ...theirs,
  ...Object.fromEntries(changedKeys(base, mine).map((key) => [key, mine[key] ?? ''])),
});

// The SKU of each variant is a field of its own.
const hasSkuConflict = (base: Skus, mine: Skus, theirs: Skus): boolean =>
  changedKeys(base, mine).some(
    (key) =>
      changedKeys(base, theirs).includes(key) && (mine[key] ?? '').trim() !== (theirs[key] ?? '').trim(),
  );

type Outcome = 'mine' | 'theirs' | 'theirs with my units' | 'theirs with my SKUs' | 'conflict';

function outcomeOf(part: Part, { values, baseVersion }: ProductEdit, theirs: ProductFormValues): Outcome {
  const base = baseVersion.values;
  if (isSame(values, base, part)) return 'theirs';
  if (part === 'skus')
    return hasSkuConflict(base.skus, values.skus, theirs.skus) ? 'conflict' : 'theirs with my SKUs';
  if (hasSameOptions(base, theirs, part)) return 'mine';
  if (part === 'variants' && hasSameOptions(values, base, part))
    return base.stockMode === theirs.stockMode ? 'theirs with my units' : 'conflict';
  return hasSameOptions(values, theirs, part) ? 'mine' : 'conflict';
}

const mergeStock = (mine: BaseStock, theirs: BaseStock): BaseStock => ({
  stock: mine.stock,
  cells: { ...theirs.cells, ...mine.cells },
  skus: { ...mine.skus, ...theirs.skus },
});

// My units stay relative to the units that I loaded, even where the sum happens to equal theirs.
function mergeBase(mine: ProductVersion, theirs: ProductVersion): ProductVersion {
  const known = Object.entries(mine.values.cells).filter(([key]) => key in theirs.values.cells);
  return {
    values: {
      ...theirs.values,
      stock: mine.values.stock,
      cells: { ...theirs.values.cells, ...Object.fromEntries(known) },
    },
    stock: mine.stock && theirs.stock ? mergeStock(mine.stock, theirs.stock) : theirs.stock,
  };
}

export type ProductMerge = {
  /** The form with the other side's separate changes taken over; mine where both changed. */
  edit: ProductEdit;
  theirs: ProductVersion;
  conflicts: Part[];
};

export function mergeProducts(edit: ProductEdit, theirs: ProductVersion): ProductMerge {
  const { values, baseVersion } = edit;
  const outcomes = new Map(ALL_PARTS.map((part) => [part, outcomeOf(part, edit, theirs.values)]));
  const partsWith = (outcome: Outcome) => ALL_PARTS.filter((part) => outcomes.get(part) === outcome);
  const merged = { ...values, ...valuesOfParts(theirs.values, partsWith('theirs')) };
  if (outcomes.get('variants') === 'theirs with my units') {
    Object.assign(merged, valuesOfParts(theirs.values, ['variants']), {
      cells: { ...theirs.values.cells, ...values.cells },
      stock: values.stock,
    });
  }
  if (outcomes.get('skus') !== 'theirs')
    merged.skus = mergedSkus(baseVersion.values.skus, values.skus, theirs.values.skus);
  return {
    edit: {
      values: merged,
      baseVersion: outcomes.get('variants') === 'theirs' ? theirs : mergeBase(baseVersion, theirs),
    },
    theirs,
    conflicts: partsWith('conflict'),
  };
}

/** Settles the conflicts of a merge: theirs in the given parts, mine in the others. */
export function settleProduct({ edit, theirs }: ProductMerge, fromTheirs: ReadonlySet<string>): ProductEdit {
  const parts = ALL_PARTS.filter((part) => fromTheirs.has(part));
  return {
    values: { ...edit.values, ...valuesOfParts(theirs.values, parts) },
    baseVersion: fromTheirs.has('variants') ? theirs : edit.baseVersion,
  };
}

/** Leaves the conflicts of a merge to the server's check on the next save, by keeping their base values. */
export const keepConflictsOpen = (
  { edit: { values, baseVersion }, conflicts }: ProductMerge,
  base: ProductFormValues,
): ProductEdit => ({
  values,
  baseVersion: {
    stock:
      baseVersion.stock && conflicts.includes('skus')
        ? { ...baseVersion.stock, skus: base.skus }
        : baseVersion.stock,
    values: { ...baseVersion.values, ...valuesOfParts(base, conflicts) },
  },
});
