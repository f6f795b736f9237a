import {
  type AdminOrder,
  balanceText,
  channelLabel,
  deadlineText,
  moneyState,
  POLICY_NAMES,
  policyVersionPath,
} from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { useWayName } from '#shared/payment-ways.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { EditOrderLink } from '../edit/edit-order-link.tsx';
import { OrderFulfillment } from '../fulfillment/fulfillment-badge.tsx';
import { FulfillmentPanel } from '../fulfillment/fulfillment-panel.tsx';
import { MailsPanel } from '../mails/mails-panel.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { orderSums } from '../parts/order-sums.ts';
import { OnlinePaymentsPanel } from '../payments/online-payments-panel.tsx';
import { PaymentsPanel } from '../payments/payments-panel.tsx';
import { PrintMenu } from '../print/print-menu.tsx';
import { AddressPanel, CustomerNotesPanel, CustomerPanel, GiftPanel } from './customer-panel.tsx';
import { HistoryPanel, TimelinePanel } from './history-panel.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { NextStep } from './next-step.tsx';
import { needsProofReview } from './proof-review.tsx';
import { texts } from './texts.ts';
import { TransferProof } from './transfer-proof.tsx';
import { UpdatePanel } from './update-panel.tsx';
import { useChangeOrder } from './use-change-order.tsx';

type PaymentPanelProps = { order: AdminOrder; onReload: () => void };

function PaymentPanel({ order, onReload }: PaymentPanelProps) {
  // The review at the top of the page shows the proof meanwhile.
  const nameOf = useWayName();
  const showsProof = order.paymentMethod === 'transfer' && !needsProofReview(order);
  return (
    <SectionCard title={texts.payment.title}>
      <p className="mb-1 font-medium">
        {order.paymentWay ? nameOf(order.paymentWay) : texts.payment[order.paymentMethod]}
      </p>
      <dl>
        <LabeledValue label={texts.payment.status}>
          <StatusBadge status={order.status} />
        </LabeledValue>
        {order.paidAt && (
          <LabeledValue label={texts.payment.paidAt}>{formatDateTime(order.paidAt)}</LabeledValue>
        )}
      </dl>
      {order.proofReason && (
        <Banner tone="info" className="mt-3">
          <p>{texts.review.asked}</p>
          <p className="mt-1 font-normal break-words whitespace-pre-line">{order.proofReason}</p>
        </Banner>
      )}
      {showsProof && (
        <div className="mt-3">
          <TransferProof order={order} onReload={onReload} />
        </div>
      )}
    </SectionCard>
  );
}

type OrderDetailProps = { order: AdminOrder; onReload: () => void };

const Sum = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'flex justify-between pt-2 text-base font-semibold' : 'flex justify-between'}>
    <dt className={strong ? undefined : 'text-muted'}>{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);

const OrderLinesPanel = ({ order }: { order: AdminOrder }) => (
  <SectionCard title={texts.products}>
    <OrderLines items={order.items} unitPrices />
    <dl className="space-y-1 border-t border-line pt-3">
      {orderSums(order, texts.freeDelivery).map((sum) => (
        <Sum key={sum.label} {...sum} />
      ))}
      <Sum label={texts.total} value={formatMoney(order.total)} strong />
    </dl>
  </SectionCard>
);

/** Links to the versions of the policies that the buyer accepted; shows nothing for sales that staff registered. */
const PoliciesPanel = ({ order: { acceptedPolicies } }: { order: AdminOrder }) =>
  acceptedPolicies.length > 0 && (
    <SectionCard title={texts.policies.title} description={texts.policies.intro}>
      <ul>
        {acceptedPolicies.map(({ kind, version }) => (
          <li key={kind}>
            <a
              href={policyVersionPath(kind, version)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-wine underline-offset-4 hover:underline"
            >
              {texts.policies.version(POLICY_NAMES[kind], version)}
            </a>
          </li>
        ))}
      </ul>
    </SectionCard>
  );

/** Shows the staff's notes to people who may not change the order. */
const NotesPanel = ({ order: { adminNotes } }: { order: AdminOrder }) =>
  adminNotes && (
    <SectionCard title={texts.update.notes}>
      <p className="break-words whitespace-pre-line">{adminNotes}</p>
    </SectionCard>
  );

export function OrderDetail({ order, onReload }: OrderDetailProps) {
  const { change, changing, dialogs } = useChangeOrder(order);
  const acting = { order, change, changing };
  return (
    <>
      <PageHeader
        title={texts.title(order.orderNumber)}
        back={{ to: paths.orders, label: texts.back }}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {texts.created(formatDateTime(order.createdAt))}
            {order.channel !== 'web' && <Badge tone="wine">{channelLabel(order.channel)}</Badge>}
            <StatusBadge status={order.status} />
            <OrderFulfillment order={order} />
          </span>
        }
        actions={
          <>
            <IfCan call="editOrder">
              <EditOrderLink order={order} />
            </IfCan>
            <PrintMenu orders={[order]} />
          </>
        }
      />
      <div className="space-y-4">
        {order.shortUnits > 0 && <Banner tone="warn">{texts.short(order.shortUnits)}</Banner>}
        {moneyState(order).isUneven && <Banner tone="warn">{balanceText(order)}</Banner>}
        {order.expiresAt && <Banner tone="info">{texts.expires(deadlineText(order.expiresAt))}</Banner>}
        <NextStep {...acting} onReload={onReload} />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="space-y-4">
            <OrderLinesPanel order={order} />
            <GiftPanel order={order} />
            <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
              <CustomerPanel order={order} />
              <AddressPanel order={order} />
            </div>
            <CustomerNotesPanel order={order} />
            <HistoryPanel order={order} onReload={onReload} />
            <MailsPanel orderId={order._id} />
            <PoliciesPanel order={order} />
          </div>
          <div className="space-y-4">
            <PaymentPanel order={order} onReload={onReload} />
            <PaymentsPanel order={order} />
            <OnlinePaymentsPanel order={order} />
            <InvoicePanel order={order} />
            <FulfillmentPanel order={order} />
            <IfCan call="updateOrderStatus" otherwise={<NotesPanel order={order} />}>
              <UpdatePanel {...acting} />
            </IfCan>
            <TimelinePanel order={order} />
          </div>
        </div>
      </div>
      {dialogs}
    </>
  );
}
