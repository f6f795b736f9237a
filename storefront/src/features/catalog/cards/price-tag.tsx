import { originalPrice, savings, type Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { texts } from '../texts.ts';

const { card } = texts;

export function PriceTag({ product }: { product: Pick<Product, 'price' | 'discount' | 'finalPrice'> }) {
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
    </div>
  );
}
