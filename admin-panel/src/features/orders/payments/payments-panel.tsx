import {
  type AdminOrder,
  moneyMethodLabel,
  moneyState,
  type OrderPayment,
  voidPayment,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { type MoneyWay, RecordPaymentDialog } from './record-payment-dialog.tsx';
import { texts } from './texts.ts';

type EntryProps = { entry: OrderPayment; onVoid: (entry: OrderPayment) => void };

function Entry({ entry, onVoid }: EntryProps) {
  const { kind, amount, method, at, actor, note, isVoided, canVoid } = entry;
  return (
    <li className="py-2">
      <p className="flex justify-between gap-3">
        <span>
          {texts.kinds[kind] ?? kind} · {moneyMethodLabel(method)}
          {isVoided && ` · ${texts.void.voided}`}
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
        {canVoid && (
          <IfCan call="voidPayment">
            <Button size="sm" variant="ghost" onClick={() => onVoid(entry)}>
              {texts.void.open}
              <span className="sr-only">{texts.void.openOf(formatMoney(amount))}</span>
            </Button>
          </IfCan>
        )}
      </div>
    </li>
  );
}

function Balance({ order }: { order: AdminOrder }) {
  const { collected, due, toReturn } = moneyState(order);
  return (
    <dl>
      <LabeledValue label={texts.total}>{formatMoney(order.total)}</LabeledValue>
      <LabeledValue label={texts.paid}>{formatMoney(collected)}</LabeledValue>
      {(due > 0 || toReturn > 0) && (
        <LabeledValue label={due > 0 ? texts.due : texts.toReturn}>
          <strong className={due > 0 ? 'text-warn' : 'text-danger'}>{formatMoney(due || toReturn)}</strong>
        </LabeledValue>
      )}
    </dl>
  );
}

const t = texts.void;

/** Asks before an entry of the ledger is voided; a payment that was noted by mistake is no refund. */
const useVoidPayment = ({ _id: id, paidAmount }: AdminOrder) =>
  useConfirmedAction({
    question: ({ amount }) => ({
      title: t.title(formatMoney(Math.abs(amount))),
      text: t.text,
      confirmLabel: t.submit,
      busyLabel: t.submitting,
    }),
    run: ({ _id: paymentId }: OrderPayment) =>
      call(voidPayment, { params: { id, paymentId }, body: { expectedPaid: paidAmount } }),
    success: t.done,
    done: ({ order }, { client }) => showOrder(client, order),
    failed: texts.failed,
    settled: (client) => refreshOrders(client),
  });

/** Lists the money that came and went for an order, with what is left to collect or to return. */
export function PaymentsPanel({ order }: { order: AdminOrder }) {
  const [way, setWay] = useState<MoneyWay | null>(null);
  const payments = order.payments ?? [];
  const voiding = useVoidPayment(order);
  return (
    <SectionCard title={texts.title}>
      <Balance order={order} />
      {payments.length === 0 ? (
        <p className="mt-2 text-muted">{texts.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {payments.map((entry) => (
            <Entry key={entry._id} entry={entry} onVoid={voiding.ask} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <IfCan call="recordPayment">
          {moneyState(order).due > 0 && (
            <Button onClick={() => setWay('payment')}>{texts.payment.open}</Button>
          )}
        </IfCan>
        <IfCan call="recordRefund">
          {order.paidAmount > 0 && <Button onClick={() => setWay('refund')}>{texts.refund.open}</Button>}
        </IfCan>
      </div>
      {voiding.dialog}
      {way && <RecordPaymentDialog order={order} way={way} onClose={() => setWay(null)} />}
    </SectionCard>
  );
}
