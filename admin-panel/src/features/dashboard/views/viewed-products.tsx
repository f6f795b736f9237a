import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCan } from '#shared/access/permissions.ts';
import { paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { PanelBody } from '../panels/panel-body.tsx';
import { mostViewedProductsQuery } from '../queries.ts';
import { ExpandButton, RankingList, shownRows } from './ranking-list.tsx';
import { texts } from '../texts.ts';

type Names = (category: string) => string;

export function ViewedProducts({ categoryName }: { categoryName: Names }) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const query = useQuery(mostViewedProductsQuery);
  const mayEdit = useCan('updateProduct');
  return (
    <SectionCard title={texts.viewedProducts} className="min-w-0">
      <PanelBody query={query} empty={[]}>
        {(products) => (
          <>
            <RankingList
              id={id}
              rows={shownRows(products, expanded).map((product) => ({
                key: product._id,
                title: product.productTitle,
                detail: categoryName(product.productCategory),
                count: product.count,
                ...(mayEdit && { to: paths.editProduct(product._id) }),
              }))}
            />
            {products.length > shownRows(products, false).length && (
              <ExpandButton
                expanded={expanded}
                controls={id}
                labels={{ expand: texts.expandProducts, collapse: texts.collapseProducts }}
                onToggle={() => setExpanded(!expanded)}
              />
            )}
          </>
        )}
      </PanelBody>
    </SectionCard>
  );
}
