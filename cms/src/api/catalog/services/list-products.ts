import {
  hasBodyGuide,
  type OfferedColor,
  type ProductFacets,
  type SearchInterpretation,
} from '@shop/contract';
import { siteContent } from '../../site-content/services/site-content';
import { parseCatalogFilter, type CatalogFilter } from '../domain/catalog-filter';
import type { CatalogIndex } from '../domain/search/catalog-index';
import { boughtTogether } from './search/bought-together';
import { catalogIndex, catalogReader } from './reader/open-reader';

type Offer = { colors?: OfferedColor[]; facets?: ProductFacets };
type Listed = { rows: string[]; total: number; search?: SearchInterpretation } & Offer;

async function jsonByIds(ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const reader = catalogReader();
  const rows = await reader.rows(reader.renderedByIds(ids));
  const jsonOf = new Map(rows.map(({ id, json }) => [id as number, json as string]));
  return ids.flatMap((id) => jsonOf.get(id) ?? []);
}

// The size guides are content, which changes without its products.
async function withGuides(filter: CatalogFilter, index: CatalogIndex): Promise<CatalogFilter> {
  if (!filter.missingFacts) return filter;
  const { sizeGuides } = await siteContent.current();
  const guidedCategories = index.categories().filter((category) => hasBodyGuide(category, sizeGuides));
  return { ...filter, guidedCategories };
}

/** Lists a page of products as their JSON, with the colours and the counted choices that are asked for. */
export async function listProducts(
  wanted: CatalogFilter,
  { withColors = false, withFacets = false } = {},
): Promise<Listed> {
  const index = await catalogIndex();
  const filter = await withGuides(wanted, index);
  const { total, ids, search } = index.page(filter);
  return {
    total,
    rows: await jsonByIds(ids),
    ...(search && { search }),
    ...(withColors && { colors: index.colors(filter) }),
    ...(withFacets && { facets: index.facets(filter) }),
  };
}

/** Returns the ids of all products that match a filter, whatever its page. */
export async function findProductIds(filter: CatalogFilter): Promise<number[]> {
  const index = await catalogIndex();
  return index.page({ ...(await withGuides(filter, index)), offset: 0, limit: Infinity }).ids;
}

/** Counts the active products that lack a fact which the law asks for. */
export async function countProductsWithoutFacts(): Promise<number> {
  const index = await catalogIndex();
  const filter = parseCatalogFilter({ page: 1, limit: 1, status: true, missingFacts: true }, true);
  return index.page(await withGuides(filter, index)).total;
}

/** Lists products to buy with one, the closest first. */
export async function listRelated(documentId: string, limit: number): Promise<Listed> {
  const index = await catalogIndex();
  const ids = index.related(documentId, await boughtTogether(catalogReader(), documentId)).slice(0, limit);
  return { total: ids.length, rows: await jsonByIds(ids) };
}

/** Returns the best seller of each category that has active products, as JSON. */
export async function bestOfCategories(): Promise<string[]> {
  const index = await catalogIndex();
  const active = parseCatalogFilter({ page: 1, limit: 1, sortBy: 'featured' }, false);
  const { categories } = index.facets(active);
  return jsonByIds(categories.flatMap(({ name }) => index.page({ ...active, category: name }).ids));
}

/** Counts all products, or the active or inactive ones. */
export async function countProducts(active: boolean | undefined): Promise<number> {
  const [row] = await catalogReader().rows({
    sql: `select sum(products) as total from catalog_counts${active === undefined ? '' : ' where active = ?'}`,
    values: active === undefined ? [] : [active ? 1 : 0],
  });
  return Number(row?.total ?? 0);
}
