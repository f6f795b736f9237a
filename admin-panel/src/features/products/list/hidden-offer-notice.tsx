import { formatMoney, type Product } from '@shop/contract';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';

/** Says that the shop does not show the discount of a product, as its list price was never asked before it. */
export function HiddenOfferNotice({ product }: { product: Product }) {
  const { _id, title, discount, earlierPrice, price, status } = product;
  if (!status || discount === 0 || earlierPrice !== undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {texts.offerHidden(discount, formatMoney(price))}
      <IfCan call="updateProduct">
        <Link
          to={`${paths.editProduct(_id)}#product-discount`}
          aria-label={texts.offerWhyOf(title)}
          className="inline-flex min-h-11 items-center text-wine underline underline-offset-2 sm:min-h-6"
        >
          {texts.offerWhy}
        </Link>
      </IfCan>
    </span>
  );
}
