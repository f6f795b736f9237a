import type { PaymentOffer, Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { NetPrice } from '#shared/net-price.tsx';
import { PaymentPrice } from '#shared/payment-price.tsx';
import { texts } from '../texts.ts';

const { card } = texts;

type TagProps = { product: Pick<Product, 'earlierPrice' | 'finalPrice'>; offer: PaymentOffer | null };

export function PriceTag({ product: { earlierPrice, finalPrice }, offer }: TagProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <p className="font-semibold">
        <span className="sr-only">{card.now} </span>
        {formatMoney(finalPrice)}
      </p>
      {earlierPrice !== undefined && (
        <>
          <p className="text-sm text-muted">
            <span className="sr-only">{card.before} </span>
            <s>{formatMoney(earlierPrice)}</s>
          </p>
          <p className="w-full text-sm font-medium text-success">
            {card.saves(formatMoney(earlierPrice - finalPrice))}
          </p>
        </>
      )}
      <NetPrice price={finalPrice} />
      <PaymentPrice amounts={[finalPrice]} offer={offer} />
    </div>
  );
}
