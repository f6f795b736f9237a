import {
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
  /** Subtotal of the cart with one more unit of this product, in pesos. */
  subtotal: number;
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

function HomeLines({ checkout, subtotal }: NoteProps) {
  const missing = missingForFreeShipping(subtotal, checkout);
  const cost = formatShipping(shippingCost('home', subtotal, checkout));
  const days = checkout.deliveryDates.enabled ? '' : checkout.shipping.homeDelivery.estimatedDays;
  return (
    <>
      <Line icon="truck">{texts.home_delivery(cost, days)}</Line>
      <DateLine method="home" checkout={checkout} />
      {missing !== null && (
        <Line icon="gift">{missing > 0 ? texts.missing(formatMoney(missing)) : texts.reached}</Line>
      )}
    </>
  );
}

export default function DeliveryNote({ checkout, subtotal }: NoteProps) {
  const { shipping, deliveryInfo } = checkout;
  const { meetingPoint } = deliveryInfo;
  return (
    <ul className="flex flex-col gap-2 text-sm" aria-label={texts.delivery}>
      {shipping.enabled && shipping.homeDelivery.enabled && (
        <HomeLines checkout={checkout} subtotal={subtotal} />
      )}
      {meetingPoint.enabled && (
        <>
          <Line icon="map-pin">{texts.pickup(meetingPoint.address)}</Line>
          <DateLine method="pickup" checkout={checkout} />
        </>
      )}
    </ul>
  );
}
