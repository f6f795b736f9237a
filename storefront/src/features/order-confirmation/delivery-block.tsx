import type { CheckoutContent } from '@shop/contract';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';
import { texts } from './texts.ts';

type DeliveryBlockProps = { order: AnyOrder; checkout: CheckoutContent };

function listAddress({ order, checkout }: DeliveryBlockProps): string[] {
  const { meetingPoint } = checkout.deliveryInfo;
  if (order.deliveryMethod === 'pickup')
    return [
      meetingPoint.address,
      meetingPoint.schedule && texts.schedule(meetingPoint.schedule),
      meetingPoint.notes,
    ];
  if (!isFullOrder(order)) return [order.city];
  const { fullName, address, city, postalCode, phone } = order.shippingInfo;
  return [
    fullName,
    address,
    [city, postalCode && texts.postalCode(postalCode)].filter(Boolean).join(', '),
    phone,
  ];
}

export const DeliveryBlock = (props: DeliveryBlockProps) => (
  <section>
    <h2 className="font-sans text-lg font-semibold">{texts.delivery[props.order.deliveryMethod]}</h2>
    <address className="mt-1 not-italic">
      {listAddress(props)
        .filter(Boolean)
        .map((line, index) => (
          <span key={index} className="block break-words whitespace-pre-line">
            {line}
          </span>
        ))}
    </address>
  </section>
);
