import { type ClientSummary, spreadsheetDay } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { useCan } from '#shared/access/permissions.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { texts } from '../texts.ts';

const TABLE_FITS_PX = 1100;
const t = texts.table;

type ClientProps = { client: ClientSummary };

const lastText = ({ lastPurchaseAt }: ClientSummary): string =>
  lastPurchaseAt ? spreadsheetDay(lastPurchaseAt) : t.noLast;

const ClientLink = ({ client: { _id, name } }: ClientProps) => (
  <Link
    to={paths.client(_id)}
    className="inline-flex min-h-11 items-center font-semibold break-words text-wine underline-offset-4 hover:underline sm:min-h-6"
  >
    {name || texts.noName}
  </Link>
);

const News = ({ client }: ClientProps) => client.consents && <Badge tone="success">{t.accepts}</Badge>;

const ClientCards = ({ clients }: { clients: readonly ClientSummary[] }) => (
  <ul aria-label={t.caption} className="grid grid-cols-1 sm:grid-cols-2">
    {clients.map((client) => (
      <li
        key={client._id}
        className="flex items-start justify-between gap-3 border-b border-line p-4 sm:odd:border-r"
      >
        <div className="min-w-0">
          <ClientLink client={client} />
          <p className="text-sm text-muted">{client.phone}</p>
          <p className="text-sm break-all text-muted">{client.email}</p>
          <p className="mt-1 text-sm text-muted">
            {`${t.ordersOf(client.orders)} · ${t.last}: ${lastText(client)}`}
          </p>
        </div>
        <div className="flex flex-col items-end gap-1 pt-2.5 sm:pt-0.5">
          {client.spent !== null && (
            <span className="font-semibold tabular-nums">{formatMoney(client.spent)}</span>
          )}
          <span className="text-xs whitespace-nowrap text-muted">{t.purchasesOf(client.purchases)}</span>
          <News client={client} />
        </div>
      </li>
    ))}
  </ul>
);

const counts = ['orders', 'purchases'] as const;

/** Lists clients with what they bought, as cards where a table does not fit. */
export function ClientsTable({ clients }: { clients: readonly ClientSummary[] }) {
  const showsSpent = useCan('seeFigures');
  if (useIsNarrowerThan(TABLE_FITS_PX)) return <ClientCards clients={clients} />;
  return (
    <Table caption={t.caption}>
      <TableHead sticky>
        <tr>
          <HeadCell>{t.client}</HeadCell>
          <HeadCell>{t.phone}</HeadCell>
          {[...counts, ...(showsSpent ? (['spent'] as const) : [])].map((column) => (
            <HeadCell key={column} className="text-right">
              {t[column]}
            </HeadCell>
          ))}
          <HeadCell>{t.last}</HeadCell>
          <HeadCell>{t.news}</HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {clients.map((client) => (
          <TableRow key={client._id}>
            <Cell className="max-w-72">
              <ClientLink client={client} />
              <p className="truncate text-xs text-muted">{client.email}</p>
            </Cell>
            <Cell className="whitespace-nowrap tabular-nums">{client.phone}</Cell>
            <Cell numeric>{client.orders}</Cell>
            <Cell numeric>{client.purchases}</Cell>
            {showsSpent && (
              <Cell numeric className="font-semibold">
                {formatMoney(client.spent ?? 0)}
              </Cell>
            )}
            <Cell className="whitespace-nowrap tabular-nums">{lastText(client)}</Cell>
            <Cell>
              <News client={client} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
