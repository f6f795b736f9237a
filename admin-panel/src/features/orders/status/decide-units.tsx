import { type AdminOrder, isStopped, returnUnits } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { orderChange } from '../queries.ts';
import { NEXT_STEP } from '../step/step-focus.ts';
import { stepTexts, unitsTexts } from './texts.ts';

type DialogProps = { order: AdminOrder; onClose: () => void };

function DecideUnitsDialog({ order, onClose }: DialogProps) {
  const form = useGivingBack({ items: order.items, fate: isStopped(order.status) ? 'all' : 'some' });
  const { mutate, isPending, error } = useAction(
    orderChange({
      run: () => call(returnUnits, { params: { id: order._id }, body: form.units }),
      done: ({ undo: step }, { client }) => {
        tellStep(client, unitsTexts.done, { step, of: order.orderNumber });
        onClose();
      },
    }),
  );
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
      onSubmit={() => mutate()}
    />
  );
}

/** Asks which units return to stock of an order about which nobody has decided. */
export function DecideUnits({
  order,
  variant = 'primary',
  size,
}: Pick<DialogProps, 'order'> & Pick<ButtonProps, 'variant' | 'size'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...NEXT_STEP} variant={variant} size={size} onClick={() => setOpen(true)}>
        {stepTexts.decide_units}
      </Button>
      {isOpen && <DecideUnitsDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
