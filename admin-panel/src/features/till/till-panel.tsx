import { type Till, type TillClosing, readOwnTill, readTill } from '@shop/contract';
import { errorText, serverToday } from '@shop/web-kit/api';
import { formatMoney, formatTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { IfCan } from '#shared/access/if-can.tsx';
import { DayFilter } from '#shared/list-filters/day-filter.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';
import { dayText, differenceText, othersOf, summaryLine } from './till-figures.ts';
import { TillForm } from './till-form.tsx';
import { FoldingCard } from '#shared/resource/folding-card.tsx';
import { queryOf } from '#shared/resource/query.ts';

/** Loads the money of a day, its cash entries and its till closings. */
const tillQuery = (day: string, isOwn: boolean) => ({
  ...queryOf(isOwn ? readOwnTill : readTill, { params: { day } }, ({ till }) => till),
  // Payments are recorded elsewhere, also by other people while cash is counted.
  staleTime: 0,
  refetchOnWindowFocus: true,
});

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(texts.copied);
  } catch {
    toast.error(texts.copyFailed);
  }
}

// Computers have no share sheet, and a dismissed one is no failure.
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch {
    // Dismissed.
  }
}

function Summary({ text }: { text: string }) {
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="mb-3 rounded-panel bg-panel-2 p-3 print:bg-transparent print:p-0">
      <h3 className="mb-1 text-sm font-semibold">{texts.summaryTitle}</h3>
      <p className="text-sm select-all">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2 print:hidden">
        <Button
          size="sm"
          icon={canShare ? 'share-2' : 'copy'}
          onClick={() => void (canShare ? share(text) : copy(text))}
        >
          {canShare ? texts.share : texts.copy}
        </Button>
        <Button size="sm" icon="printer" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </div>
  );
}

const ClosingRow = ({ closing, isValid }: { closing: TillClosing; isValid: boolean }) => (
  <li className="py-3">
    <p className="flex flex-wrap items-center gap-2 font-semibold">
      {texts.closedAt(`${dayText(closing.day)} ${formatTime(closing.at)}`, closing.actor)}
      <Badge tone={isValid ? 'success' : 'neutral-outline'}>{isValid ? texts.valid : texts.corrected}</Badge>
    </p>
    <p className="text-sm tabular-nums">
      {[
        texts.countedOf(formatMoney(closing.countedCash), formatMoney(closing.expectedCash)),
        differenceText(closing.difference),
        texts.leftOf(formatMoney(closing.leftCash)),
      ].join(' · ')}
    </p>
    {closing.note && <p className="text-sm text-muted">{closing.note}</p>}
  </li>
);

/** The till closings of a day, the newest with its summary to share or print. */
function TillClosings({ till }: { till: Till }) {
  const [newest] = till.closings;
  return (
    <SectionCard title={texts.closings} className="min-w-0">
      {newest ? (
        <>
          <Summary text={summaryLine(till, newest)} />
          <ul className="divide-y divide-line">
            {till.closings.map((closing) => (
              <ClosingRow key={closing._id} closing={closing} isValid={closing === newest} />
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">{texts.noClosings}</p>
      )}
    </SectionCard>
  );
}

/** Lists the last handover of each seller. */
const Handovers = ({ handovers }: { handovers: Till['handovers'] }) =>
  handovers.length > 0 && (
    <SectionCard title={texts.handovers} className="min-w-0 print:hidden">
      <ul className="divide-y divide-line">
        {handovers.map((handover) => (
          <ClosingRow key={handover._id} closing={handover} isValid />
        ))}
      </ul>
    </SectionCard>
  );

/** The net pesos of the day by all methods but cash. */
function OtherMethods({ till }: { till: Till }) {
  const others = othersOf(till);
  return (
    <SectionCard title={texts.others} className="min-w-0 print:hidden">
      {others.length === 0 ? (
        <p className="text-muted">{texts.noOthers}</p>
      ) : (
        <dl className="divide-y divide-line">
          {others.map(({ method, name, net, returned }) => (
            <div key={method} className="flex flex-wrap justify-between gap-x-3 py-2">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">
                {formatMoney(net)}
                {returned > 0 && (
                  <span className="ml-2 text-sm font-normal text-muted">
                    {texts.othersReturned(formatMoney(returned))}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SectionCard>
  );
}

type TillPanelProps = {
  day: string;
  onDay: (day: string) => void;
  /** Shows and closes what the signed-in person took herself. */
  isOwn?: boolean;
};

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
const CashEntries = ({ entries }: { entries: Till['entries'] }) => (
  <div className="min-w-0 print:hidden">
    <FoldingCard title={texts.entries(entries.length)}>
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
    </FoldingCard>
  </div>
);

/** The till of a day, today's without one: what is expected, what was counted, and the closings made. */
export function TillPanel({ day, onDay, isOwn = false }: TillPanelProps) {
  const today = serverToday();
  const shownDay = day || today;
  const query = useQuery(tillQuery(shownDay, isOwn));
  return (
    <>
      <DayFilter
        label={texts.day}
        className="mb-5 sm:max-w-48 print:hidden"
        day={shownDay}
        onDay={(chosen) => onDay(chosen === today ? '' : chosen)}
      />
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isError && (
        <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />
      )}
      {query.data && (
        <div className="grid items-start gap-5 lg:grid-cols-2 *:min-w-0">
          <IfCan call={isOwn ? 'closeOwnTill' : 'closeTill'}>
            <div className="print:hidden">
              <TillForm key={shownDay} till={query.data} isOwn={isOwn} />
            </div>
          </IfCan>
          <div className="flex flex-col gap-5">
            <TillClosings till={query.data} />
            <Handovers handovers={query.data.handovers} />
            <OtherMethods till={query.data} />
            <CashEntries entries={query.data.entries} />
          </div>
        </div>
      )}
    </>
  );
}
