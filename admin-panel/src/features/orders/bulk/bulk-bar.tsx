import {
  type AdminOrder,
  formatMoney,
  knownStatus,
  type OrderBulkStatus,
  type OrderStatus,
  statusLabel,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { PrintMenu } from '../print/print-menu.tsx';
import { leavesRevenue } from '../status/use-paid-warning.tsx';
import { refreshOrders } from '../queries.ts';
import { BulkFulfillment } from '../fulfillment/bulk-fulfillment.tsx';
import { StatusOptions } from '../status/status-options.tsx';
import { toastOutcome } from './toast-outcome.ts';
import { texts } from '../texts.ts';

const sumOf = (orders: readonly AdminOrder[]) => orders.reduce((sum, { total }) => sum + total, 0);

type BulkBarProps = { orders: readonly AdminOrder[]; selection: Selection };

function BulkStatus({ orders, selection }: BulkBarProps) {
  const client = useQueryClient();
  const [status, setStatus] = useState<OrderStatus | ''>('');
  const [isAsking, setIsAsking] = useState(false);
  const bulk = useMutation({
    mutationFn: (body: OrderBulkStatus) => call('bulkOrderStatus', { body }),
    onSuccess: (answer) => {
      toastOutcome(answer);
      selection.set(answer.failed.map(({ id }) => id));
      setIsAsking(false);
    },
    onError: (error) => toast.error(texts.updateFailed(errorText(error))),
    onSettled: () => refreshOrders(client),
  });
  const leaving = orders.filter((order) => status !== '' && leavesRevenue(order, status));
  const apply = () => {
    const seen = Object.fromEntries(orders.map((order) => [order._id, knownStatus(order.status)]));
    if (status) bulk.mutate({ ids: selection.ids, status, seen });
  };
  return (
    <>
      <SelectField
        label={texts.bulk.status}
        hideLabel
        className="min-w-52 max-sm:flex-1"
        value={status}
        onValue={(next) => setStatus(next as OrderStatus | '')}
      >
        <option value="">{texts.bulk.choose}</option>
        <StatusOptions payments={orders.map(({ paymentMethod }) => paymentMethod)} />
      </SelectField>
      <Button variant="primary" disabled={status === ''} onClick={() => setIsAsking(true)}>
        {texts.bulk.apply}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={texts.bulk.confirmTitle(selection.ids.length)}
        confirmLabel={texts.bulk.apply}
        busyLabel={texts.bulk.applying}
        busy={bulk.isPending}
        onConfirm={apply}
      >
        <p>{texts.bulk.confirmText(status ? statusLabel(status) : '')}</p>
        {leaving.length > 0 && (
          <p className="mt-2 font-medium text-ink">
            {texts.paidWarning.many(leaving.length, formatMoney(sumOf(leaving)))}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

export function BulkBar({ orders, selection }: BulkBarProps) {
  if (!selection.isSome) return null;
  const selected = orders.filter(({ _id }) => selection.ids.includes(_id));
  return (
    <div
      role="group"
      aria-label={texts.bulk.label}
      className="z-20 flex flex-wrap items-center gap-2 border-b border-line bg-blush px-4 py-2 sm:sticky sm:top-14 lg:top-0"
    >
      <p role="status" className="mr-2 font-semibold tabular-nums max-sm:w-full">
        {texts.bulk.selected(selection.ids.length)}
      </p>
      <BulkStatus orders={selected} selection={selection} />
      <BulkFulfillment orders={selected} selection={selection} />
      <PrintMenu orders={selected} />
      <Button variant="ghost" onClick={() => selection.set([])}>
        {texts.bulk.clear}
      </Button>
    </div>
  );
}
