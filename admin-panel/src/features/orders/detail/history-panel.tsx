import { type AdminOrder, type OrderEvent, orderEventName, orderEventStep } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { type ReactNode } from 'react';
import { Folded } from '#ui/layout/folded.tsx';
import { historyOf } from './history.ts';
import { PdfProofLink } from './pdf-proof.tsx';
import { ProofThumbnail } from './proof-picture.tsx';
import { texts } from './texts.ts';

type EntryProps = { dot: string; title: string; time: string; children?: ReactNode };

const Entry = ({ dot, title, time, children }: EntryProps) => (
  <li className="relative">
    <span
      aria-hidden="true"
      className={`absolute top-1.5 -left-[1.3125rem] size-2.5 rounded-full border-2 border-panel ${dot}`}
    />
    <p className="font-medium">{title}</p>
    {children}
    <p className="text-xs text-muted tabular-nums">{time}</p>
  </li>
);

type HistoryProps = { order: AdminOrder; onReload: () => void };

type HistoryProofProps = HistoryProps & NonNullable<OrderEvent['proof']>;

function HistoryProof({ url, kind, order, onReload }: HistoryProofProps) {
  if (!url) return <p className="text-muted">{texts.history.proofSwept}</p>;
  if (kind === 'pdf') return <PdfProofLink url={url} />;
  return <ProofThumbnail url={url} orderNumber={order.orderNumber} onExpired={onReload} />;
}

type RecordedProps = HistoryProps & { event: OrderEvent };

function Recorded({ event, ...history }: RecordedProps) {
  const { type, from, to, note, at, actor, proof } = event;
  const labelOf = (step: string) => orderEventStep(type, step, history.order.deliveryMethod);
  return (
    <Entry
      dot="bg-line-strong"
      title={orderEventName(type)}
      time={`${formatDateTime(at)}${actor ? ` ${texts.history.by(actor)}` : ''}`}
    >
      {from && to && from !== to && <p>{texts.history.fromTo(labelOf(from), labelOf(to))}</p>}
      {note && <p className="mt-1 rounded-lg bg-panel-2 px-3 py-2 break-words whitespace-pre-line">{note}</p>}
      {proof && <HistoryProof {...proof} {...history} />}
    </Entry>
  );
}

/** Tells what happened to an order in one list, the newest first. */
export const HistoryPanel = ({ order, onReload }: HistoryProps) => (
  <Folded isSection title={texts.history.title}>
    <ol className="ml-2 space-y-4 border-l-2 border-line pl-4">
      {historyOf(order).map((entry, index) =>
        'event' in entry ? (
          <Recorded key={`${entry.at}${index}`} event={entry.event} order={order} onReload={onReload} />
        ) : (
          <Entry
            key={entry.date}
            dot="bg-wine-solid"
            title={texts.timeline[entry.date]}
            time={formatDateTime(entry.at)}
          />
        ),
      )}
    </ol>
  </Folded>
);
