import {
  type CheckoutContent,
  type ShopSetting,
  GIFT,
  isStopped,
  orderPromiseText,
  awaitsProof,
} from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { ItemList } from '#shared/order/item-list.tsx';
import { isFullOrder, type AnyOrder, dueOf } from '#shared/order/order-progress.ts';
import { PaidInPart } from '#shared/order/paid-in-part.tsx';
import { PaymentDeadline } from '#shared/order/payment-deadline.tsx';
import { PickupCode } from '#shared/order/pickup-code.tsx';
import { PrintedSeller } from '#shared/order/printed-seller.tsx';
import { TotalsList } from '#shared/order/totals-list.tsx';
import { BankData } from '#shared/order/bank-data.tsx';
import { OnlinePaymentPart } from '#shared/order/online/online-payment-part.tsx';
import { AddProof } from '#shared/order/proof/add-proof.tsx';
import { texts as orderTexts } from '#shared/order/texts.ts';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { ConfirmationHeader } from './confirmation-header.tsx';
import { nextAction } from './next-action.ts';
import { buyerOf } from './receipt/receipt-data.ts';
import { receiptTexts, texts } from './texts.ts';

type PaymentBlockProps = { order: AnyOrder; checkout: CheckoutContent; token: string | null };

const HEADING = 'pago-del-pedido';

function TransferDetails({ order, checkout, token }: PaymentBlockProps) {
  const isAwaitingProof = awaitsProof(order);
  return (
    <div className="mt-3 flex flex-col gap-4">
      <p role="status" className="flex items-center gap-2 font-medium text-success empty:hidden">
        {order.hasTransferProof && !isAwaitingProof && (
          <>
            <Icon name="circle-check" className="size-5 shrink-0" />
            {orderTexts.proof.received}
          </>
        )}
      </p>
      {isAwaitingProof && (
        <>
          <BankData transfer={checkout.paymentInfo.bankTransfer} amount={dueOf(order)} />
          {token && <AddProof orderNumber={order.orderNumber} token={token} focusAfterwards={HEADING} />}
        </>
      )}
    </div>
  );
}

const PaymentBlock = (props: PaymentBlockProps) => (
  <section>
    <h2 id={HEADING} tabIndex={-1} className="font-sans text-base font-semibold">
      {texts.payment}
    </h2>
    <p className="mt-1">{props.order.paymentName ?? orderTexts.payment[props.order.paymentMethod]}</p>
    {props.order.paymentMethod === 'transfer' && <TransferDetails {...props} />}
    <div className="mt-3">
      <OnlinePaymentPart order={props.order} token={props.token} />
    </div>
  </section>
);

type NextStepsProps = { order: AnyOrder; checkout: CheckoutContent };

function expectedText({ order, checkout }: NextStepsProps): string {
  const promise = orderPromiseText(order);
  if (promise) return `${promise}.`;
  const { estimatedDays } = checkout.shipping.homeDelivery;
  if (order.deliveryMethod === 'pickup' || !estimatedDays) return '';
  return texts.estimated(estimatedDays, order.paymentMethod);
}

export function NextSteps({ order, checkout }: NextStepsProps) {
  if (isStopped(order.status)) return null;
  const steps = texts.nextSteps({ ...order, paid: order.isPaid }, expectedText({ order, checkout }));
  return (
    <section className="no-print border-t border-line p-6 sm:p-10">
      <h2 className="text-h3">{texts.next}</h2>
      <ol className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 md:flex-col">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-wine font-semibold text-white"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

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

/** Repeats what the packers are told of a gift. */
const GiftNote = ({ order }: { order: AnyOrder }) =>
  isFullOrder(order) &&
  order.isGift && (
    <p className="mt-3 break-words whitespace-pre-line">
      <span className="font-medium">{GIFT}</span>
      {order.giftMessage && `: “${order.giftMessage}”`}
    </p>
  );

const DeliveryBlock = (props: DeliveryBlockProps) => (
  <section>
    <h2 className="font-sans text-base font-semibold">{texts.delivery[props.order.deliveryMethod]}</h2>
    <p className="mt-1 font-medium empty:hidden">{orderPromiseText(props.order)}</p>
    <address className="mt-1 not-italic">
      {listAddress(props)
        .filter(Boolean)
        .map((line, index) => (
          <span key={index} className="block break-words whitespace-pre-line">
            {line}
          </span>
        ))}
    </address>
    <PickupCode order={props.order} />
    <GiftNote order={props.order} />
  </section>
);

type ConfirmationViewProps = {
  order: AnyOrder;
  checkout: CheckoutContent;
  shop: ShopSetting | undefined;
  token: string | null;
};

/** Shows an order that was just placed: first what its buyer does next, to pay it or to collect it. */
export function ConfirmationView({ order, checkout, shop, token }: ConfirmationViewProps) {
  const next = nextAction(order, token);
  const payment = <PaymentBlock key="payment" order={order} checkout={checkout} token={token} />;
  const delivery = <DeliveryBlock key="delivery" order={order} checkout={checkout} />;
  return (
    <article className="mx-auto max-w-4xl overflow-hidden rounded-hero bg-white">
      <PrintedSeller buyer={`${receiptTexts.customer}: ${buyerOf(order)}`} />
      <ConfirmationHeader order={order} shop={shop} next={next} token={token} />
      <PaymentDeadline order={order} />
      <div className="grid grid-cols-1 gap-8 border-t border-line p-6 sm:p-10 md:grid-cols-2">
        {next === 'pay' ? [payment, delivery] : [delivery, payment]}
      </div>
      <NextSteps order={order} checkout={checkout} />
      <div className="grid grid-cols-1 gap-8 border-t border-line p-6 sm:p-10 md:grid-cols-[3fr_2fr]">
        <section>
          <h2 className="font-sans text-base font-semibold">{texts.items}</h2>
          <ItemList items={order.items} />
        </section>
        <section className="self-start rounded-panel bg-sand p-5">
          <h2 className="mb-3 font-sans text-base font-semibold">{texts.totals}</h2>
          <TotalsList totals={order} order={order} />
          <PaidInPart order={order} />
        </section>
      </div>
      <ConfirmationActions order={order} shop={shop} checkout={checkout} next={next} token={token} />
    </article>
  );
}
