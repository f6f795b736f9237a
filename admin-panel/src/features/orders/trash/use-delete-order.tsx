import {
  type AdminOrder,
  deleteOrder,
  deletionNeedsAnswer,
  type InputOf,
  isHandedOver,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { orderWay } from '#shared/payment-ways.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { refreshOrders } from '../queries.ts';
import { deletionStockText } from '../status/stock-text.ts';
import { texts } from '../texts.ts';

type Deletion = { order: AdminOrder; body?: InputOf<typeof deleteOrder>['body'] };
type AnsweredProps = { order: AdminOrder; onDelete: (body: Deletion['body']) => void; onClose: () => void };

/** Asks what becomes of the money and the units that the trash would hide. */
function AnsweredDeletion({ order, onDelete, onClose }: AnsweredProps) {
  const { items, paidAmount } = order;
  const money = paidAmount > 0 ? { amount: paidAmount, method: orderWay(order), when: 'now' as const } : null;
  const form = useGivingBack({ items, money, fate: isHandedOver(order) ? 'none' : 'all' });
  return (
    <GiveBackDialog
      title={texts.delete.title(order.orderNumber)}
      description={texts.delete.text(texts.delete.givesBack)}
      submitLabel={texts.delete.confirm}
      canWait={false}
      error={null}
      form={form}
      onClose={onClose}
      onSubmit={() =>
        onDelete({ ...form.units, ...(form.refund && { refund: form.refund }), expectedPaid: paidAmount })
      }
    />
  );
}

/** Asks before an order goes to the trash; `onDeleted` runs once it is there. */
export function useDeleteOrder(onDeleted: () => void) {
  const [unanswered, setUnanswered] = useState<AdminOrder | null>(null);
  const [error, setError] = useState<string | null>(null);
  const deletion = useAction({
    run: ({ order: { _id }, body = {} }: Deletion) => call(deleteOrder, { params: { id: _id }, body }),
    done: ({ undo: step }, { input: { order: deleted }, client }) => {
      onDeleted();
      tellStep(client, texts.delete.done(deleted.orderNumber), { step });
    },
    failed: texts.delete.failed,
    tell: setError,
    settled: refreshOrders,
  });
  const question = useQuestion(
    (order: AdminOrder) => ({
      title: texts.delete.title(order.orderNumber),
      text: texts.delete.text(deletionStockText(order)),
      confirmLabel: texts.delete.confirm,
    }),
    (order) => deletion.mutate({ order }),
  );
  const dialogs = (
    <>
      {unanswered && (
        <AnsweredDeletion
          order={unanswered}
          onClose={() => setUnanswered(null)}
          onDelete={(body) => {
            deletion.mutate({ order: unanswered, body });
            setUnanswered(null);
          }}
        />
      )}
      {question.dialog}
      <AlertNotice message={error} onClose={() => setError(null)} />
    </>
  );
  return {
    ask: (order: AdminOrder) => (deletionNeedsAnswer(order) ? setUnanswered(order) : question.ask(order)),
    deletingId: deletion.isPending ? deletion.variables.order._id : null,
    dialogs,
  };
}
