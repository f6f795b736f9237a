import type { ReactNode } from 'react';
import { Link } from '#shared/router/router.tsx';
import {
  deliversHome,
  hasFreeShipping,
  minimumPurchaseText,
  missingForMinimum,
  paymentOffer,
  MAX_UNITS_PER_LINE,
  MAX_UNITS_PER_ORDER,
  missingForFreeShipping,
  shippingCost,
  subtotalOf,
  type CheckoutContent,
} from '@shop/contract';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { paths } from '#shared/navigation/paths.ts';
import { NetPrice } from '#shared/net-price.tsx';
import { PaymentPrice } from '#shared/payment-price.tsx';
import { useDeliveryPromise } from '#shared/order/use-delivery-promise.ts';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import type { CartLine } from '#shared/cart-line.ts';
import { pricedLines, unitCount } from '../lines/cart-lines.ts';
import { texts } from '../texts.ts';

type CartSummaryProps = {
  /** The lines that can be bought. */
  lines: readonly CartLine[];
  checkout: CheckoutContent;
  chatHref: string | null;
};
type CostsProps = { subtotal: number; checkout: CheckoutContent };

export const isOrderTooLarge = (lines: readonly CartLine[]): boolean =>
  lines.some(({ quantity }) => quantity > MAX_UNITS_PER_LINE) || unitCount(lines) > MAX_UNITS_PER_ORDER;

function FreeShipping({ subtotal, checkout }: CostsProps) {
  const missing = missingForFreeShipping(subtotal, checkout);
  if (missing === null) return null;
  return (
    <div className="rounded-panel bg-white p-3">
      <p role="status" className={`text-sm font-medium ${missing === 0 ? 'text-success' : ''}`}>
        {missing === 0 ? texts.freeReached : texts.missingForFree(formatMoney(missing))}
      </p>
      <progress className="mt-2" aria-label={texts.freeProgress} max={subtotal + missing} value={subtotal} />
    </div>
  );
}

type RowProps = { label: string; when: string; children: ReactNode };

const Row = ({ label, when, children }: RowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-ink-soft">
      {label}
      {when && <span className="block text-sm font-medium">{when}</span>}
    </dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

function Costs({ subtotal, checkout }: CostsProps) {
  const { deliveryInfo, shipping } = checkout;
  const pickup = useDeliveryPromise('pickup', checkout);
  const home = useDeliveryPromise('home', checkout);
  return (
    <dl className="flex flex-col gap-2">
      {deliveryInfo.meetingPoint.enabled && (
        <Row label={deliveryInfo.meetingPoint.title} when={pickup}>
          {formatShipping(0)}
        </Row>
      )}
      {deliversHome(checkout) && (
        <Row label={shipping.title} when={home}>
          <span className={hasFreeShipping(subtotal, checkout) ? 'font-medium text-success' : ''}>
            {formatShipping(shippingCost('home', subtotal, checkout))}
          </span>
        </Row>
      )}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-3">
        <dt className="font-semibold">{texts.subtotal}</dt>
        <dd className="text-h3 font-semibold tabular-nums">{formatMoney(subtotal)}</dd>
      </div>
    </dl>
  );
}

const amountsOf = (lines: readonly CartLine[]) =>
  pricedLines(lines).map(({ unitPrice, quantity }) => unitPrice * quantity);

// The button stays: whoever goes on adds more, and the shop refuses an order that is too small.
function MinimumPurchase({ subtotal, checkout }: CostsProps) {
  const missing = missingForMinimum(subtotal, checkout);
  return (
    <p role="status" className="rounded-input bg-warn-soft p-3 text-sm font-medium empty:hidden">
      {missing > 0 && `${minimumPurchaseText(missing, checkout)}.`}
    </p>
  );
}

// An order that is too large is refused here rather than at the end of the checkout.
function OrderButton({ lines }: Pick<CartSummaryProps, 'lines'>) {
  const isTooLarge = isOrderTooLarge(lines);
  return (
    <>
      {isTooLarge && (
        <p role="alert" className="rounded-panel bg-danger-soft p-3 text-sm font-medium text-danger">
          {texts.orderTooLarge(MAX_UNITS_PER_LINE, MAX_UNITS_PER_ORDER)}
        </p>
      )}
      {isTooLarge || lines.length === 0 ? (
        <button type="button" className="btn btn-primary w-full" disabled>
          {texts.order}
        </button>
      ) : (
        <Link to={paths.checkout} className="btn btn-primary w-full">
          {texts.order}
        </Link>
      )}
    </>
  );
}

export function CartSummary({ lines, checkout, chatHref }: CartSummaryProps) {
  const subtotal = subtotalOf(pricedLines(lines));
  return (
    <section
      aria-labelledby="resumen"
      className="flex flex-col gap-4 self-start rounded-hero bg-sand p-5 sm:p-6 lg:top-24 lg:tall:sticky"
    >
      <h2 id="resumen" className="text-h3">
        {texts.summary}
      </h2>
      {deliversHome(checkout) && <FreeShipping subtotal={subtotal} checkout={checkout} />}
      <Costs subtotal={subtotal} checkout={checkout} />
      {subtotal > 0 && <NetPrice price={subtotal} />}
      {subtotal > 0 && <PaymentPrice amounts={amountsOf(lines)} offer={paymentOffer(checkout)} />}
      {deliversHome(checkout) && (
        <p className="text-sm text-ink-soft">
          {texts.shippingNote(checkout.deliveryInfo.meetingPoint.enabled)}
        </p>
      )}
      <MinimumPurchase subtotal={subtotal} checkout={checkout} />
      <OrderButton lines={lines} />
      <p className="-mt-2 text-center text-sm text-ink-soft">
        {texts.withoutAccount(checkout.paymentInfo.cashOnDelivery.enabled)}
      </p>
      <ChatButton href={chatHref} className="btn btn-outline w-full" text={texts.askByChat} />
    </section>
  );
}
