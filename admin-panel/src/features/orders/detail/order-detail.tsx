import {
  type AdminOrder,
  channelLabel,
  deadlineText,
  POLICY_NAMES,
  policyVersionPath,
  SMALL_SCREEN_PX,
} from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { type ReactNode } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useCan } from '#shared/access/permissions.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { useWayName } from '#shared/payment-ways.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { EditOrderLink } from '../edit/edit-order-link.tsx';
import { EditableLines } from '../edit/editable-lines.tsx';
import { isEditable } from '../edit/order-draft.ts';
import { OrderFulfillment } from '../fulfillment/fulfillment-badge.tsx';
import { FulfillmentPanel } from '../fulfillment/fulfillment-panel.tsx';
import { MailsPanel } from '../mails/mails-panel.tsx';
import { ChangesByOthers } from '../parts/changes-by-others.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { orderSums } from '../parts/order-sums.ts';
import { OnlinePaymentsPanel } from '../payments/online-payments-panel.tsx';
import { PaymentsPanel } from '../payments/payments-panel.tsx';
import { Address, CustomerPanel, GiftPanel } from './customer-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { type Walk, useWalk } from '../walk/use-walk.ts';
import { WalkSteps } from '../walk/walk-steps.tsx';
import { MoreActions } from './more-actions.tsx';
import { NextStep } from './next-step.tsx';
import { needsProofReview } from './proof-review.tsx';
import { texts } from './texts.ts';
import { TransferProof, UsedProof } from './transfer-proof.tsx';
import { UpdatePanel } from './update-panel.tsx';
import { useChangeOrder } from './use-change-order.tsx';

type PaymentPanelProps = { order: AdminOrder; onReload: () => void };

function PaymentPanel({ order, onReload }: PaymentPanelProps) {
  const nameOf = useWayName();
  // The review at the top of the page shows the proof meanwhile.
  const showsProof = order.paymentMethod === 'transfer' && !needsProofReview(order);
  return (
    <PaymentsPanel order={order} title={texts.payment.title}>
      <dl>
        <LabeledValue
          label={order.paymentWay ? nameOf(order.paymentWay) : texts.payment[order.paymentMethod]}
        >
          <span className="sr-only">{texts.payment.status}</span>
          <StatusBadge status={order.status} />
        </LabeledValue>
        {order.paidAt && (
          <LabeledValue label={texts.payment.paidAt}>{formatDateTime(order.paidAt)}</LabeledValue>
        )}
      </dl>
      {order.proofReason && (
        <Banner tone="info" className="my-3">
          <p>{texts.review.asked}</p>
          <p className="mt-1 font-normal break-words whitespace-pre-line">{order.proofReason}</p>
        </Banner>
      )}
      {showsProof && (
        <div className="my-3">
          <TransferProof order={order} onReload={onReload} />
          <UsedProof order={order} className="mt-3" />
        </div>
      )}
    </PaymentsPanel>
  );
}

type OrderDetailProps = {
  order: AdminOrder;
  /** Name of the signed-in person. */
  me: string;
  onReload: () => void;
  /** Address of the list that the order was opened from. */
  back: string;
  /** Entries of the menu of other features. */
  moreActions: ReactNode;
  /** Cases of the order: open ones stand on top, closed ones are folded. */
  openCases: ReactNode;
  closedCases: ReactNode;
};

const Sum = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'flex justify-between pt-2 text-base font-semibold' : 'flex justify-between'}>
    <dt className={strong ? undefined : 'text-muted'}>{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);

const OrderTotals = ({ order }: { order: AdminOrder }) => (
  <dl className="space-y-1 border-t border-line pt-2 sm:pt-3">
    {orderSums(order, texts.freeDelivery).map((sum) => (
      <Sum key={sum.label} {...sum} />
    ))}
    <Sum label={texts.total} value={formatMoney(order.total)} strong />
  </dl>
);

/** Lists the goods; their sizes and colours can be changed right there as long as the order can. */
function Goods({ order }: { order: AdminOrder }) {
  const canEdit = useCan('editOrder') && isEditable(order);
  const totals = <OrderTotals order={order} />;
  if (canEdit) return <EditableLines order={order}>{totals}</EditableLines>;
  return (
    <>
      <OrderLines items={order.items} unitPrices />
      {totals}
    </>
  );
}

const OrderLinesPanel = ({ order }: { order: AdminOrder }) => (
  <SectionCard
    title={texts.products}
    actions={
      <IfCan call="editOrder">
        <EditOrderLink order={order} />
      </IfCan>
    }
  >
    <Goods order={order} />
  </SectionCard>
);

/** Links to the versions of the policies that the buyer accepted; shows nothing for sales that staff registered. */
const PoliciesPanel = ({ order: { acceptedPolicies } }: { order: AdminOrder }) =>
  acceptedPolicies.length > 0 && (
    <Folded isSection title={texts.policies.title}>
      <p className="text-sm text-muted">{texts.policies.intro}</p>
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
    </Folded>
  );

/** Shows the staff's notes where their form is folded or missing. */
const NotesPanel = ({ order: { adminNotes } }: { order: AdminOrder }) =>
  adminNotes && (
    <SectionCard title={texts.update.written}>
      <p className="break-words whitespace-pre-line">{adminNotes}</p>
    </SectionCard>
  );

const OrderHeader = ({ order, back, moreActions, walk }: OrderDetailProps & { walk: Walk | null }) => (
  <PageHeader
    title={texts.title(order.orderNumber)}
    back={{ to: walk?.back ?? back, label: texts.back }}
    ways={walk && <WalkSteps walk={walk} />}
    description={
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {texts.created(formatDateTime(order.createdAt))}
        {order.channel !== 'web' && <Badge tone="wine">{channelLabel(order.channel)}</Badge>}
        <StatusBadge status={order.status} />
        <OrderFulfillment order={order} />
      </span>
    }
    actions={
      <MoreActions order={order} back={back}>
        {moreActions}
      </MoreActions>
    }
  />
);

/** Shows what to do next on an order, its money, goods and client; what is rarely needed is folded. */
export function OrderDetail(props: OrderDetailProps) {
  const { order, me, onReload, openCases, closedCases } = props;
  const { change, changing, dialogs } = useChangeOrder(order);
  const acting = { order, change, changing };
  const walk = useWalk(order, needsProofReview(order));
  const isPhone = useIsNarrowerThan(SMALL_SCREEN_PX);
  return (
    <>
      <OrderHeader {...props} walk={walk} />
      <div className="space-y-3 sm:space-y-4">
        <ChangesByOthers order={order} me={me} onNews={onReload} />
        {order.shortUnits > 0 && <Banner tone="warn">{texts.short(order.shortUnits)}</Banner>}
        {order.expiresAt && <Banner tone="info">{texts.expires(deadlineText(order.expiresAt))}</Banner>}
        <NextStep {...acting} walk={walk} onReload={onReload} />
        {openCases}
        {/* The order of a phone; a wide screen has the money and the forms in a column of their own. */}
        <div className="grid grid-cols-1 items-start gap-3 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="space-y-3 sm:space-y-4 lg:col-start-2">
            <PaymentPanel order={order} onReload={onReload} />
            <OnlinePaymentsPanel order={order} />
          </div>
          <div className="space-y-3 sm:space-y-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <OrderLinesPanel order={order} />
            <GiftPanel order={order} />
            <CustomerPanel order={order} />
          </div>
          <div className="space-y-3 sm:space-y-4 lg:col-start-2">
            <FulfillmentPanel order={order}>
              <Address order={order} />
            </FulfillmentPanel>
            {isPhone && <NotesPanel order={order} />}
            <IfCan call="updateOrderStatus" otherwise={!isPhone && <NotesPanel order={order} />}>
              <UpdatePanel {...acting} />
            </IfCan>
          </div>
        </div>
        <div className="space-y-2">
          <HistoryPanel order={order} onReload={onReload} />
          <MailsPanel orderId={order._id} />
          <InvoicePanel order={order} />
          <PoliciesPanel order={order} />
          {closedCases}
        </div>
      </div>
      {dialogs}
    </>
  );
}
