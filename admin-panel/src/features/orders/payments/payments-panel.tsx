import { type AdminOrder, amountDue, moneyMethodLabel, type OrderPayment } from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { type MoneyWay, RecordPaymentDialog } from './record-payment-dialog.tsx';
import { texts } from './texts.ts';

const Entry = ({ entry: { kind, amount, method, at, actor, note } }: { entry: OrderPayment }) => (
  <li className="py-2">
    <p className="flex justify-between gap-3">
      <span>
        {texts.kinds[kind] ?? kind} · {moneyMethodLabel(method)}
      </span>
      <span className="font-medium tabular-nums">{formatMoney(amount)}</span>
    </p>
    {note && <p className="break-words">{note}</p>}
    <p className="text-xs text-muted tabular-nums">
      {formatDateTime(at)}
      {actor && ` ${texts.by(actor)}`}
    </p>
  </li>
);

function Balance({ order }: { order: AdminOrder }) {
  const due = amountDue(order);
  return (
    <dl>
      <LabeledValue label={texts.total}>{formatMoney(order.total)}</LabeledValue>
      <LabeledValue label={texts.paid}>{formatMoney(order.paidAmount)}</LabeledValue>
      {due !== 0 && (
        <LabeledValue label={due > 0 ? texts.due : texts.toReturn}>
          <strong className={due > 0 ? 'text-warn' : 'text-danger'}>{formatMoney(Math.abs(due))}</strong>
        </LabeledValue>
      )}
    </dl>
  );
}

/** Lists the money that came and went for an order, with what is left to collect or to return. */
export function PaymentsPanel({ order }: { order: AdminOrder }) {
  const [way, setWay] = useState<MoneyWay | null>(null);
  const payments = order.payments ?? [];
  return (
    <SectionCard title={texts.title}>
      <Balance order={order} />
      {payments.length === 0 ? (
        <p className="mt-2 text-muted">{texts.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {payments.map((entry, at) => (
            <Entry key={`${entry.at}${at}`} entry={entry} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <IfCan call="recordPayment">
          {amountDue(order) > 0 && <Button onClick={() => setWay('payment')}>{texts.payment.open}</Button>}
        </IfCan>
        <IfCan call="recordRefund">
          {order.paidAmount > 0 && <Button onClick={() => setWay('refund')}>{texts.refund.open}</Button>}
        </IfCan>
      </div>
      {way && <RecordPaymentDialog order={order} way={way} onClose={() => setWay(null)} />}
    </SectionCard>
  );
}
