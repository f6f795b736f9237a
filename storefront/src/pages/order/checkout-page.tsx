import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '#shared/router/index.ts';
import { DEFAULT_CITY } from '@shop/contract';
import { clearPrefix } from '@shop/web-kit/query';
import { lineKey, linesOnSale } from '#features/cart/lines/cart-lines.ts';
import { cart, useCart } from '#features/cart/lines/cart-store.ts';
import { CheckoutForm } from '#features/checkout/checkout-form.tsx';
import type { StockChange } from '#features/checkout/placing/checkout-failure.ts';
import { texts } from '#features/checkout/texts.ts';
import { useFreshCheckoutContent } from '#features/checkout/use-fresh-content.ts';
import type { PlacedOrder } from '#features/checkout/placing/use-place-order.ts';
import { useShop } from '#shared/content/content-queries.ts';
import { paths } from '#shared/paths.ts';

const DEFAULT_CITIES: readonly string[] = [DEFAULT_CITY];

function repriced(prices: ReadonlyMap<string, number>) {
  const { lines } = cart().getSnapshot();
  cart().replace(lines.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price })));
}

const restocked = (changes: readonly StockChange[]) =>
  changes.forEach(({ key, available }) =>
    cart().setQuantity(lineKey({ ...key, id: key.productId }), available),
  );

const Waiting = () => (
  <div data-waiting>
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
    <noscript>
      <p className="mb-6 font-medium">{texts.noScript}</p>
    </noscript>
    <div aria-hidden="true" className="grid animate-pulse gap-8 lg:grid-cols-[1fr_400px]">
      <div className="h-[40rem] rounded-hero bg-sand" />
      <div className="h-96 rounded-hero bg-sand" />
    </div>
  </div>
);

export default function CheckoutPage() {
  const { lines, ready } = useCart();
  const checkout = useFreshCheckoutContent();
  const cities = useShop()?.coverageCities ?? DEFAULT_CITIES;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);

  const onPlaced = ({ order, orderNumber, linkToken }: PlacedOrder) => {
    setPlaced(true);
    const { paymentMethod, wantsShipping, hasTransferProof } = order;
    const state = { order, paymentMethod, wantsShipping, transferProof: hasTransferProof };
    // Back must not lead to a form whose order exists already.
    navigate(paths.confirmation(orderNumber, linkToken), { replace: true, state });
    cart().clear();
    void clearPrefix(client, 'products');
    void clearPrefix(client, 'orders');
  };
  const onPricesAccepted = (prices: ReadonlyMap<string, number>) => {
    repriced(prices);
    void clearPrefix(client, 'content');
    void clearPrefix(client, 'products');
  };

  return (
    <div className="page py-10 lg:py-14">
      <Link to={paths.cart} className="link inline-flex min-h-11 items-center">
        {texts.backToCart}
      </Link>
      <h1 className="mt-1 mb-8 text-3xl sm:text-h2">{texts.heading}</h1>
      {!ready || placed ? (
        <Waiting />
      ) : (
        <CheckoutForm
          checkout={checkout}
          cities={cities}
          lines={linesOnSale(lines)}
          onPlaced={onPlaced}
          onPricesAccepted={onPricesAccepted}
          onStockAccepted={restocked}
          onEmptyCart={() => navigate(paths.cart)}
        />
      )}
    </div>
  );
}
