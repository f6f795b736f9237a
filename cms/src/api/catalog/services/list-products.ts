import type { OfferedColor } from '@shop/contract';
import { needsSearchIndex, type CatalogFilter } from '../domain/catalog-filter';
import {
  countSelected,
  countStatement,
  pageInOrder,
  pageOfSelected,
  type Statement,
} from '../domain/list-sql';
import { catalogReader, searchIndex } from './reader/open-reader';

type Listed = { rows: string[]; total: number };

const jsonRows = async (statement: Statement): Promise<string[]> =>
  (await catalogReader().rows(statement)).map(({ json }) => json as string);

const countRows = async (statement: Statement): Promise<number> =>
  Number((await catalogReader().rows(statement))[0]?.total ?? 0);

async function jsonByIds(ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const reader = catalogReader();
  const rows = await reader.rows(reader.renderedByIds(ids));
  const jsonOf = new Map(rows.map(({ id, json }) => [id as number, json as string]));
  return ids.flatMap((id) => jsonOf.get(id) ?? []);
}

async function listBySearchIndex(filter: CatalogFilter): Promise<Listed> {
  const { total, ids } = (await searchIndex()).search(filter);
  return { rows: await (ids ? jsonByIds(ids) : jsonRows(pageInOrder(filter))), total };
}

const listSelected = async (filter: CatalogFilter): Promise<Listed> => ({
  total: await countRows(countSelected(filter)),
  rows: await jsonRows(pageOfSelected(filter)),
});

async function listBySortOrder(filter: CatalogFilter): Promise<Listed> {
  const total = await countRows(countStatement(filter));
  return { rows: total > filter.offset ? await jsonRows(pageInOrder(filter)) : [], total };
}

export function listProducts(filter: CatalogFilter): Promise<Listed> {
  if (filter.ids) return listSelected(filter);
  return needsSearchIndex(filter) ? listBySearchIndex(filter) : listBySortOrder(filter);
}

export const offeredColors = async (filter: CatalogFilter): Promise<OfferedColor[]> =>
  (await searchIndex()).colors(filter);

export const countProducts = (active: boolean | undefined): Promise<number> =>
  countRows(countStatement({ active }));
