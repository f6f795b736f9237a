import { type BulkAnswer } from '@shop/contract';
import { toast } from 'sonner';
import { TOAST_MS } from '#shared/toasts.ts';
import { texts } from '../texts.ts';

/** Says how many orders a bulk action changed, and why others were not. */
export function toastOutcome({ changed, failed }: BulkAnswer): void {
  if (changed.length > 0) toast.success(texts.bulk.done(changed.length));
  if (failed.length === 0) return;
  const reasons = [...new Set(failed.map(({ message }) => message))].join(' ');
  toast.error(`${texts.bulk.someFailed(failed.length)} ${reasons}`, { duration: TOAST_MS.failures });
}
