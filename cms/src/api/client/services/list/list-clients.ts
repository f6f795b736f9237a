import { businessDay, totalPages, type ClientExportQuery, type ClientListQuery } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { countRows, jsonOf } from '../../../../database/rows';
import { audit } from '../../../../platform/access/audit-log';
import { formatCsv } from '../../../../platform/csv';
import { pageOfSearch, rowsWithText, type TextSearch } from '../../../../platform/search/text-search';
import { clientCsvRows, type CsvClient } from '../../domain/client-csv';
import { catchUpBeforeReading, catchUpClients } from '../catch-up/catch-up-clients';
import { asSummary } from '../client-rows';
import { allStatements, type Statement } from '../consent';

const EXPORT_CAP = 100_000;

type Filter = Pick<ClientListQuery, 'search' | 'sort' | 'consent'>;

const columns = { last: 'last_day', spent: 'spent', orders: 'orders', name: 'name_key' } as const;

/** Returns the order of a list: names from A, everything else from the most; the newest client first among equals. */
function listOrder({ sort }: Filter) {
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
  table: 'clients',
  trigrams: 'client_search',
  covering: 'clients_found',
  order: listOrder(filter),
  search: filter.search ?? '',
  filtered: () => filtered(filter),
});

const filterClients = (filter: Filter) => (filter.search ? rowsWithText(asSearch(filter)) : filtered(filter));

/** Returns the number of matching clients and the query of a page, which the caller sorts. */
async function pageOfClients(filter: Filter, offset: number, limit: number) {
  if (filter.search) return pageOfSearch(asSearch(filter), offset, limit);
  return { total: await countRows(filtered(filter)), from: filtered(filter).offset(offset) };
}

export async function listClients(query: ClientListQuery) {
  const pendingOrders = await catchUpBeforeReading();
  const { page, limit } = query;
  const offset = (page - 1) * limit;
  const { total, from } = await pageOfClients(query, offset, limit);
  const rows: Row[] = total > offset ? await from.orderBy(listOrder(query)).limit(limit) : [];
  return {
    clients: rows.map(asSummary),
    totalClients: total,
    totalPages: totalPages(total, limit),
    pendingOrders,
  };
}

function asCsvClient(row: Row, statements: ReadonlyMap<number, Statement>): CsvClient {
  const { how = null, at = 0 } = statements.get(row.id as number) ?? {};
  return {
    ...asSummary(row),
    sizes: jsonOf<{ size: string }[]>(row.sizes, []).map(({ size }) => size),
    notes: row.notes as string,
    agreed: how && { how, day: businessDay(new Date(at)) },
  };
}

/** Exports clients as CSV and records who did; for news, only those who agreed to receive them. */
export async function exportClients(query: ClientExportQuery): Promise<string> {
  await catchUpClients();
  const filter = query.for === 'news' ? { ...query, consent: 'yes' as const } : query;
  const rows: Row[] = await filterClients(filter).orderBy(listOrder(filter)).limit(EXPORT_CAP);
  const statements = await allStatements(strapi.db.connection);
  await audit({
    action: 'clients-exported',
    after: { for: query.for ?? 'all', clients: rows.length },
  });
  return formatCsv(
    clientCsvRows(
      rows.map((row) => asCsvClient(row, statements)),
      query.for === 'news',
    ),
  );
}
