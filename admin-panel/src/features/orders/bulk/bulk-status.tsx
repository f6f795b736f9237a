import {
  type AdminOrder,
  bulkOrderStatus,
  formatMoney,
  isStopped,
  knownStatus,
  type OrderBulkStatus,
  type OrderStatus,
  statusLabel,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { StatusOptions } from '../status/status-options.tsx';
import { statusStockText } from '../status/stock-text.ts';
import { leavesRevenue } from '../status/use-change-status.tsx';
import { texts } from '../texts.ts';
import { useBulkAction } from './use-bulk-action.ts';

export type BulkProps = {
  orders: readonly AdminOrder[];
  selection: Selection;
  /** Gets the ids of the orders that were changed. */
  onMoved: (ids: string[]) => void;
};
type Choice = OrderStatus | '';
/** Says whether the units of all orders return; undefined follows the rule of each. */
type Restock = boolean | undefined;

const sumOf = (orders: readonly AdminOrder[]) => orders.reduce((sum, { total }) => sum + total, 0);

function useBulkStatus({ orders, selection, onMoved }: BulkProps, onDone: () => void) {
  const { mutate, isPending } = useBulkAction({
    run: (body: OrderBulkStatus) => call(bulkOrderStatus, { body }),
    said: ({ status }) => texts.bulk.statusDone(status),
    failed: texts.updateFailed,
    selection,
    onDone: (changed) => {
      onDone();
      onMoved(changed);
    },
  });
  const apply = (status: Choice, restock: Restock) => {
    const seen = Object.fromEntries(orders.map((order) => [order._id, knownStatus(order.status)]));
    if (status) mutate({ ids: selection.ids, status, seen, ...(isStopped(status) && { restock }) });
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

const FATES: Readonly<Record<string, Restock>> = { usual: undefined, all: true, none: false };

/** Asks once what becomes of the units of all orders. */
const UnitsSelect = ({ status, restock, onRestock }: UnitsProps & { status: OrderStatus }) => (
  <SelectField
    label={texts.bulk.units}
    className="mt-3"
    value={Object.keys(FATES).find((fate) => FATES[fate] === restock) ?? 'usual'}
    onValue={(fate) => onRestock(FATES[fate])}
  >
    <option value="usual">{texts.bulk.fates[status === 'cancelled' ? 'usual' : 'later']}</option>
    <option value="all">{texts.bulk.fates.all}</option>
    <option value="none">{texts.bulk.fates.none}</option>
  </SelectField>
);

type UnitsProps = { restock: Restock; onRestock: (restock: Restock) => void };

/** Says what the new status does to the stock of all, and to the revenue. */
function Consequences({
  orders,
  status,
  ...units
}: Pick<StatusSelectProps, 'orders' | 'status'> & UnitsProps) {
  if (status === '') return null;
  const leaving = orders.filter((order) => leavesRevenue(order, status));
  return (
    <>
      <p>
        {texts.bulk.confirmText(
          statusLabel(status),
          statusStockText(orders, status, { restock: units.restock }),
        )}
      </p>
      {isStopped(status) && orders.some(({ stockHeld }) => stockHeld) && (
        <UnitsSelect status={status} {...units} />
      )}
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
  const [restock, onRestock] = useState<Restock>();
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
        onConfirm={() => apply(status, restock)}
      >
        <Consequences orders={orders} status={status} restock={restock} onRestock={onRestock} />
      </ConfirmDialog>
    </>
  );
}

/** Chooses and applies a status in one dialog: the bar of a phone has no room for the choice. */
export function BulkStatusDialog(props: BulkProps & { onClose: () => void }) {
  const { orders, selection, onClose } = props;
  const [status, setStatus] = useState<Choice>('');
  const [restock, onRestock] = useState<Restock>();
  const { apply, isPending } = useBulkStatus(props, onClose);
  return (
    <FormDialog
      title={texts.bulk.confirmTitle(selection.ids.length)}
      submitLabel={texts.bulk.apply}
      busy={isPending}
      disabled={status === ''}
      onSubmit={() => apply(status, restock)}
      onClose={onClose}
    >
      <StatusSelect orders={orders} status={status} onStatus={setStatus} hasLabel />
      <div role="status" className="mt-3 text-muted empty:hidden">
        <Consequences orders={orders} status={status} restock={restock} onRestock={onRestock} />
      </div>
    </FormDialog>
  );
}
