import {
  type AdminOrder,
  bulkFulfillment,
  type BulkFulfillment as BulkChange,
  type Fulfillment,
  FULFILLMENTS,
  fulfillmentsOf,
  knownFulfillment,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { useBulkAction } from '../bulk/use-bulk-action.ts';
import { NotifyOption } from '../parts/notify-option.tsx';
import { texts } from '../texts.ts';
import { CarrierField } from './carrier-field.tsx';

const t = texts.fulfillment;

/** Lists the steps that at least one of the orders can take, without that of an order that is there already. */
const stepsOf = (orders: readonly AdminOrder[]): Fulfillment[] =>
  FULFILLMENTS.filter((step) =>
    orders.some(
      ({ deliveryMethod, fulfillment }) =>
        knownFulfillment(fulfillment) !== step && fulfillmentsOf(deliveryMethod).includes(step),
    ),
  );

type BulkFulfillmentProps = {
  orders: readonly AdminOrder[];
  selection: Selection;
  /** Gets the ids of the orders that took the step. */
  onMoved: (ids: string[]) => void;
  /** Takes little room, for the bar of a phone. */
  isCompact?: boolean;
};

/** Takes the chosen orders to one step together; asks once, with carrier and mail. */
export function BulkFulfillment({ orders, selection, onMoved, isCompact = false }: BulkFulfillmentProps) {
  const [step, setStep] = useState<Fulfillment | null>(null);
  const [carrier, setCarrier] = useState('');
  const [notify, setNotify] = useState(true);
  const bulk = useBulkAction({
    run: (body: BulkChange) => call(bulkFulfillment, { body }),
    said: ({ fulfillment }) => texts.bulk.stepDone(t.steps[fulfillment]),
    failed: t.failed,
    selection,
    onDone: (changed) => {
      setStep(null);
      // An order that is prepared anew is no news for its client.
      if (step !== 'to_prepare') onMoved(changed);
    },
  });
  const apply = () => {
    if (!step) return;
    const seen = Object.fromEntries(
      orders.map(({ _id, fulfillment }) => [_id, knownFulfillment(fulfillment)]),
    );
    const named = step === 'in_transit' && carrier ? { carrier } : {};
    bulk.mutate({ ids: selection.ids, fulfillment: step, notify, seen, ...named });
  };
  return (
    <>
      <DropdownMenu
        trigger={<Button {...(isCompact ? { size: 'sm' } : { icon: 'truck' })}>{t.bulk}</Button>}
        label={t.bulk}
      >
        {stepsOf(orders).map((one) => (
          <MenuItem key={one} icon="arrow-right" onSelect={() => setStep(one)}>
            {t.steps[one]}
          </MenuItem>
        ))}
      </DropdownMenu>
      <ConfirmDialog
        open={step !== null}
        onOpenChange={(open) => !open && setStep(null)}
        tone="primary"
        title={t.bulkTitle(selection.ids.length, step ? t.steps[step] : '')}
        confirmLabel={t.apply}
        busyLabel={t.applying}
        busy={bulk.isPending}
        onConfirm={apply}
      >
        <p>{t.bulkText}</p>
        <div className="mt-3 flex flex-col gap-3 text-ink">
          {step === 'in_transit' && <CarrierField carrier={carrier} onCarrier={setCarrier} />}
          {step !== 'to_prepare' && <NotifyOption checked={notify} onChange={setNotify} />}
        </div>
      </ConfirmDialog>
    </>
  );
}
