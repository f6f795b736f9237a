import { useQuery } from '@tanstack/react-query';
import { IfCan } from '#shared/access/if-can.tsx';
import { categoryName } from '#shared/category-options.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { ResetInteractions } from './reset-interactions.tsx';
import { ViewedCategories } from './viewed-categories.tsx';
import { ViewedProducts } from './viewed-products.tsx';

/** Rankings of views and their reset: the end of the dashboard, which is not part of its first load. */
export default function Views() {
  const content = useQuery(contentQuery);
  const nameOf = (key: string) => categoryName(content.data?.productCatalog.categories ?? [], key);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <ViewedProducts categoryName={nameOf} />
        <ViewedCategories categoryName={nameOf} />
      </div>
      <IfCan call="resetInteractions">
        <div className="flex justify-end">
          <ResetInteractions />
        </div>
      </IfCan>
    </>
  );
}
