import { missingForFreeShipping, shippingCost, type CheckoutContent } from '@shop/contract';
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

// The server renders the line without its date, so that nothing moves when the date arrives.
const DateLine = ({ date }: { date: string }) => <li className="pl-7 font-medium">{date || '\u00a0'}</li>;

export default function DeliveryNote({ checkout, subtotal }: NoteProps) {
  const { homeDelivery } = checkout.shipping;
  const { meetingPoint } = checkout.deliveryInfo;
  const missing = missingForFreeShipping(subtotal, checkout);
  const home = useDeliveryPromise('home', checkout);
  const pickup = useDeliveryPromise('pickup', checkout);
  const { enabled: isDated } = checkout.deliveryDates;
  const delivers = checkout.shipping.enabled && homeDelivery.enabled;
  return (
    <ul className="flex flex-col gap-2 text-sm" aria-label={texts.delivery}>
      {delivers && (
        <Line icon="truck">
          {texts.home_delivery(
            formatShipping(shippingCost('home', subtotal, checkout)),
            isDated ? '' : homeDelivery.estimatedDays,
          )}
        </Line>
      )}
      {delivers && isDated && <DateLine date={home} />}
      {delivers && missing !== null && (
        <Line icon="gift">{missing > 0 ? texts.missing(formatMoney(missing)) : texts.reached}</Line>
      )}
      {meetingPoint.enabled && <Line icon="map-pin">{texts.pickup(meetingPoint.address)}</Line>}
      {meetingPoint.enabled && isDated && <DateLine date={pickup} />}
    </ul>
  );
}
