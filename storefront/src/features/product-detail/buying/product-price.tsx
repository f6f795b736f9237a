import type { ReactNode } from 'react';
import { instalmentCost, instalmentTexts, type Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useContent } from '#shared/content/content-queries.ts';
import { NetPrice } from '#shared/net-price.tsx';
import { PaymentPrice, usePaymentOffer } from '#shared/payment-price.tsx';
import { texts } from '../texts.ts';

function Instalments({ price }: { price: number }) {
  const content = useContent();
  return (
    content &&
    instalmentTexts(content.checkout).map((text) => (
      <p key={text} className="w-full text-sm">
        {text} <span>{instalmentCost(text, price)}</span>
      </p>
    ))
  );
}

type PriceProps = {
  product: Product;
  /** Stands in line with the amounts, before what fills lines of its own. */
  children?: ReactNode;
};

export function ProductPrice({ product, children }: PriceProps) {
  const { earlierPrice, finalPrice } = product;
  const offer = usePaymentOffer();
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 tabular-nums">
      <p className="text-h3 font-semibold">{formatMoney(finalPrice)}</p>
      {earlierPrice !== undefined && (
        <>
          <p className="text-muted">
            <span className="sr-only">{texts.before} </span>
            <s>{formatMoney(earlierPrice)}</s>
          </p>
          <p className="rounded-full bg-wine px-2.5 py-1 text-xs font-semibold text-white">
            {texts.off(product.discount)}
          </p>
          <p className="text-sm font-medium text-success">
            {texts.saves(formatMoney(earlierPrice - finalPrice))}
          </p>
        </>
      )}
      {children}
      <NetPrice price={finalPrice} />
      <PaymentPrice amounts={[finalPrice]} offer={offer} />
      <Instalments price={finalPrice} />
    </div>
  );
}
