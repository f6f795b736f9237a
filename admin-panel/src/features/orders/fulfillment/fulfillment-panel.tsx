import {
  type AdminOrder,
  businessDay,
  type Fulfillment,
  fulfillmentLabel,
  fulfillmentsOf,
  goodsState,
  isStopped,
  knownFulfillment,
  PICKUP_CODE,
} from '@shop/contract';
import { serverToday } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { type FormEvent, type ReactNode, useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { PastDayField } from '#ui/form/past-day-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { texts } from '../texts.ts';
import { CarrierField } from './carrier-field.tsx';
import { FulfillmentBadge } from './fulfillment-badge.tsx';
import { useChangeFulfillment } from './use-change-fulfillment.ts';

const t = texts.fulfillment;

const Times = ({ order }: { order: AdminOrder }) => (
  <dl>
    <LabeledValue label={t.now}>
      <FulfillmentBadge order={order} />
    </LabeledValue>
    {order.pickupCode && <LabeledValue label={PICKUP_CODE}>{order.pickupCode}</LabeledValue>}
    {order.readyAt && <LabeledValue label={t.readyAt}>{formatDateTime(order.readyAt)}</LabeledValue>}
    {order.shippedAt && <LabeledValue label={t.shippedAt}>{formatDateTime(order.shippedAt)}</LabeledValue>}
    {order.carrier && <LabeledValue label={t.carrier}>{order.carrier}</LabeledValue>}
    {order.deliveredAt && (
      <LabeledValue label={t.deliveredAt}>{formatDateTime(order.deliveredAt)}</LabeledValue>
    )}
  </dl>
);

const stepOptions = ({ deliveryMethod }: AdminOrder) =>
  fulfillmentsOf(deliveryMethod).map((value) => ({ value, label: fulfillmentLabel(value, deliveryMethod) }));

const isForward = (order: AdminOrder, step: Fulfillment): boolean => {
  const steps = fulfillmentsOf(order.deliveryMethod);
  return steps.indexOf(step) > steps.indexOf(knownFulfillment(order.fulfillment));
};

function useStepForm(order: AdminOrder) {
  const from = knownFulfillment(order.fulfillment);
  const [step, setStep] = useState<Fulfillment>(goodsState(order).next ?? from);
  const [carrier, setCarrier] = useState(order.carrier);
  const [day, setDay] = useState(serverToday());
  const [notify, setNotify] = useState(true);
  return { from, step, setStep, carrier, setCarrier, day, setDay, notify, setNotify };
}

/** Says where the goods are; the usual next step is chosen already, any other one can be. */
function StepForm({ order }: { order: AdminOrder }) {
  const form = useStepForm(order);
  const { step, carrier, day, notify } = form;
  const { change, isChanging } = useChangeFulfillment();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isDelivered = step === 'delivered';
    change(order, {
      fulfillment: step,
      ...(order.wantsShipping && { carrier }),
      ...(isDelivered && { deliveredOn: day }),
      notify: notify && isForward(order, step),
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <SelectField
        label={t.step}
        value={step}
        onValue={(next) => form.setStep(next as Fulfillment)}
        options={stepOptions(order)}
      />
      {order.wantsShipping && step !== 'to_prepare' && (
        <CarrierField carrier={carrier} onCarrier={form.setCarrier} />
      )}
      {step === 'delivered' && (
        <PastDayField
          label={t.deliveredOn}
          required
          min={businessDay(new Date(order.createdAt))}
          day={day}
          onDay={form.setDay}
        />
      )}
      {isForward(order, step) && order.shippingInfo.email && (
        <NotifyOption checked={notify} onChange={form.setNotify} />
      )}
      <Button
        type="submit"
        busy={isChanging}
        busyLabel={t.saving}
        disabled={step === form.from && carrier === order.carrier && step !== 'delivered'}
      >
        {t.save}
      </Button>
    </form>
  );
}

const neverLeft = ({ status, fulfillment }: AdminOrder): boolean =>
  isStopped(status) && knownFulfillment(fulfillment) === 'to_prepare';

type FulfillmentPanelProps = {
  order: AdminOrder;
  /** The destination of the order. */
  children: ReactNode;
};

/** Shows and changes where the goods are; an order that was stopped before they left the shop only has an address. */
export const FulfillmentPanel = ({ order, children }: FulfillmentPanelProps) => (
  <SectionCard title={t.title}>
    {!neverLeft(order) && <Times order={order} />}
    {children}
    {!isStopped(order.status) && (
      <IfCan call="changeFulfillment">
        <div className="mt-2 sm:mt-3">
          <Folded title={t.change}>
            {/* Another step, also a colleague's, starts the form anew. */}
            <StepForm key={`${order.fulfillment}${order.carrier}${order.status}`} order={order} />
          </Folded>
        </div>
      </IfCan>
    )}
  </SectionCard>
);
