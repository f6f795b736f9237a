import { DASHBOARD_TOP_CATEGORIES, messages, resetInteractions } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useCan } from '#shared/access/permissions.ts';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { categoryName } from '#shared/category-options.ts';
import { paths } from '#shared/paths.ts';
import { nounOf } from '#shared/resource/query.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { PanelBody } from '../panels/panel-body.tsx';
import { mostViewedProductsQuery, allViewedCategoriesQuery, mostViewedCategoriesQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { ExpandButton, RankingList, shownRows } from './ranking-list.tsx';

function ResetInteractions() {
  const [failure, setFailure] = useState<string | null>(null);
  const { ask, dialog } = useConfirmedAction({
    question: {
      title: texts.resetTitle,
      text: texts.resetQuestion,
      confirmLabel: texts.resetConfirm,
      busyLabel: texts.resetting,
    },
    run: () => call(resetInteractions),
    success: texts.resetDone,
    done: (_answer, { client }) => void client.invalidateQueries({ queryKey: nounOf(resetInteractions) }),
    failed: { failed: texts.resetFailed, failedRetry: messages.network },
    tell: setFailure,
  });
  return (
    <>
      <Button icon="rotate-ccw" size="sm" variant="ghost" onClick={() => ask()}>
        {texts.reset}
      </Button>
      {dialog}
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

type Names = (category: string) => string;

function ViewedCategories({ categoryName }: { categoryName: Names }) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const top = useQuery(mostViewedCategoriesQuery);
  const all = useQuery({ ...allViewedCategoriesQuery, enabled: expanded });
  const open = expanded && all.isSuccess;
  return (
    <SectionCard title={texts.viewedCategories} className="min-w-0">
      <PanelBody query={expanded && all.isError ? all : top} empty={[]}>
        {(categories) => (
          <>
            <RankingList
              id={id}
              rows={shownRows(open ? all.data : categories, open).map(({ category, count }) => ({
                key: category,
                title: categoryName(category),
                count,
              }))}
            />
            {categories.length >= DASHBOARD_TOP_CATEGORIES && (
              <ExpandButton
                expanded={open}
                controls={id}
                labels={{ expand: texts.expandCategories, collapse: texts.collapseCategories }}
                busy={expanded && all.isFetching}
                onToggle={() => setExpanded(!expanded)}
              />
            )}
          </>
        )}
      </PanelBody>
    </SectionCard>
  );
}

function ViewedProducts({ categoryName }: { categoryName: Names }) {
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
