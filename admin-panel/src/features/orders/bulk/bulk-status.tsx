import {
  type AdminOrder,
  knownStatus,
  ORDER_STATUSES,
  type BulkAnswer,
  type OrderBulkStatus,
  type OrderStatus,
  statusLabel,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { NOTICE_MS } from '#shared/notice-times.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/input.tsx';
import { type Selection } from '../list/use-selection.ts';
import { texts } from '../texts.ts';

function useBulkStatus(onDone: (answer: BulkAnswer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderBulkStatus) => call('bulkOrderStatus', { body }),
    onSuccess: onDone,
    onError: (error) => toast.error(texts.updateFailed(errorText(error))),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['stats'] }),
      ]),
  });
}

function tellOutcome({ changed, failed }: BulkAnswer) {
  if (changed.length > 0) toast.success(texts.bulk.done(changed.length));
  if (failed.length === 0) return;
  const reasons = [...new Set(failed.map(({ message }) => message))].join(' ');
  toast.error(`${texts.bulk.someFailed(failed.length)} ${reasons}`, { duration: NOTICE_MS.failures });
}

type BulkStatusProps = { orders: readonly AdminOrder[]; selection: Selection };

/** One new status for all ticked orders, asked for first. */
export function BulkStatus({ orders, selection }: BulkStatusProps) {
  const [status, setStatus] = useState<OrderStatus | ''>('');
  const [asking, setAsking] = useState(false);
  const bulk = useBulkStatus((answer) => {
    tellOutcome(answer);
    selection.set(answer.failed.map(({ id }) => id));
    setAsking(false);
  });
  const apply = () => {
    const seen = Object.fromEntries(orders.map((order) => [order._id, knownStatus(order.status)]));
    if (status) bulk.mutate({ ids: selection.ids, status, seen });
  };
  return (
    <>
      <Field label={texts.bulk.status} hideLabel className="min-w-52 max-sm:flex-1">
        {(control) => (
          <Select
            {...control}
            value={status}
            onChange={(event) => setStatus(event.target.value as OrderStatus | '')}
          >
            <option value="">{texts.bulk.choose}</option>
            {ORDER_STATUSES.map((one) => (
              <option key={one} value={one}>
                {statusLabel(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="primary" disabled={status === ''} onClick={() => setAsking(true)}>
        {texts.bulk.apply}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={texts.bulk.confirmTitle(selection.ids.length)}
        confirmLabel={texts.bulk.apply}
        busyLabel={texts.bulk.applying}
        busy={bulk.isPending}
        onConfirm={apply}
      >
        {texts.bulk.confirmText(status ? statusLabel(status) : '')}
      </ConfirmDialog>
    </>
  );
}
