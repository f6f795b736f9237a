import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '#shared/router/router.tsx';
import {
  CHECKOUT_CONTENT_REFRESH_MS,
  DEFAULT_CITY,
  defaultSiteContent,
  type CheckoutContent,
} from '@shop/contract';
import { clearPrefix } from '@shop/web-kit/query';
import { lineKey, availableLines } from '#features/cart/lines/cart-lines.ts';
import { cart, useCart } from '#features/cart/lines/cart-store.ts';
import { CheckoutForm } from '#features/checkout/checkout-form.tsx';
import type { StockChange } from '#features/checkout/placing/checkout-failure.ts';
import { texts } from '#features/checkout/texts.ts';
import type { PlacedOrder } from '#features/checkout/placing/use-place-order.ts';
import { contentQuery, useShop } from '#shared/content/content-queries.ts';
import { rememberOrder } from '#shared/order/own/use-remembered-order.ts';
import { recordStep } from '#shared/funnel/record-step.ts';
import { WaitingPage } from '#shared/ui/waiting-page.tsx';
import { paths } from '#shared/navigation/paths.ts';

const DEFAULT_CITIES: readonly string[] = [DEFAULT_CITY];

function applyPrices(prices: ReadonlyMap<string, number>) {
  const { lines } = cart().getSnapshot();
  cart().replace(lines.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price })));
}

const applyStock = (changes: readonly StockChange[]) =>
  changes.forEach(({ key, available }) =>
    cart().setQuantity(lineKey({ ...key, id: key.productId }), available),
  );

// Texts and costs refresh every five minutes and on focus; the defaults stand in when that fails.
function useCheckoutContent(): CheckoutContent {
  const { data, refetch } = useQuery({
    ...contentQuery(),
    refetchInterval: CHECKOUT_CONTENT_REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  // The query library only hears of a tab that becomes visible, not of a window that gets the focus.
  useEffect(() => {
    const onFocus = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
  return (data ?? defaultSiteContent).checkout;
}

const Loading = () => (
  <WaitingPage loading={texts.loading} noScript={texts.noScript}>
    <div aria-hidden="true" className="grid animate-pulse gap-8 lg:grid-cols-[1fr_380px]">
      <div className="h-96 rounded-hero bg-white" />
      <div className="h-96 rounded-hero bg-sand" />
    </div>
  </WaitingPage>
);

export default function CheckoutPage() {
  const { lines, ready } = useCart();
  const checkout = useCheckoutContent();
  const shop = useShop();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isPlaced, setIsPlaced] = useState(false);
  const hasGoods = ready && lines.length > 0;
  useEffect(() => {
    if (hasGoods) recordStep('checkout');
  }, [hasGoods]);

  const onPlaced = ({ order, orderNumber, linkToken, payUrl }: PlacedOrder) => {
    setIsPlaced(true);
    const { paymentMethod, wantsShipping, hasTransferProof } = order;
    const state = { order, paymentMethod, wantsShipping, transferProof: hasTransferProof };
    // At once: the provider's page may take the place of the confirmation before it is shown.
    rememberOrder(order, { token: linkToken });
    // Replaced: Back must not lead to the form of an order that exists already.
    navigate(paths.confirmation(orderNumber, linkToken), { replace: true, state });
    cart().clear();
    void clearPrefix(client, 'products');
    void clearPrefix(client, 'orders');
    // Back leads from the provider's page to that of the order, which offers the payment again.
    if (payUrl) location.assign(payUrl);
  };
  const onPricesAccepted = (prices: ReadonlyMap<string, number>) => {
    applyPrices(prices);
    void clearPrefix(client, 'content');
    void clearPrefix(client, 'products');
  };

  return (
    <div className="page py-10 lg:py-14">
      <Link to={paths.cart} className="link inline-flex min-h-11 items-center">
        {texts.backToCart}
      </Link>
      <h1 className="mt-1 mb-8 text-h2">{texts.heading}</h1>
      {!ready || isPlaced ? (
        <Loading />
      ) : (
        <CheckoutForm
          checkout={checkout}
          cities={shop?.coverageCities ?? DEFAULT_CITIES}
          policies={shop?.policies ?? []}
          lines={availableLines(lines)}
          onPlaced={onPlaced}
          onPricesAccepted={onPricesAccepted}
          onStockAccepted={applyStock}
          onEmptyCart={() => navigate(paths.cart)}
        />
      )}
    </div>
  );
}
