import { hasFreeShipping, shippingCost, type CheckoutContent, type DeliveryMethod } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { texts } from '../texts.ts';
import { MethodChoice, type ChoiceProps } from './method-choice.tsx';

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

function pickupMethod({ deliveryInfo }: CheckoutContent) {
  const { title, description, address, schedule, notes } = deliveryInfo.meetingPoint;
  const facts = [[texts.address, address] as const, [texts.schedule, schedule] as const];
  return {
    icon: 'store',
    title,
    cost: texts.free,
    description,
    details: <Facts facts={facts} notes={notes} />,
  };
}

function homeMethod(checkout: CheckoutContent, subtotal: number) {
  const { title, description, coverage, estimatedDays, freeShippingThreshold, notes } =
    checkout.shipping.homeDelivery;
  const cost = shippingCost('home', subtotal, checkout);
  const hasOffer = freeShippingThreshold > 0 && !hasFreeShipping(subtotal, checkout);
  const facts = [[texts.coverage, coverage] as const, [texts.time, estimatedDays] as const];
  return {
    icon: 'truck',
    title,
    cost: cost === 0 ? texts.free : texts.cost(formatMoney(cost)),
    description: [description, hasOffer && texts.freeFrom(formatMoney(freeShippingThreshold))]
      .filter(Boolean)
      .join(' '),
    details: <Facts facts={facts} notes={notes} />,
  };
}

type DeliveryChoiceProps = ChoiceProps<DeliveryMethod> & { checkout: CheckoutContent; subtotal: number };

export const DeliveryChoice = ({ checkout, subtotal, ...choice }: DeliveryChoiceProps) => (
  <MethodChoice
    name="deliveryMethod"
    title={checkout.deliveryInfo.title}
    noneOffered={texts.noDelivery}
    methods={{ pickup: pickupMethod(checkout), home: homeMethod(checkout, subtotal) }}
    {...choice}
  />
);
