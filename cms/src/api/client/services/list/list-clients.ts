import { totalPages, type ClientExportQuery, type ClientListQuery } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { audit } from '../../../../platform/access/audit-log';
import { formatCsv } from '../../../../platform/csv';
import { clientCsvRows } from '../../domain/client-csv';
import { catchUpBeforeReading, catchUpClients } from '../catch-up/catch-up-clients';
import { asSummary } from '../client-rows';
import { allStatements } from '../consent';
import { asCsvClient } from './csv-clients';
import { filterClients, listOrder, pageOfClients } from './client-queries';

const EXPORT_CAP = 100_000;

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
