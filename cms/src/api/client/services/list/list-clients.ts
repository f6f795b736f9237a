import {
  asPage,
  businessDay,
  type ClientExportQuery,
  type ClientListQuery,
  CONSENT_WAY_LABELS,
  spreadsheetDay,
  spreadsheetPhone,
  type ConsentWay,
} from '@shop/contract';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { countRows } from '../../../../database/rows';
import { audit } from '../../../../platform/access/audit-log';
import { formatCsv } from '../../../../platform/csv';
import { exportColumns, rowsOf } from '../../../../platform/panel/export-columns';
import { pageOfSearch, rowsWithText, type TextSearch } from '../../../../platform/search/text-search';
import { catchUpBeforeReading, catchUpClients } from '../catch-up/catch-up-clients';
import { asSummary, clientsIn, type ClientRecord } from '../client-records';
import { statementsOf, type Statement } from '../consent';

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

const clients = () => clientsIn(strapi.db.connection);

// Joined clients, and those whose orders are all in the trash, are not listed.
function filtered({ consent }: Filter) {
  const query = clients().sql().where('listed', true);
  return consent ? query.where('consents', true) : query;
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
  const rows = total > offset ? await from.orderBy(listOrder(query)).limit(limit) : [];
  return { ...asPage('clients', clients().read(rows).map(asSummary), total, limit), pendingOrders };
}

function asCsvClient(client: ClientRecord, statements: ReadonlyMap<number, Statement>): CsvClient {
  const { how = null, at = '' } = statements.get(client.id) ?? {};
  const sizes = client.sizes.map(({ size }) => size);
  return { ...client, sizes, agreed: how && { how, day: businessDay(new Date(at)) } };
}

type CsvClient = Omit<RecordOf<'api::client.client'>, 'sizes'> & {
  sizes: readonly string[];
  agreed: { how: ConsentWay; day: string } | null;
};

const { listed, others } = exportColumns<CsvClient>('api::client.client', [
  'name',
  ['phone', ({ phone }) => spreadsheetPhone(phone)],
  'email',
  'orders',
  'purchases',
  'spent',
  ['lastDay', ({ lastDay }) => spreadsheetDay(lastDay)],
  ['sizes', ({ sizes }) => sizes.join(', ')],
  ['consents', ({ agreed }) => (agreed ? 'sí' : 'no')],
  ['consentHow', ({ agreed }) => (agreed ? CONSENT_WAY_LABELS[agreed.how] : '')],
  ['consentAt', ({ agreed }) => (agreed ? spreadsheetDay(agreed.day) : '')],
]);

/** Returns the rows of the export; one for news has the listed columns only, without what staff noted. */
export const clientCsvRows = (clients: readonly CsvClient[], forNews: boolean) =>
  rowsOf(forNews ? listed : [...listed, ...others], clients);

/** Exports clients as CSV and records who did; for news, only those who agreed to receive them. */
export async function exportClients(query: ClientExportQuery): Promise<string> {
  await catchUpClients();
  const filter = query.for === 'news' ? { ...query, consent: 'yes' as const } : query;
  const rows = await filterClients(filter).orderBy(listOrder(filter)).limit(EXPORT_CAP);
  const statements = await statementsOf(strapi.db.connection);
  await audit({ action: 'clients-exported', after: { for: query.for ?? 'all', clients: rows.length } });
  const exported = clients()
    .read(rows)
    .map((client) => asCsvClient(client, statements));
  return formatCsv(clientCsvRows(exported, query.for === 'news'));
}
