import { type AdminOrder, type InputOf, returnUnits } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { stepTexts, unitsTexts } from './texts.ts';

type DialogProps = { order: AdminOrder; onClose: () => void };

function DecideUnitsDialog({ order, onClose }: DialogProps) {
  const form = useGivingBack({ items: order.items, fate: 'all' });
  const { mutate, isPending, error } = useAction({
    run: (body: InputOf<typeof returnUnits>['body']) =>
      call(returnUnits, { params: { id: order._id }, body }),
    success: unitsTexts.done,
    done: ({ order: changed }, { client }) => {
      showOrder(client, changed);
      onClose();
    },
    settled: (client) => refreshOrders(client, 'products'),
  });
  return (
    <GiveBackDialog
      title={unitsTexts.title}
      description={unitsTexts.text}
      submitLabel={unitsTexts.submit}
      busy={isPending}
      canWait={false}
      form={form}
      error={error}
      onClose={onClose}
      onSubmit={() => mutate(form.units)}
    />
  );
}

/** Asks which units return to stock of an order about which nobody has decided. */
export function DecideUnits({
  order,
  variant = 'primary',
}: Pick<DialogProps, 'order'> & Pick<ButtonProps, 'variant'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {stepTexts.decide_units}
      </Button>
      {isOpen && <DecideUnitsDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
