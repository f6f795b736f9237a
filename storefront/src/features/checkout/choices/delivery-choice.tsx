import {
  hasFreeShipping,
  shippingCost,
  withTransferCondition,
  type CheckoutContent,
  type DeliveryMethod,
  type PaymentMethod,
} from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useDeliveryPromise } from '#shared/order/use-delivery-promise.ts';
import { texts } from '../texts.ts';
import { MethodChoice, sentences, type ChoiceProps } from './method-choice.tsx';

type FactsProps = { facts: readonly (readonly [string, string])[]; notes: string };

const Facts = ({ facts, notes }: FactsProps) => (
  <div className="text-sm">
    <dl className="flex flex-col gap-1">
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
    </dl>
    {notes && <p className="mt-2 whitespace-pre-line text-ink-soft">{notes}</p>}
  </div>
);

function pickupMethod({ deliveryInfo }: CheckoutContent, promise: string) {
  const { title, description, address, schedule, notes } = deliveryInfo.meetingPoint;
  const facts = [[texts.address, address] as const];
  return {
    icon: 'store',
    title,
    cost: texts.free,
    when: [promise, schedule].filter(Boolean).join(' · '),
    description,
    details: <Facts facts={facts} notes={notes} />,
  };
}

function homeMethod(checkout: CheckoutContent, subtotal: number, promise: string) {
  const { title, description, coverage, estimatedDays, freeShippingThreshold, notes } =
    checkout.shipping.homeDelivery;
  const cost = shippingCost('home', subtotal, checkout);
  const hasOffer = freeShippingThreshold > 0 && !hasFreeShipping(subtotal, checkout);
  const facts = [[texts.coverage, coverage] as const];
  return {
    icon: 'truck',
    title,
    cost: cost === 0 ? texts.free : texts.cost(formatMoney(cost)),
    when: promise || estimatedDays,
    description: sentences(description, hasOffer && texts.freeFrom(formatMoney(freeShippingThreshold))),
    details: <Facts facts={facts} notes={notes} />,
  };
}

type DeliveryChoiceProps = ChoiceProps<DeliveryMethod> & {
  checkout: CheckoutContent;
  subtotal: number;
  payment: PaymentMethod | undefined;
};

function usePromise(method: DeliveryMethod, { checkout, payment }: DeliveryChoiceProps): string {
  const promise = useDeliveryPromise(method, checkout);
  return promise && payment === 'transfer' ? withTransferCondition(promise) : promise;
}

export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { checkout, subtotal, offered, chosen, choose } = props;
  const pickup = pickupMethod(checkout, usePromise('pickup', props));
  const home = homeMethod(checkout, subtotal, usePromise('home', props));
  return (
    <MethodChoice
      name="deliveryMethod"
      title={checkout.deliveryInfo.title}
      noneOffered={texts.noDelivery}
      methods={{ pickup, home }}
      offered={offered}
      chosen={chosen}
      choose={choose}
    />
  );
}
