import { formatMoney, type PricedProduct, type PricePreview, type PriceRule } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { countAgainst } from './price-rule.ts';
import { texts } from './texts.ts';

const SHOWN_FIRST = 8;
const SHOWN_MORE = 100;

function PriceRow({ product }: { product: PricedProduct }) {
  const { title, price, newPrice, finalPrice, newFinalPrice } = product;
  return (
    <tr className={classNames(price === newPrice && 'text-muted')}>
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        <span className="line-clamp-2">{title}</span>
        {finalPrice !== price && (
          <span className="block text-xs text-muted">
            {texts.withDiscount(formatMoney(finalPrice), formatMoney(newFinalPrice))}
          </span>
        )}
      </th>
      <td className="py-2 pr-3 text-right text-muted tabular-nums">{formatMoney(price)}</td>
      <td className="py-2 text-right font-semibold whitespace-nowrap tabular-nums">
        <Icon name="arrow-right" className="mr-1.5 inline size-3.5 align-[-2px] text-muted" />
        {formatMoney(newPrice)}
      </td>
    </tr>
  );
}

type PricePreviewTableProps = { preview: PricePreview; percent: PriceRule['percent']; outdated: boolean };

/** Lists old and new prices: the first ones, and more on demand. */
export function PricePreviewTable({ preview, percent, outdated }: PricePreviewTableProps) {
  const { products, changed, unchanged } = preview;
  const [shown, setShown] = useState(SHOWN_FIRST);
  const rest = products.length - shown;
  const against = countAgainst(products, { percent });
  return (
    <div aria-busy={outdated} className={classNames('transition-opacity', outdated && 'opacity-60')}>
      <p role="status" className="font-semibold">
        {texts.changes(changed, unchanged)}
      </p>
      {against > 0 && <p className="text-sm text-muted">{texts.against(against)}</p>}
      <table className="mt-2 w-full text-sm" aria-label={texts.preview}>
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            <th scope="col" className="py-1.5 pr-3 text-left font-semibold">
              {texts.product}
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
              {texts.before}
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {products.slice(0, shown).map((product) => (
            <PriceRow key={product._id} product={product} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 w-full"
          onClick={() => setShown(shown + SHOWN_MORE)}
        >
          {texts.more(rest)}
        </Button>
      )}
    </div>
  );
}
