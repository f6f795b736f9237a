import { type AdminOrder, balanceText, channelLabel, deadlineText, moneyState } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { OrderFulfillment } from '../fulfillment/fulfillment-badge.tsx';
import { FulfillmentPanel } from '../fulfillment/fulfillment-panel.tsx';
import { MailsPanel } from '../mails/mails-panel.tsx';
import { PrintMenu } from '../print/print-menu.tsx';
import { AddressPanel, CustomerNotesPanel, CustomerPanel } from './customer-panel.tsx';
import { HistoryPanel, TimelinePanel } from './history-panel.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { NextStep } from './next-step.tsx';
import { OrderLinesPanel } from './order-lines-panel.tsx';
import { PoliciesPanel } from './policies-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { OnlinePaymentsPanel } from '../payments/online-payments-panel.tsx';
import { PaymentsPanel } from '../payments/payments-panel.tsx';
import { EditOrderLink } from '../edit/edit-order-link.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { UpdatePanel } from './update-panel.tsx';
import { useChangeOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

type OrderDetailProps = { order: AdminOrder; onReload: () => void };

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
