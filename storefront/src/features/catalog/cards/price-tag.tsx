import { originalPrice, savings, type PaymentOffer, type Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { NetPrice } from '#shared/net-price.tsx';
import { PaymentPrice } from '#shared/payment-price.tsx';
import { texts } from '../texts.ts';

const { card } = texts;

type TagProps = { product: Pick<Product, 'price' | 'discount' | 'finalPrice'>; offer: PaymentOffer | null };

export function PriceTag({ product, offer }: TagProps) {
  const before = originalPrice(product);
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <p className="font-semibold">
        <span className="sr-only">{card.now} </span>
        {formatMoney(product.finalPrice)}
      </p>
      {before !== null && (
        <>
          <p className="text-sm text-muted">
            <span className="sr-only">{card.before} </span>
            <s>{formatMoney(before)}</s>
          </p>
          <p className="w-full text-sm font-medium text-success">
            {card.saves(formatMoney(savings(product)))}
          </p>
        </>
      )}
      <NetPrice price={product.finalPrice} />
      <PaymentPrice amounts={[product.finalPrice]} offer={offer} />
    </div>
  );
}
