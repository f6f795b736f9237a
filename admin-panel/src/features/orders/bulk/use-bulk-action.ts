import { type BulkAnswer } from '@shop/contract';
import { type QueryClient } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { toast, TOAST_MS } from '#shared/toasts.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { refreshOrders } from '../queries.ts';
import { texts } from '../texts.ts';

/** Says how many orders a bulk action changed, and why others were not. */
function toastOutcome(client: QueryClient, { changed, failed, undo: step }: BulkAnswer, done: Done): void {
  if (changed.length > 0) tellStep(client, done(changed.length), { step });
  if (failed.length === 0) return;
  const reasons = [...new Set(failed.map(({ message }) => message))].join(' ');
  toast.error(`${texts.bulk.someFailed(failed.length)} ${reasons}`, { duration: TOAST_MS.failures });
}

type Done = (orders: number) => string;
type BulkAction<Body> = {
  run: (body: Body) => Promise<BulkAnswer>;
  /** Says what was done to so many orders. */
  said: (body: Body) => Done;
  failed: (why: string) => string;
  selection: Selection;
  /** Gets the ids of the changed orders. */
  onDone: (changed: string[]) => void;
};

/** Changes the selected orders; those that could not be changed stay selected. */
export const useBulkAction = <Body>({ run, said, failed, selection, onDone }: BulkAction<Body>) =>
  useAction({
    run,
    done: (answer, { input, client }) => {
      toastOutcome(client, answer, said(input));
      selection.set(answer.failed.map(({ id }) => id));
      onDone(answer.changed);
    },
    failed,
    settled: refreshOrders,
  });
