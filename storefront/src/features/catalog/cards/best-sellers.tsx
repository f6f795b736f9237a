import { useQuery } from '@tanstack/react-query';
import { bestSellersQuery } from '../queries.ts';
import { CardList } from './card-list.tsx';
import type { CardActions } from './product-card.tsx';

const EAGER = 2;

/** Shows the products that sell best; on a phone two of them beside each other, the others by swiping. */
export function BestSellers({ title, ...actions }: CardActions & { title: string }) {
  const { data = [] } = useQuery(bestSellersQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="best-sellers" data-content-block="homePage" className="section max-md:pt-8">
      <div className="page flex flex-col gap-3 md:gap-8">
        <h2 id="best-sellers">{title}</h2>
        <CardList products={data} eager={EAGER} isRow {...actions} />
      </div>
    </section>
  );
}
