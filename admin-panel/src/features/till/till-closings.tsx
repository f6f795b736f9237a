import { moneyMethodLabel, type Till, type TillClosing } from '@shop/contract';
import { formatMoney, formatTime } from '@shop/web-kit/format';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { dayText, differenceText, othersOf, summaryLine } from './till-figures.ts';
import { texts } from './texts.ts';

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
export function TillClosings({ till }: { till: Till }) {
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

/** The net pesos of the day by all methods but cash. */
export function OtherMethods({ till }: { till: Till }) {
  const others = othersOf(till);
  return (
    <SectionCard title={texts.others} className="min-w-0 print:hidden">
      {others.length === 0 ? (
        <p className="text-muted">{texts.noOthers}</p>
      ) : (
        <dl className="divide-y divide-line">
          {others.map(({ method, net, returned }) => (
            <div key={method} className="flex flex-wrap justify-between gap-x-3 py-2">
              <dt>{moneyMethodLabel(method)}</dt>
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
