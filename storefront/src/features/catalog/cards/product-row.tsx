import type { Product } from '@shop/contract';
import { CardList } from './card-list.tsx';
import type { CardActions } from './product-card.tsx';

type RelatedProps = CardActions & {
  /** Id of the heading: a page may show two rows. */
  id?: string;
  title: string;
  products: readonly Product[];
};

export function ProductRow({ id = 'related-title', title, products, ...actions }: RelatedProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="section">
      <div className="page flex flex-col gap-5 md:gap-8">
        <h2 id={id}>{title}</h2>
        <CardList products={products} {...actions} />
      </div>
    </section>
  );
}
