import type { CheckoutContent, ShopSetting } from '@shop/contract';
import { ItemList } from '#shared/order/item-list.tsx';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';
import { PaidInPart } from '#shared/order/paid-in-part.tsx';
import { PaymentDeadline } from '#shared/order/payment-deadline.tsx';
import { TotalsList } from '#shared/order/totals-list.tsx';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { ConfirmationHeader } from './confirmation-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaymentBlock } from './payment-block.tsx';
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

const DeliveryBlock = (props: DeliveryBlockProps) => (
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

type ConfirmationViewProps = {
  order: AnyOrder;
  checkout: CheckoutContent;
  shop: ShopSetting | undefined;
  token: string | null;
};

const Perforation = () => (
  <div aria-hidden="true" className="relative flex items-center">
    <span className="absolute -left-3 size-6 rounded-full bg-paper" />
    <span className="mx-6 w-full border-t-2 border-dashed border-line" />
    <span className="absolute -right-3 size-6 rounded-full bg-paper" />
  </div>
);

export const ConfirmationView = ({ order, checkout, shop, token }: ConfirmationViewProps) => (
  <article className="mx-auto max-w-4xl overflow-hidden rounded-hero bg-white">
    <ConfirmationHeader order={order} />
    <PaymentDeadline order={order} />
    <Perforation />
    <div className="grid grid-cols-1 gap-8 p-6 sm:p-10 md:grid-cols-2">
      <PaymentBlock order={order} checkout={checkout} token={token} />
      <DeliveryBlock order={order} checkout={checkout} />
    </div>
    <NextSteps order={order} checkout={checkout} />
    <div className="grid grid-cols-1 gap-8 p-6 sm:p-10 md:grid-cols-[3fr_2fr]">
      <section>
        <h2 className="font-sans text-lg font-semibold">{texts.items}</h2>
        <ItemList items={order.items} />
      </section>
      <section className="self-start rounded-image bg-sand p-5">
        <h2 className="mb-3 font-sans text-lg font-semibold">{texts.totals}</h2>
        <TotalsList totals={order} order={order} />
        <PaidInPart order={order} />
      </section>
    </div>
    <Perforation />
    <ConfirmationActions order={order} shop={shop} checkout={checkout} token={token} />
  </article>
);
