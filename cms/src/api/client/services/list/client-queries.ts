import type { ClientListQuery } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { pageOfSearch, rowsWithText, type TextSearch } from '../../../../platform/search/text-search';

type Filter = Pick<ClientListQuery, 'search' | 'sort' | 'consent'>;

const columns = { last: 'last_day', spent: 'spent', orders: 'orders', name: 'name_key' } as const;

/** Returns the order of a list: names from A, everything else from the most; the newest client first among equals. */
export function listOrder({ sort }: Filter) {
  const order = sort === 'name' ? ('asc' as const) : ('desc' as const);
  return [
    { column: columns[sort], order },
    { column: 'id', order },
  ];
}

// Joined clients, and those whose orders are all in the trash, are not listed.
function filtered({ consent }: Filter) {
  const query = strapi.db.connection('clients').where('listed', 1);
  return consent ? query.where('consents', 1) : query;
}

const asSearch = (filter: Filter): TextSearch => ({
  ...{ table: 'clients', trigrams: 'client_search', covering: 'clients_found', order: listOrder(filter) },
  search: filter.search ?? '',
  filtered: () => filtered(filter),
});

export const filterClients = (filter: Filter) =>
  filter.search ? rowsWithText(asSearch(filter)) : filtered(filter);

/** Returns the number of matching clients and the query of a page, which the caller sorts. */
export async function pageOfClients(filter: Filter, offset: number, limit: number) {
  if (filter.search) return pageOfSearch(asSearch(filter), offset, limit);
  const [row]: Row[] = await filtered(filter).count('* as total');
  return { total: Number(row?.total ?? 0), from: filtered(filter).offset(offset) };
}
