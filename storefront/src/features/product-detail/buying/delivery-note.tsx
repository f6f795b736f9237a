import {
  deliversHome,
  missingForFreeShipping,
  shippingCost,
  type CheckoutContent,
  type DeliveryMethod,
} from '@shop/contract';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useDeliveryPromise } from '#shared/order/use-delivery-promise.ts';
import { texts } from '../deferred-texts.ts';

type NoteProps = {
  checkout: CheckoutContent;
  cart: { subtotal: number; isHolding: boolean };
  /** Pesos of a unit, which counts only until the cart holds the product. */
  price: number;
};

function Line({ icon, children }: { icon: string; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-wine" />
      {children}
    </li>
  );
}

type DateProps = { method: DeliveryMethod; checkout: CheckoutContent };

// The server renders the line without its date, so that nothing moves when the date arrives.
function DateLine({ method, checkout }: DateProps) {
  const date = useDeliveryPromise(method, checkout);
  return checkout.deliveryDates.enabled && <li className="pl-7 font-medium">{date || '\u00a0'}</li>;
}

function HomeLines({ checkout, cart, price }: NoteProps) {
  const subtotal = cart.isHolding ? cart.subtotal : cart.subtotal + price;
  const offer = cart.isHolding ? texts.offerOfCart : texts.offer;
  const missing = missingForFreeShipping(subtotal, checkout);
  const cost = formatShipping(shippingCost('home', subtotal, checkout));
  const days = checkout.deliveryDates.enabled ? '' : checkout.shipping.homeDelivery.estimatedDays;
  return (
    <>
      <Line icon="truck">{texts.home_delivery(cost, days)}</Line>
      <DateLine method="home" checkout={checkout} />
      {missing !== null && (
        <Line icon="gift">{missing > 0 ? offer.missing(formatMoney(missing)) : offer.reached}</Line>
      )}
    </>
  );
}

export default function DeliveryNote({ checkout, ...bought }: NoteProps) {
  const { deliveryInfo } = checkout;
  const { meetingPoint } = deliveryInfo;
  return (
    <ul className="flex flex-col gap-2 text-sm" aria-label={texts.delivery}>
      {deliversHome(checkout) && <HomeLines checkout={checkout} {...bought} />}
      {meetingPoint.enabled && (
        <>
          <Line icon="map-pin">{texts.pickup(meetingPoint.address)}</Line>
          <DateLine method="pickup" checkout={checkout} />
        </>
      )}
    </ul>
  );
}
