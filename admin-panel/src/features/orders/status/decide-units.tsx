import { type AdminOrder } from '@shop/contract';
import { call, type CallInput } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { stepTexts, unitsTexts } from './texts.ts';

type DialogProps = { order: AdminOrder; onClose: () => void };

function DecideUnitsDialog({ order, onClose }: DialogProps) {
  const client = useQueryClient();
  const form = useGivingBack({ items: order.items, fate: 'all' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: CallInput<'returnUnits'>['body']) =>
      call('returnUnits', { params: { id: order._id }, body }),
    onSuccess: ({ order: changed }) => {
      showOrder(client, changed);
      toast.success(unitsTexts.done);
      onClose();
    },
    onSettled: () => refreshOrders(client, 'products'),
  });
  return (
    <GiveBackDialog
      title={unitsTexts.title}
      description={unitsTexts.text}
      submitLabel={unitsTexts.submit}
      busy={isPending}
      canWait={false}
      {...{ form, error, onClose }}
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
