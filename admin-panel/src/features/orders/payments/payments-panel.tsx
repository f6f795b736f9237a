import { type AdminOrder, type AnswerOf, moneyState, type OrderPayment, voidPayment } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { type ReactNode, useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useWayName } from '#shared/payment-ways.ts';
import { ActionButton, type RowAction } from '#shared/resource/action-button.tsx';
import { tellStep } from '#shared/undo/tell-step.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { orderChange } from '../queries.ts';
import { CancelAndRefund } from './cancel-and-refund.tsx';
import { type MoneyWay, RecordPaymentDialog } from './record-payment-dialog.tsx';
import { texts } from './texts.ts';

const t = texts.void;

/** Asks before an entry of the ledger is voided; a payment that was noted by mistake is no refund. */
const voidingOf = ({
  _id: id,
  orderNumber: of,
  paidAmount,
}: AdminOrder): RowAction<OrderPayment, AnswerOf<typeof voidPayment>> => ({
  ...orderChange({
    run: ({ _id: paymentId }: OrderPayment) =>
      call(voidPayment, { params: { id, paymentId }, body: { expectedPaid: paidAmount } }),
    done: ({ undo: step }, { client }) => tellStep(client, t.done, { step, of }),
    failed: texts.failed,
  }),
  call: 'voidPayment',
  label: ({ amount }) => t.openOf(formatMoney(amount)),
  text: t.open,
  variant: 'ghost',
  visible: ({ canVoid }) => canVoid,
  question: ({ amount }) => ({
    title: t.title(formatMoney(Math.abs(amount))),
    text: t.text,
    confirmLabel: t.submit,
  }),
});

type EntryProps = { entry: OrderPayment; order: AdminOrder };

function Entry({ entry, order }: EntryProps) {
  const { kind, amount, method, at, actor, note, isVoided } = entry;
  const nameOf = useWayName();
  return (
    <li className="py-2">
      <p className="flex justify-between gap-3">
        <span>
          {texts.kinds[kind] ?? kind} · {nameOf(method)}
          {isVoided && ` · ${t.voided}`}
        </span>
        <span className={classNames('font-medium tabular-nums', isVoided && 'text-muted line-through')}>
          {formatMoney(amount)}
        </span>
      </p>
      {note && <p className="break-words">{note}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted tabular-nums">
          {formatDateTime(at)}
          {actor && ` ${texts.by(actor)}`}
        </p>
        <ActionButton row={entry} action={voidingOf(order)} />
      </div>
    </li>
  );
}

function Balance({ order }: { order: AdminOrder }) {
  const { collected, due, toReturn } = moneyState(order);
  return (
    <dl className="min-w-0 grow basis-44">
      {(collected > 0 || due === 0) && (
        <LabeledValue label={texts.paid}>{formatMoney(collected)}</LabeledValue>
      )}
      {(due > 0 || toReturn > 0) && (
        <LabeledValue label={due > 0 ? texts.due : texts.toReturn}>
          <strong className={due > 0 ? 'text-warn' : 'text-danger'}>{formatMoney(due || toReturn)}</strong>
        </LabeledValue>
      )}
    </dl>
  );
}

type PaymentsPanelProps = {
  order: AdminOrder;
  title: string;
  /** Stands above the sums: how the order is paid. */
  children: ReactNode;
};

/** Lists the money that came and went for an order, with what is left to collect or to return. */
export function PaymentsPanel({ order, title, children }: PaymentsPanelProps) {
  const [way, setWay] = useState<MoneyWay | null>(null);
  const payments = order.payments ?? [];
  return (
    <SectionCard title={title}>
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <Balance order={order} />
        <div className="flex flex-wrap gap-2">
          <IfCan call="recordPayment">
            {moneyState(order).due > 0 && (
              <Button onClick={() => setWay('payment')}>{texts.payment.open}</Button>
            )}
          </IfCan>
          <IfCan call="recordRefund">
            {order.paidAmount > 0 && <Button onClick={() => setWay('refund')}>{texts.refund.open}</Button>}
          </IfCan>
          <IfCan call="updateOrderStatus">
            <CancelAndRefund order={order} />
          </IfCan>
        </div>
      </div>
      {payments.length > 0 && (
        <div className="mt-2 sm:mt-3">
          <Folded title={texts.entries(payments.length)}>
            <ul className="divide-y divide-line">
              {payments.map((entry) => (
                <Entry key={entry._id} entry={entry} order={order} />
              ))}
            </ul>
          </Folded>
        </div>
      )}
      {way && <RecordPaymentDialog order={order} way={way} onClose={() => setWay(null)} />}
    </SectionCard>
  );
}
