import { type CaseEvent, caseStepName } from '@shop/contract';
import { formatDate, formatDateTime, formatMoney } from '@shop/web-kit/format';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

const { history } = texts;

/** Returns what a step adds to its name: the way, the goods, the reason and the money. */
export function stepFacts({ data, amount, day }: CaseEvent): string[] {
  const { ways, goodsOptions, reasons } = texts.steps;
  const named = (labels: Readonly<Record<string, string>>, value: unknown) =>
    typeof value === 'string' ? (labels[value] ?? value) : '';
  return [
    named(ways, data.way),
    named(goodsOptions, data.goods),
    named(reasons, data.reason),
    named({}, data.orderNumber),
    amount === null ? '' : history.money(formatMoney(amount), day ? formatDate(`${day}T12:00:00Z`) : ''),
  ].filter(Boolean);
}

export const CaseHistory = ({ events }: { events: readonly CaseEvent[] }) => (
  <SectionCard title={history.title}>
    <ol className="ml-2 space-y-4 border-l-2 border-line pl-4">
      {[...events].reverse().map((event, index) => (
        <li key={`${event.at}${index}`} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.3125rem] size-2.5 rounded-full border-2 border-panel bg-line-strong"
          />
          <p className="font-medium">{caseStepName(event.step)}</p>
          {stepFacts(event).map((fact) => (
            <p key={fact} className="text-sm">
              {fact}
            </p>
          ))}
          {event.note && (
            <p className="mt-1 rounded-lg bg-panel-2 px-3 py-2 break-words whitespace-pre-line">
              {event.note}
            </p>
          )}
          <p className="text-xs text-muted tabular-nums">
            {formatDateTime(event.at)} {history.by(event.actor)}
          </p>
        </li>
      ))}
    </ol>
  </SectionCard>
);
