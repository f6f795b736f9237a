import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getContentRevision,
  getContentSource,
  listContentRevisions,
  listProducts,
  readMercadoPagoSetup,
  searchStats,
  type SiteContent,
  type SiteContentInput,
  updateContent,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOf } from '#shared/resource/query.ts';
import { clearPrefix } from '@shop/web-kit/query';

/** Loads the texts with their variables, always anew, since another user may be editing them. */
export const contentSourceQuery = queryOptions({ ...queryOf(getContentSource), staleTime: 0 });

export const revisionsQuery = queryOptions({
  ...queryOf(listContentRevisions),
  select: ({ revisions }) => revisions,
  staleTime: 0,
});

/** Loads whether the server has what Mercado Pago needs. */
export const mercadoPagoSetupQuery = queryOptions({
  ...queryOf(readMercadoPagoSetup),
  select: ({ setup }) => setup,
});

export type SearchesPeriod = '7' | '30' | '90';

export const searchesQuery = (days: SearchesPeriod) =>
  queryOptions({
    ...queryOf(searchStats, { query: { days } }),
    select: ({ searches }) => searches,
    staleTime: 0,
  });

const SHOWN_PRODUCTS = 20;

/** Prefers a product with sizes, so that its page in the preview shows a size guide. */
export const previewProductQuery = queryOptions({
  ...queryOf(listProducts, { query: { limit: SHOWN_PRODUCTS, status: true } }),
  select: ({ payload }) => payload.find(({ size }) => size.length > 0) ?? payload[0] ?? null,
});

/** Loads a saved version, which never changes. */
export const revisionQuery = (id: string) =>
  queryOptions({ ...queryOf(getContentRevision, { params: { id } }), staleTime: Infinity });

// A save keeps what it leaves out, so that Mercado Pago is switched off by name; the editor holds the source.
const withEverySetting = ({ checkout, ...content }: SiteContentInput): SiteContentInput => {
  const { mercadoPago = null, ...paymentInfo } = checkout.paymentInfo;
  return {
    ...content,
    isSource: true,
    checkout: { ...checkout, paymentInfo: { ...paymentInfo, mercadoPago } },
  };
};

/** Publishes the content; rejects with 409 when its base version is outdated. */
export async function saveContent(client: QueryClient, content: SiteContentInput): Promise<SiteContent> {
  const saved = (await call(updateContent, { body: withEverySetting(content) })).content;
  client.setQueryData(contentSourceQuery.queryKey, (shown) => shown && { ...shown, content: saved });
  void client.invalidateQueries({ queryKey: revisionsQuery.queryKey });
  return saved;
}

export const reloadContent = (client: QueryClient): Promise<void> => clearPrefix(client, 'content');
