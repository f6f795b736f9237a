import type { Till } from '@shop/contract';
import { formatMoney, formatTime } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

type Entry = Till['entries'][number];

const OrderName = ({ orderId, orderNumber }: Entry) =>
  orderId ? (
    <Link
      to={paths.order(orderId)}
      className="inline-flex min-h-11 items-center font-medium text-wine underline underline-offset-4 hover:no-underline sm:min-h-6"
    >
      {orderNumber}
    </Link>
  ) : (
    <span className="font-medium">{[texts.withoutOrder, orderNumber].filter(Boolean).join(' ')}</span>
  );

/** The entries behind the expected cash, each with its order. */
export const CashEntries = ({ entries }: { entries: Till['entries'] }) => (
  <SectionCard title={texts.entries(entries.length)} className="min-w-0 print:hidden">
    {entries.length === 0 ? (
      <p className="text-muted">{texts.noEntries}</p>
    ) : (
      <ul className="divide-y divide-line">
        {entries.map((entry, at) => (
          <li key={at} className="flex items-center justify-between gap-3 py-1.5">
            <div className="min-w-0">
              <OrderName {...entry} />
              <p className="text-sm text-muted">
                {`${texts.kinds[entry.kind] ?? texts.kinds.payment} · ${formatTime(entry.at)}`}
              </p>
            </div>
            <p className="font-semibold tabular-nums">{formatMoney(entry.amount)}</p>
          </li>
        ))}
      </ul>
    )}
  </SectionCard>
);
