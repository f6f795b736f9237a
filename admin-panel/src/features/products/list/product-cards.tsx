import { type Product } from '@shop/contract';
import { IfCan } from '#shared/access/if-can.tsx';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { SelectAll, SelectOne } from '#ui/form/checkbox.tsx';
import { ActiveToggle } from '../inline-edit/active-toggle.tsx';
import { PriceCell } from '../inline-edit/price-cell.tsx';
import { StockCell } from '../inline-edit/stock-cell.tsx';
import { texts } from '../texts.ts';
import { useListActions } from './list-context.ts';
import { DraftNotice } from './draft-notice.tsx';
import { FactsNotice } from './facts-notice.tsx';
import { HiddenOfferNotice } from './hidden-offer-notice.tsx';
import { ProductThumbnail } from './product-thumbnail.tsx';
import { CardActions, EditLink } from './row-actions.tsx';

type ProductCardProps = { product: Product; selection: Selection };

export const ProductCards = ({ products, selection }: { products: Product[]; selection: Selection }) => (
  <>
    <IfCan call="bulkProducts">
      <SelectAll label={texts.selectAll} selection={selection} />
    </IfCan>
    <ul className="grid grid-cols-1 sm:grid-cols-2">
      {products.map((product) => (
        <li key={product._id} className="border-b border-line p-4 sm:odd:border-r">
          <ProductCard product={product} selection={selection} />
        </li>
      ))}
    </ul>
  </>
);

function ProductCard({ product, selection }: ProductCardProps) {
  const { categoryName, onAlert } = useListActions();
  return (
    <article className="space-y-2">
      <div className="flex gap-3">
        <ProductThumbnail url={product.thumbnails[0]} className="w-16" />
        <div className="min-w-0 flex-1">
          <h2>
            <EditLink product={product} className="text-left text-base font-semibold hover:underline">
              {product.title}
            </EditLink>
          </h2>
          <p className="text-sm text-muted">{categoryName(product.category)}</p>
          {product.discount > 0 && <Badge tone="wine">{texts.discountOf(product.discount)}</Badge>}
        </div>
        <IfCan call="bulkProducts">
          <SelectOne id={product._id} label={texts.selectOne(product.title)} selection={selection} />
        </IfCan>
      </div>
      <dl className="grid grid-cols-2 gap-x-4">
        <div>
          <dt className="text-xs text-muted">{texts.price}</dt>
          <dd className="text-base font-semibold">
            <PriceCell product={product} align="left" />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted">{texts.stock}</dt>
          <dd className="text-base">
            <StockCell product={product} align="left" />
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <ActiveToggle product={product} onFailure={onAlert} />
        <CardActions product={product} />
      </div>
      <HiddenOfferNotice product={product} />
      <FactsNotice product={product} />
      <DraftNotice product={product} />
    </article>
  );
}
