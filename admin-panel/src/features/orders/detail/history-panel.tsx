import { type AdminOrder, type OrderEvent, statusLabel } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

type Moment = { label: string; at: string };

export function listMoments(order: Pick<AdminOrder, 'createdAt' | 'updatedAt' | 'paidAt'>): Moment[] {
  const { createdAt, updatedAt, paidAt } = order;
  return [
    { label: texts.timeline.created, at: createdAt },
    ...(updatedAt === createdAt ? [] : [{ label: texts.timeline.updated, at: updatedAt }]),
    ...(paidAt ? [{ label: texts.timeline.paid, at: paidAt }] : []),
  ];
}

const dotStyles = 'absolute top-1.5 -left-[1.3125rem] size-2.5 rounded-full border-2 border-panel';

export const TimelinePanel = ({ order }: { order: AdminOrder }) => (
  <SectionCard title={texts.timeline.title}>
    <ol className="ml-2 space-y-3 border-l-2 border-line pl-4">
      {listMoments(order).map(({ label, at }) => (
        <li key={label} className="relative">
          <span aria-hidden="true" className={`${dotStyles} bg-wine-solid`} />
          <p className="font-medium">{label}</p>
          <p className="text-xs text-muted tabular-nums">{formatDateTime(at)}</p>
        </li>
      ))}
    </ol>
  </SectionCard>
);

const HistoryLine = ({ event }: { event: OrderEvent }) => (
  <li className="relative">
    <span aria-hidden="true" className={`${dotStyles} bg-line-strong`} />
    <p className="font-medium">{texts.history.types[event.type] ?? texts.history.other}</p>
    {event.from && event.to && event.from !== event.to && (
      <p>{texts.history.fromTo(statusLabel(event.from), statusLabel(event.to))}</p>
    )}
    {event.note && (
      <p className="mt-1 rounded-lg bg-panel-2 px-3 py-2 break-words whitespace-pre-line">{event.note}</p>
    )}
    <p className="text-xs text-muted tabular-nums">
      {`${formatDateTime(event.at)}${event.actor ? ` ${texts.history.by(event.actor)}` : ''}`}
    </p>
  </li>
);

export const HistoryPanel = ({ order }: { order: AdminOrder }) => {
  const events = [...(order.history ?? [])].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <SectionCard title={texts.history.title}>
      {events.length === 0 ? (
        <p className="text-muted">{texts.history.empty}</p>
      ) : (
        <ol className="ml-2 space-y-4 border-l-2 border-line pl-4">
          {events.map((event, index) => (
            <HistoryLine key={`${event.at}${index}`} event={event} />
          ))}
        </ol>
      )}
    </SectionCard>
  );
};
