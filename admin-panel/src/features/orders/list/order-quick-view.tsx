import { knownStatus, type AdminOrder, type OrderStatus } from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { LabeledValue, MethodBadge, OrderAlerts } from '../parts/order-cells.tsx';
import { OrderFulfillment } from '../fulfillment/fulfillment-badge.tsx';
import { StatusOptions } from '../status/status-options.tsx';
import { texts } from '../texts.ts';

type QuickViewProps = {
  order: AdminOrder;
  isChanging: boolean;
  onStatus: (status: OrderStatus) => void;
  onClose: () => void;
};

const headingStyles = 'mb-1 text-xs font-semibold text-muted';

const CustomerValues = ({ shippingInfo }: Pick<AdminOrder, 'shippingInfo'>) => (
  <section>
    <h3 className={headingStyles}>{texts.quick.customer}</h3>
    <dl>
      <LabeledValue label={texts.quick.name}>{shippingInfo.fullName}</LabeledValue>
      <LabeledValue label={texts.quick.email}>{shippingInfo.email}</LabeledValue>
      <LabeledValue label={texts.quick.phone}>{shippingInfo.phone}</LabeledValue>
      <LabeledValue label={texts.quick.address}>{shippingInfo.address}</LabeledValue>
      <LabeledValue label={texts.quick.city}>{shippingInfo.city}</LabeledValue>
    </dl>
  </section>
);

const OrderValues = ({ order }: { order: AdminOrder }) => (
  <section>
    <h3 className={headingStyles}>{texts.quick.info}</h3>
    <dl>
      <LabeledValue label={texts.quick.date}>{formatDateTime(order.createdAt)}</LabeledValue>
      <LabeledValue label={texts.quick.payment}>
        <MethodBadge order={order} />
      </LabeledValue>
      <LabeledValue label={texts.quick.status}>
        <StatusBadge status={order.status} />
      </LabeledValue>
      <LabeledValue label={texts.fulfillment.title}>
        <OrderFulfillment order={order} />
      </LabeledValue>
      <LabeledValue label={texts.quick.total}>{formatMoney(order.total)}</LabeledValue>
    </dl>
    <div className="flex flex-wrap gap-1">
      <OrderAlerts order={order} />
    </div>
  </section>
);

export const OrderQuickView = ({ order, isChanging, onStatus, onClose }: QuickViewProps) => (
  <Dialog
    open
    width="lg"
    onOpenChange={(open) => !open && onClose()}
    title={texts.quick.title(order.orderNumber)}
    footer={
      <>
        <Link to={paths.order(order._id)} className={buttonStyles()}>
          {texts.quick.details}
        </Link>
        <Button variant="primary" onClick={onClose}>
          {texts.quick.close}
        </Button>
      </>
    }
  >
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
      <CustomerValues shippingInfo={order.shippingInfo} />
      <OrderValues order={order} />
    </div>
    <section className="mt-4">
      <h3 className={headingStyles}>{texts.quick.products}</h3>
      <OrderLines items={order.items} />
    </section>
    <IfCan call="updateOrderStatus">
      <SelectField
        label={texts.quick.changeStatus}
        className="mt-3"
        value={knownStatus(order.status)}
        disabled={isChanging}
        onValue={(status) => onStatus(status as OrderStatus)}
      >
        <StatusOptions payments={[order.paymentMethod]} />
      </SelectField>
    </IfCan>
  </Dialog>
);
