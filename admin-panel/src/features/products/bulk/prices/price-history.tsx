import { formatMoney, listPriceChanges, type PriceChange } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { queryOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useListActions } from '../../list/list-context.ts';
import { texts } from './texts.ts';
import { usePriceUndo } from './use-price-undo.tsx';

function titleOf({ percent, roundTo }: PriceChange): string {
  const rounding = formatMoney(roundTo);
  return percent === 0 ? texts.roundedOnly(rounding) : texts.change(percent, rounding);
}

function ChangeRow({ change, onUndo }: { change: PriceChange; onUndo: () => void }) {
  const { categoryName } = useListActions();
  const { at, actor, changed, category, undoneAt, undoneBy } = change;
  const when = formatDateTime(at);
  return (
    <li className="flex items-center gap-x-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{titleOf(change)}</p>
        <p className="text-sm text-muted">
          {category && `${categoryName(category)} · `}
          {texts.facts(changed, actor, when)}
        </p>
        {undoneAt && <p className="text-sm">{texts.undoneBy(undoneBy ?? '', formatDateTime(undoneAt))}</p>}
      </div>
      {!undoneAt && (
        <Button size="sm" icon="undo-2" aria-label={texts.undoOne(when)} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

type HistoryDialogProps = { onUndo: (change: PriceChange) => void; onClose: () => void };

function HistoryDialog({ onUndo, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.historyTitle}
      description={texts.historyHint}
    >
      <Loaded query={useQuery(queryOf(listPriceChanges))} failed={texts.historyFailed} loading={3}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p className="text-muted">{texts.historyNone}</p>
          ) : (
            <ul className="divide-y divide-line">
              {changes.map((change) => (
                <ChangeRow key={change._id} change={change} onUndo={() => onUndo(change)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** Button to the latest price changes, each of which can be undone from any device. */
export function PriceHistory() {
  const [isOpen, setIsOpen] = useState(false);
  const { undo, dialog } = usePriceUndo();
  const question = useQuestion(
    ({ changed, at }: PriceChange) => ({
      title: texts.askTitle,
      text: texts.ask(changed, formatDateTime(at)),
      confirmLabel: texts.undo,
      tone: 'primary',
    }),
    ({ _id }) => undo(_id),
  );
  const ask = (change: PriceChange) => {
    setIsOpen(false);
    question.ask(change);
  };
  return (
    <>
      <Button icon="history" onClick={() => setIsOpen(true)}>
        {texts.history}
      </Button>
      {isOpen && <HistoryDialog onUndo={ask} onClose={() => setIsOpen(false)} />}
      {question.dialog}
      {dialog}
    </>
  );
}
