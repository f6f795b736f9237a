import { hasFreeShipping, shippingCost, type CheckoutContent, type DeliveryMethod } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { Facts, RadioCard } from './radio-card.tsx';
import { texts } from '../texts.ts';

type DeliveryChoiceProps = {
  checkout: CheckoutContent;
  offered: readonly DeliveryMethod[];
  chosen: DeliveryMethod | undefined;
  choose: (delivery: DeliveryMethod) => void;
  subtotal: number;
};
type CardProps = Omit<DeliveryChoiceProps, 'offered'>;

function PickupCard({ checkout, chosen, choose }: CardProps) {
  const { title, description, address, schedule, notes } = checkout.deliveryInfo.meetingPoint;
  return (
    <RadioCard
      name="deliveryMethod"
      value="pickup"
      checked={chosen === 'pickup'}
      onChoose={() => choose('pickup')}
      icon="store"
      title={title}
      cost={texts.free}
      description={description}
    >
      <Facts
        facts={[
          [texts.address, address],
          [texts.schedule, schedule],
        ]}
        notes={notes}
      />
    </RadioCard>
  );
}

function HomeCard({ checkout, chosen, choose, subtotal }: CardProps) {
  const { title, description, coverage, estimatedDays, freeShippingThreshold, notes } =
    checkout.shipping.homeDelivery;
  const cost = shippingCost('home', subtotal, checkout);
  const offer =
    freeShippingThreshold > 0 && !hasFreeShipping(subtotal, checkout)
      ? texts.freeFrom(formatMoney(freeShippingThreshold))
      : '';
  return (
    <RadioCard
      name="deliveryMethod"
      value="home"
      checked={chosen === 'home'}
      onChoose={() => choose('home')}
      icon="truck"
      title={title}
      cost={cost === 0 ? texts.free : texts.cost(formatMoney(cost))}
      description={[description, offer].filter(Boolean).join(' ')}
    >
      <Facts
        facts={[
          [texts.coverage, coverage],
          [texts.time, estimatedDays],
        ]}
        notes={notes}
      />
    </RadioCard>
  );
}

/** Pickup or home delivery, each with its cost; only those the owner offers. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { checkout, offered } = props;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-serif text-2xl">{checkout.deliveryInfo.title}</legend>
      {offered.includes('pickup') && <PickupCard {...props} />}
      {offered.includes('home') && <HomeCard {...props} />}
      {offered.length === 0 && <p role="alert">{texts.noDelivery}</p>}
    </fieldset>
  );
}
