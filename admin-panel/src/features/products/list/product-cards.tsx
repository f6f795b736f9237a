import { type Product } from '@shop/contract';
import { type RowSelectionState, type Updater } from '@tanstack/react-table';
import { Badge } from '#ui/feedback/badge.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SelectAll } from '#ui/list/select-all.tsx';
import { ActiveToggle } from '../inline-edit/active-toggle.tsx';
import { useListActions } from './list-context.ts';
import { PriceCell } from '../inline-edit/price-cell.tsx';
import { ProductPicture } from './product-thumbnail.tsx';
import { CardActions, EditLink } from './row-actions.tsx';
import { StockCell } from '../inline-edit/stock-cell.tsx';
import { texts } from '../texts.ts';

type ProductCardsProps = {
  products: Product[];
  selection: RowSelectionState;
  onSelection: (update: Updater<RowSelectionState>) => void;
};

const without = (selection: RowSelectionState, id: string): RowSelectionState =>
  Object.fromEntries(Object.entries(selection).filter(([key]) => key !== id));

/** The list on a phone or a tablet: a card a product, with everything the table has. */
export const ProductCards = (props: ProductCardsProps) => (
  <>
    <SelectAllCards {...props} />
    <Cards {...props} />
  </>
);

function SelectAllCards({ products, selection, onSelection }: ProductCardsProps) {
  const chosen = products.filter(({ _id }) => selection[_id]).length;
  return (
    <SelectAll
      label={texts.selectAll}
      all={chosen === products.length}
      some={chosen > 0}
      onChange={(all) => onSelection(all ? Object.fromEntries(products.map(({ _id }) => [_id, true])) : {})}
    />
  );
}

const Cards = ({ products, selection, onSelection }: ProductCardsProps) => (
  <ul className="grid grid-cols-1 sm:grid-cols-2">
    {products.map((product) => (
      <li key={product._id} className="border-b border-line p-4 sm:odd:border-r">
        <ProductCard
          product={product}
          selected={Boolean(selection[product._id])}
          onSelect={(selected) =>
            onSelection((now) => (selected ? { ...now, [product._id]: true } : without(now, product._id)))
          }
        />
      </li>
    ))}
  </ul>
);

type ProductCardProps = { product: Product; selected: boolean; onSelect: (selected: boolean) => void };

function ProductCard({ product, selected, onSelect }: ProductCardProps) {
  const { categoryName, onAlert } = useListActions();
  return (
    <article className="space-y-2">
      <div className="flex gap-3">
        <ProductPicture url={product.thumbnails[0]} className="w-16" />
        <div className="min-w-0 flex-1">
          <h2>
            <EditLink product={product} className="text-left text-base font-semibold hover:underline">
              {product.title}
            </EditLink>
          </h2>
          <p className="text-sm text-muted">{categoryName(product.category)}</p>
          {product.discount > 0 && <Badge tone="wine">{texts.discountOf(product.discount)}</Badge>}
        </div>
        <Checkbox
          aria-label={texts.selectOne(product.title)}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
        />
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
    </article>
  );
}
