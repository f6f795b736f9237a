import type { ReactNode } from 'react';
import {
  deliversHome,
  missingForFreeShipping,
  shippingCost,
  type CheckoutContent,
  type DeliveryMethod,
  type SiteContent,
} from '@shop/contract';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useDeliveryPromise } from '#shared/order/use-delivery-promise.ts';
import { texts } from '../deferred-texts.ts';

type DeliveryProps = {
  checkout: CheckoutContent;
  cart: { subtotal: number; isHolding: boolean };
  /** Pesos of a unit, which counts only until the cart holds the product. */
  price: number;
};

type PromisesProps = Omit<DeliveryProps, 'checkout'> & {
  /** Null for a product that cannot be bought: it arrives on no date. */
  checkout: CheckoutContent | null;
  cards: SiteContent['productDetail']['infoCards'];
};

type LineProps = { icon: string; title: string; block?: string; children: ReactNode };

const Line = ({ icon, title, block, children }: LineProps) => (
  <li className="flex gap-3" data-content-block={block}>
    <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-wine" />
    <div>
      <p className="font-medium">{title}</p>
      {children}
    </div>
  </li>
);

type DateProps = { method: DeliveryMethod; checkout: CheckoutContent };

// The server renders the line without its date, so that nothing moves when the date arrives.
function DateLine({ method, checkout }: DateProps) {
  const date = useDeliveryPromise(method, checkout);
  return checkout.deliveryDates.enabled && <p>{date || '\u00a0'}</p>;
}

function HomeLine({ checkout, cart, price }: DeliveryProps) {
  const subtotal = cart.isHolding ? cart.subtotal : cart.subtotal + price;
  const offer = cart.isHolding ? texts.offerOfCart : texts.offer;
  const missing = missingForFreeShipping(subtotal, checkout);
  const cost = formatShipping(shippingCost('home', subtotal, checkout));
  const days = checkout.deliveryDates.enabled ? '' : checkout.shipping.homeDelivery.estimatedDays;
  return (
    <Line icon="truck" title={texts.home_delivery(cost, days)}>
      <DateLine method="home" checkout={checkout} />
      {missing !== null && <p>{missing > 0 ? offer.missing(formatMoney(missing)) : offer.reached}</p>}
    </Line>
  );
}

function DeliveryLines({ checkout, ...bought }: DeliveryProps) {
  const { meetingPoint } = checkout.deliveryInfo;
  return (
    <>
      {deliversHome(checkout) && <HomeLine checkout={checkout} {...bought} />}
      {meetingPoint.enabled && (
        <Line icon="map-pin" title={texts.pickup(meetingPoint.address)}>
          <DateLine method="pickup" checkout={checkout} />
        </Line>
      )}
    </>
  );
}

/** One list of what the shop promises with a product: its delivery, then the owner's cards. */
export default function Promises({ checkout, cards, ...bought }: PromisesProps) {
  return (
    <ul
      className="flex flex-col gap-3 border-t border-line pt-4 text-sm text-ink-soft empty:hidden"
      aria-label={texts.promises}
    >
      {checkout && <DeliveryLines checkout={checkout} {...bought} />}
      {cards
        .filter(({ enabled }) => enabled)
        .map(({ icon, title, description }, index) => (
          <Line key={index} icon={icon} title={title} block="productDetail">
            {description && <p className="whitespace-pre-line">{description}</p>}
          </Line>
        ))}
    </ul>
  );
}
