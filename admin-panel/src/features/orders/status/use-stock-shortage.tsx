import { useQuestion } from '#shared/actions/use-question.tsx';
import { texts } from '../texts.ts';

/** Returns a dialog that offers to reactivate an order although its stock is short; `onForce` gets what `ask` got. */
export function useStockShortage<T>(onForce: (change: T) => void) {
  const { ask, dialog } = useQuestion(
    ({ reason }: { change: T; reason: string }) => ({
      title: texts.force.title,
      text: (
        <>
          <p className="mb-2 font-medium text-ink">{reason}</p>
          <p>{texts.force.text}</p>
        </>
      ),
      confirmLabel: texts.force.confirm,
    }),
    ({ change }) => onForce(change),
  );
  return { ask: (change: T, reason: string) => ask({ change, reason }), dialog };
}
