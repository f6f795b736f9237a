import { knownStatus, ORDER_STATUSES, type AdminOrder, type OrderStatus, statusLabel } from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/input.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Fact } from '../lines/fact.tsx';
import { OrderLines } from '../lines/order-lines.tsx';
import { MethodBadge } from '../lines/order-summary-cells.tsx';
import { texts } from '../texts.ts';

type QuickViewProps = {
  order: AdminOrder;
  changing: boolean;
  onStatus: (status: OrderStatus) => void;
  onClose: () => void;
};

const headingStyles = 'mb-1 text-xs font-semibold text-muted';

const CustomerFacts = ({ shippingInfo }: Pick<AdminOrder, 'shippingInfo'>) => (
  <section>
    <h3 className={headingStyles}>{texts.quick.customer}</h3>
    <dl>
      <Fact term={texts.quick.name}>{shippingInfo.fullName}</Fact>
      <Fact term={texts.quick.email}>{shippingInfo.email}</Fact>
      <Fact term={texts.quick.phone}>{shippingInfo.phone}</Fact>
      <Fact term={texts.quick.address}>{shippingInfo.address}</Fact>
      <Fact term={texts.quick.city}>{shippingInfo.city}</Fact>
    </dl>
  </section>
);

const OrderFacts = ({ order }: { order: AdminOrder }) => (
  <section>
    <h3 className={headingStyles}>{texts.quick.info}</h3>
    <dl>
      <Fact term={texts.quick.date}>{formatDateTime(order.createdAt)}</Fact>
      <Fact term={texts.quick.payment}>
        <MethodBadge method={order.paymentMethod} />
      </Fact>
      <Fact term={texts.quick.status}>
        <StatusBadge status={order.status} />
      </Fact>
      <Fact term={texts.quick.total}>{formatMoney(order.total)}</Fact>
    </dl>
  </section>
);

/** An order at a glance, over the list; its status changes at once. */
export const QuickView = ({ order, changing, onStatus, onClose }: QuickViewProps) => (
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
      <CustomerFacts shippingInfo={order.shippingInfo} />
      <OrderFacts order={order} />
    </div>
    <section className="mt-4">
      <h3 className={headingStyles}>{texts.quick.products}</h3>
      <OrderLines items={order.items} />
    </section>
    <Field label={texts.quick.changeStatus} className="mt-3">
      {(control) => (
        <Select
          {...control}
          value={knownStatus(order.status)}
          disabled={changing}
          onChange={(event) => onStatus(event.target.value as OrderStatus)}
        >
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </Dialog>
);
