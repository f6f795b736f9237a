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
import { type Selection } from '#shared/hooks/use-selection.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { refreshOrders } from '../queries.ts';
import { StatusOptions } from '../status/status-options.tsx';
import { statusStockText } from '../status/stock-text.ts';
import { leavesRevenue } from '../status/use-paid-warning.tsx';
import { texts } from '../texts.ts';
import { toastOutcome } from './toast-outcome.ts';

export type BulkProps = { orders: readonly AdminOrder[]; selection: Selection };
type Choice = OrderStatus | '';

const sumOf = (orders: readonly AdminOrder[]) => orders.reduce((sum, { total }) => sum + total, 0);

function useBulkStatus({ orders, selection }: BulkProps, onDone: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: OrderBulkStatus) => call('bulkOrderStatus', { body }),
    onSuccess: (answer) => {
      toastOutcome(answer);
      selection.set(answer.failed.map(({ id }) => id));
      onDone();
    },
    onError: (error) => toast.error(texts.updateFailed(errorText(error))),
    onSettled: () => refreshOrders(client, 'products'),
  });
  const apply = (status: Choice) => {
    const seen = Object.fromEntries(orders.map((order) => [order._id, knownStatus(order.status)]));
    if (status) mutate({ ids: selection.ids, status, seen });
  };
  return { apply, isPending };
}

type StatusSelectProps = Pick<BulkProps, 'orders'> & {
  status: Choice;
  onStatus: (status: Choice) => void;
  /** Shows the label, which stands in the group's name elsewhere. */
  hasLabel?: boolean;
};

const StatusSelect = ({ orders, status, onStatus, hasLabel = false }: StatusSelectProps) => (
  <SelectField
    label={texts.bulk.status}
    hideLabel={!hasLabel}
    className="min-w-52"
    value={status}
    onValue={(next) => onStatus(next as Choice)}
  >
    <option value="">{texts.bulk.choose}</option>
    <StatusOptions payments={orders.map(({ paymentMethod }) => paymentMethod)} />
  </SelectField>
);

/** Says what the new status does to the stock of all, and to the revenue. */
function Consequences({ orders, status }: Pick<StatusSelectProps, 'orders' | 'status'>) {
  if (status === '') return null;
  const leaving = orders.filter((order) => leavesRevenue(order, status));
  return (
    <>
      <p>{texts.bulk.confirmText(statusLabel(status), statusStockText(orders, status))}</p>
      {leaving.length > 0 && (
        <p className="mt-2 font-medium text-ink">
          {texts.paidWarning.many(leaving.length, formatMoney(sumOf(leaving)))}
        </p>
      )}
    </>
  );
}

/** Chooses a status in the bar and asks before it is applied. */
export function BulkStatus(props: BulkProps) {
  const { orders, selection } = props;
  const [status, setStatus] = useState<Choice>('');
  const [isAsking, setIsAsking] = useState(false);
  const { apply, isPending } = useBulkStatus(props, () => setIsAsking(false));
  return (
    <>
      <StatusSelect orders={orders} status={status} onStatus={setStatus} />
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
        busy={isPending}
        onConfirm={() => apply(status)}
      >
        <Consequences orders={orders} status={status} />
      </ConfirmDialog>
    </>
  );
}

/** Chooses and applies a status in one dialog: the bar of a phone has no room for the choice. */
export function BulkStatusDialog(props: BulkProps & { onClose: () => void }) {
  const { orders, selection, onClose } = props;
  const [status, setStatus] = useState<Choice>('');
  const { apply, isPending } = useBulkStatus(props, onClose);
  return (
    <FormDialog
      title={texts.bulk.confirmTitle(selection.ids.length)}
      submitLabel={texts.bulk.apply}
      busy={isPending}
      disabled={status === ''}
      onSubmit={() => apply(status)}
      onClose={onClose}
    >
      <StatusSelect orders={orders} status={status} onStatus={setStatus} hasLabel />
      <div role="status" className="mt-3 text-muted empty:hidden">
        <Consequences orders={orders} status={status} />
      </div>
    </FormDialog>
  );
}
