import { DASHBOARD_TOP_CATEGORIES } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SectionCard } from '#ui/layout/card.tsx';
import { PanelBody } from '../panels/panel-body.tsx';
import { allViewedCategoriesQuery, mostViewedCategoriesQuery } from '../queries.ts';
import { ExpandButton, RankingList, shownRows } from './ranking-list.tsx';
import { texts } from '../texts.ts';

type Names = (category: string) => string;

export function ViewedCategories({ categoryName }: { categoryName: Names }) {
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
