import type { Category, Product } from '@shop/contract';
import { ProductCard, type CardActions } from './product-card.tsx';

type RelatedProps = CardActions & {
  /** Of its heading: two such rows may stand on one page. */
  id?: string;
  title: string;
  products: readonly Product[];
  categories: readonly Category[];
};

/** A short row of products under another. */
export function RelatedProducts({
  id = 'related-title',
  title,
  products,
  categories,
  ...actions
}: RelatedProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="section bg-sand">
      <div className="page flex flex-col gap-8">
        <h2 id={id}>{title}</h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
          {products.map((product) => (
            <li key={product._id}>
              <ProductCard
                product={product}
                categoryName={
                  categories.find(({ name }) => name === product.category)?.display_name ?? product.category
                }
                eager={false}
                {...actions}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
