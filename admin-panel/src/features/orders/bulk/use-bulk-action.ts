import { type BulkAnswer } from '@shop/contract';
import { useAction } from '#shared/actions/use-action.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { toast, TOAST_MS } from '#shared/toasts.ts';
import { refreshOrders } from '../queries.ts';
import { texts } from '../texts.ts';

/** Says how many orders a bulk action changed, and why others were not. */
function toastOutcome({ changed, failed }: BulkAnswer): void {
  if (changed.length > 0) toast.success(texts.bulk.done(changed.length));
  if (failed.length === 0) return;
  const reasons = [...new Set(failed.map(({ message }) => message))].join(' ');
  toast.error(`${texts.bulk.someFailed(failed.length)} ${reasons}`, { duration: TOAST_MS.failures });
}

type BulkAction<Body> = {
  run: (body: Body) => Promise<BulkAnswer>;
  failed: (why: string) => string;
  selection: Selection;
  onDone: () => void;
};

/** Changes the selected orders; those that could not be changed stay selected. */
export const useBulkAction = <Body>({ run, failed, selection, onDone }: BulkAction<Body>) =>
  useAction({
    run,
    done: (answer) => {
      toastOutcome(answer);
      selection.set(answer.failed.map(({ id }) => id));
      onDone();
    },
    failed,
    settled: refreshOrders,
  });
