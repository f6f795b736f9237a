import { type AdminOrder, type OrderPayment } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { texts } from './texts.ts';

const t = texts.void;

/** Asks before an entry of the ledger is voided; a payment that was noted by mistake is no refund. */
export const useVoidPayment = ({ _id: id, paidAmount }: AdminOrder) =>
  useConfirmedAction({
    question: ({ amount }) => ({
      title: t.title(formatMoney(Math.abs(amount))),
      text: t.text,
      confirmLabel: t.submit,
      busyLabel: t.submitting,
    }),
    run: ({ _id: paymentId }: OrderPayment) =>
      call('voidPayment', { params: { id, paymentId }, body: { expectedPaid: paidAmount } }),
    success: t.done,
    done: ({ order }, { client }) => showOrder(client, order),
    failed: texts.failed,
    settled: (client) => refreshOrders(client),
  });
