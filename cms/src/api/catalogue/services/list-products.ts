import {
  countFound,
  countStatement,
  foundByHand,
  notInTitle,
  pageInOrder,
  pageOfFound,
  type CatalogueFilter,
  type Found,
  type Statement,
} from '../domain/list-statement';
import { catalogueReader } from './open-reader';

/** More than a shop of this kind has: how many more a search finds is not counted. */
const COUNTED = 5000;
// With so many found, walking along the order comes to a full page sooner than sorting all of them.
const COMMON = 300;
// Looking at a product by its id costs about so many steps along an index.
const STEPS_A_LOOK = 3;

type Listed = { rows: string[]; total: number; more: boolean };

const textsOf = async (statement: Statement): Promise<string[]> =>
  (await catalogueReader().rows(statement)).map(({ json }) => json as string);

async function numberOf(statement: Statement, column = 'total'): Promise<number> {
  return Number((await catalogueReader().rows(statement))[0]?.[column] ?? 0);
}

// What is called so comes before what only mentions it; each of the two the newest first.
async function titlesFirst(filter: CatalogueFilter): Promise<string[]> {
  const { search } = catalogueReader();
  const { words, category, limit, offset } = filter;
  const called = search(words, 'title');
  const first = await textsOf(pageOfFound(filter, called));
  if (first.length === limit) return first;
  // None on this page: the titles may have ended on any page before it.
  const ended = first.length === 0 && offset > 0;
  const passed = ended ? await numberOf(countFound(filter, called, offset)) : offset;
  const rest = { ...filter, limit: limit - first.length, offset: Math.max(0, offset - passed) };
  const mentioned = await textsOf(pageOfFound(rest, search(words, 'text', category), [notInTitle(words)]));
  return [...first, ...mentioned];
}

async function found(filter: CatalogueFilter): Promise<Listed> {
  const all = catalogueReader().search(filter.words, 'text', filter.category);
  const total = await numberOf(countFound(filter, all, COUNTED + 1));
  const more = total > COUNTED;
  const page = () => textsOf(total > COMMON ? pageInOrder(filter) : pageOfFound(filter, all));
  const rows = filter.sortBy ? await page() : await titlesFirst(filter);
  return { rows, total: Math.min(total, COUNTED), more };
}

async function pickedByHand(filter: CatalogueFilter, by: Found): Promise<Listed> {
  const total = await numberOf(countFound(filter, by, Number.MAX_SAFE_INTEGER));
  return { rows: await textsOf(pageOfFound(filter, by)), total, more: false };
}

// Along the index every product is asked for its size: with few of them it is a long way to the end of a page.
const isRare = ({ sizes, limit, offset }: CatalogueFilter, total: number, among: number): boolean =>
  sizes.length > 0 && ((offset + limit) * among) / Math.max(total, 1) > total * STEPS_A_LOOK;

async function browsed(filter: CatalogueFilter): Promise<Listed> {
  const [row] = await catalogueReader().rows(countStatement(filter));
  const total = Number(row?.total ?? 0);
  const rare = isRare(filter, total, Number(row?.among ?? 0));
  const page = rare ? pageOfFound(filter, foundByHand(filter)) : pageInOrder(filter);
  return { rows: total > filter.offset ? await textsOf(page) : [], total, more: false };
}

/** A page of products as they were rendered, and how many there are; a search counts no further than anybody looks. */
export function listProducts(filter: CatalogueFilter): Promise<Listed> {
  if (filter.ids) return pickedByHand(filter, foundByHand(filter));
  return filter.words.length > 0 ? found(filter) : browsed(filter);
}

/** How many products there are: active ones, or all. */
export const countProducts = (active: boolean | undefined): Promise<number> =>
  numberOf(countStatement({ active, sizes: [], words: [], descending: false, limit: 0, offset: 0 }));
