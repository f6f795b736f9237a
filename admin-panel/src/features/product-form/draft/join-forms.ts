import { type Product } from '@shop/contract';
import {
  type ProductFormValues,
  type StockSeen,
  emptyPicture,
  formOfProduct,
  stockSeenOf,
} from '../values/product-form-values.ts';

type Field = keyof ProductFormValues;

/** A form on its way: what is typed, what it was opened with, and the stock that was seen then. */
export type FormState = { values: ProductFormValues; opened: ProductFormValues; seen: StockSeen | null };

// What belongs together is chosen together.
const PARTS = {
  title: ['title'],
  description: ['description'],
  category: ['category'],
  price: ['price'],
  discount: ['discount'],
  variants: ['sizes', 'colorChoice', 'colors', 'stockMode', 'cells', 'stock'],
  pictures: ['pictures'],
  status: ['status'],
  composition: ['composition'],
  care: ['care'],
} as const satisfies Record<string, readonly Field[]>;
export type Part = keyof typeof PARTS;

const fieldsOf = (part: Part): readonly Field[] => PARTS[part];
const only = (values: ProductFormValues, part: Part): Partial<ProductFormValues> =>
  Object.fromEntries(fieldsOf(part).map((field) => [field, values[field]]));

const names = (keys: Record<string, unknown>) => Object.keys(keys).sort();
/** What can be chosen of a product, apart from how many there are of each. */
const choices = ({ sizes, colorChoice, colors, stockMode, cells }: ProductFormValues) =>
  JSON.stringify([sizes, colorChoice, colors, stockMode, stockMode === 'grid' ? names(cells) : []]);

const textOf = (values: ProductFormValues, part: Part): string => JSON.stringify(only(values, part));

const typedPictures = ({ pictures }: ProductFormValues) => {
  const rows = pictures.filter(({ url }) => url.trim() !== '');
  return JSON.stringify(rows.length > 0 ? rows : [emptyPicture()]);
};

/** Whether two forms say the same of a part. */
const alike = (a: ProductFormValues, b: ProductFormValues, part: Part): boolean =>
  part === 'pictures' ? typedPictures(a) === typedPictures(b) : textOf(a, part) === textOf(b, part);

// Units are added and taken by difference: only what can be chosen is in conflict.
const unmoved = (before: ProductFormValues, after: ProductFormValues, part: Part): boolean =>
  part === 'variants' ? choices(before) === choices(after) : alike(before, after, part);

type Side = 'mine' | 'theirs' | 'units' | 'both';

function sideOf(part: Part, { values, opened }: FormState, theirs: ProductFormValues): Side {
  if (alike(values, opened, part)) return 'theirs';
  if (unmoved(opened, theirs, part)) return 'mine';
  if (part === 'variants' && choices(values) === choices(opened))
    return opened.stockMode === theirs.stockMode ? 'units' : 'both';
  return unmoved(values, theirs, part) ? 'mine' : 'both';
}

// Their sizes and colours with my units: those I typed are told by what I had seen of them.
const withMyUnits = (mine: ProductFormValues, theirs: ProductFormValues): Partial<ProductFormValues> => ({
  ...only(theirs, 'variants'),
  cells: { ...theirs.cells, ...mine.cells },
  stock: mine.stock,
});

const joinedSeen = (mine: StockSeen, theirs: StockSeen): StockSeen => ({
  stock: mine.stock,
  cells: { ...theirs.cells, ...mine.cells },
  skus: { ...mine.skus, ...theirs.skus },
});

// What I had seen of the units stays what mine are compared with: a difference that happens to end at theirs is one too.
function openedAgain(opened: ProductFormValues, theirs: ProductFormValues, side: Side | undefined) {
  if (side === 'theirs') return theirs;
  const known = Object.entries(opened.cells).filter(([key]) => key in theirs.cells);
  return { ...theirs, stock: opened.stock, cells: { ...theirs.cells, ...Object.fromEntries(known) } };
}

export type Joined = {
  /** The form with what only the other person changed taken over, and mine where both did. */
  state: FormState;
  /** The product as it is now, as a form. */
  theirs: ProductFormValues;
  theirSeen: StockSeen;
  /** What both changed, each in his own way. */
  conflicts: Part[];
};

/** Joins what is typed here with what somebody else saved meanwhile. */
export function joinForms(state: FormState, product: Product): Joined {
  const theirs = formOfProduct(product);
  const theirSeen = stockSeenOf(product);
  const sides = new Map((Object.keys(PARTS) as Part[]).map((part) => [part, sideOf(part, state, theirs)]));
  const units = sides.get('variants');
  const values = [...sides].reduce((joined, [part, side]) => {
    if (side === 'theirs') return { ...joined, ...only(theirs, part) };
    return side === 'units' ? { ...joined, ...withMyUnits(state.values, theirs) } : joined;
  }, state.values);
  return {
    state: {
      values,
      opened: openedAgain(state.opened, theirs, units),
      seen: units === 'theirs' || !state.seen ? theirSeen : joinedSeen(state.seen, theirSeen),
    },
    theirs,
    theirSeen,
    conflicts: [...sides].filter(([, side]) => side === 'both').map(([part]) => part),
  };
}

/** What is joined, with some of its conflicts settled for the other person. */
export function withTheirs({ state, theirs, theirSeen }: Joined, parts: ReadonlySet<string>): FormState {
  const taken = (Object.keys(PARTS) as Part[]).filter((part) => parts.has(part));
  return {
    ...state,
    values: { ...state.values, ...Object.assign({}, ...taken.map((part) => only(theirs, part))) },
    opened: parts.has('variants') ? theirs : state.opened,
    seen: parts.has('variants') ? theirSeen : state.seen,
  };
}

/** What is joined, with its conflicts still open: the server will ask about them when it is saved. */
export const stillToSettle = ({ state, conflicts }: Joined, before: ProductFormValues): FormState => ({
  ...state,
  opened: { ...state.opened, ...Object.assign({}, ...conflicts.map((part) => only(before, part))) },
});
