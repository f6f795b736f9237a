import type { OfferedColor } from '@shop/contract';
import {
  countPicked,
  countStatement,
  pageInOrder,
  pageOfPicked,
  type CatalogFilter,
  type Statement,
} from '../domain/list-statement';
import { catalogReader, productsKnown } from './open-reader';

type Listed = { rows: string[]; total: number };

const textsOf = async (statement: Statement): Promise<string[]> =>
  (await catalogReader().rows(statement)).map(({ json }) => json as string);

const numberOf = async (statement: Statement): Promise<number> =>
  Number((await catalogReader().rows(statement))[0]?.total ?? 0);

async function textsOfIds(ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const reader = catalogReader();
  const rows = await reader.rows(reader.rendered(ids));
  const texts = new Map(rows.map(({ id, json }) => [id as number, json as string]));
  // One that has just gone is left out.
  return ids.flatMap((id) => texts.get(id) ?? []);
}

async function found(filter: CatalogFilter): Promise<Listed> {
  const { total, ids } = (await productsKnown()).search(filter);
  return { rows: await (ids ? textsOfIds(ids) : textsOf(pageInOrder(filter))), total };
}

const pickedByHand = async (filter: CatalogFilter): Promise<Listed> => ({
  total: await numberOf(countPicked(filter)),
  rows: await textsOf(pageOfPicked(filter)),
});

async function browsed(filter: CatalogFilter): Promise<Listed> {
  const total = await numberOf(countStatement(filter));
  return { rows: total > filter.offset ? await textsOf(pageInOrder(filter)) : [], total };
}

const isNarrowed = ({ words, sizes, colors = [], minPrice, maxPrice }: CatalogFilter): boolean =>
  words.length + sizes.length + colors.length > 0 || minPrice !== undefined || maxPrice !== undefined;

/** A page of products as they were rendered, and how many there are. */
export function listProducts(filter: CatalogFilter): Promise<Listed> {
  if (filter.ids) return pickedByHand(filter);
  return isNarrowed(filter) ? found(filter) : browsed(filter);
}

/** The colours there are to choose from within the other filters. */
export const colorsOffered = async (filter: CatalogFilter): Promise<OfferedColor[]> =>
  (await productsKnown()).colors(filter);

/** How many products there are: active ones, or all. */
export const countProducts = (active: boolean | undefined): Promise<number> =>
  numberOf(countStatement({ active }));
