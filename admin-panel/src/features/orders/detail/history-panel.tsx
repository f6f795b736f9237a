import { type AdminOrder, type OrderEvent, orderEventName, orderEventStep } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { type ReactNode } from 'react';
import { SectionCard } from '#ui/layout/card.tsx';
import { PdfProofLink } from './pdf-proof.tsx';
import { ProofThumbnail } from './proof-picture.tsx';
import { texts } from './texts.ts';

const Timeline = ({ gap, children }: { gap: string; children: ReactNode }) => (
  <ol className={`ml-2 border-l-2 border-line pl-4 ${gap}`}>{children}</ol>
);

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

export const TimelinePanel = ({ order: { createdAt, updatedAt, paidAt } }: { order: AdminOrder }) => {
  const entry = (title: string, at: string) => (
    <Entry dot="bg-wine-solid" title={title} time={formatDateTime(at)} />
  );
  return (
    <SectionCard title={texts.timeline.title}>
      <Timeline gap="space-y-3">
        {entry(texts.timeline.created, createdAt)}
        {updatedAt !== createdAt && entry(texts.timeline.updated, updatedAt)}
        {paidAt && entry(texts.timeline.paid, paidAt)}
      </Timeline>
    </SectionCard>
  );
};

type HistoryProps = { order: AdminOrder; onReload: () => void };

type HistoryProofProps = HistoryProps & NonNullable<OrderEvent['proof']>;

function HistoryProof({ url, kind, order, onReload }: HistoryProofProps) {
  if (!url) return <p className="text-muted">{texts.history.proofSwept}</p>;
  if (kind === 'pdf') return <PdfProofLink url={url} />;
  return <ProofThumbnail url={url} orderNumber={order.orderNumber} onExpired={onReload} />;
}

type HistoryEntryProps = HistoryProps & { event: OrderEvent };

function HistoryEntry({ event, ...history }: HistoryEntryProps) {
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

export const HistoryPanel = ({ order, onReload }: HistoryProps) => {
  const events = [...(order.history ?? [])].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <SectionCard title={texts.history.title}>
      {events.length === 0 ? (
        <p className="text-muted">{texts.history.empty}</p>
      ) : (
        <Timeline gap="space-y-4">
          {events.map((event, index) => (
            <HistoryEntry key={`${event.at}${index}`} event={event} order={order} onReload={onReload} />
          ))}
        </Timeline>
      )}
    </SectionCard>
  );
};
