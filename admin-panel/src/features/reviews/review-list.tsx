import { REVIEW_STATES } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { Card } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/list/filtered-list.tsx';
import { type ReviewFilters, reviewsQuery } from './queries.ts';
import { ReviewRow } from './review-row.tsx';
import { texts } from './texts.ts';
import { useModeration } from './use-moderation.tsx';

type ListProps = { filters: ReviewFilters; onFilters: SetFilters<ReviewFilters> };

const views = [
  { value: '' as const, label: texts.all },
  ...REVIEW_STATES.map((value) => ({ value, label: texts.states[value] })),
];

export function ReviewList({ filters, onFilters }: ListProps) {
  const query = useQuery(reviewsQuery(filters));
  const moderation = useModeration();
  const { data } = query;
  useExistingPage(filters.page, query, onFilters);
  return (
    <Card className="overflow-clip">
      <FilteredList
        texts={texts}
        views={views}
        icon="star"
        filters={filters}
        onState={(state) => onFilters({ state })}
        onPage={(page) => onFilters({ page })}
        query={query}
        totals={data && { total: data.totalReviews, totalPages: data.totalPages }}
      >
        {data?.reviews.map((review) => (
          <ReviewRow key={review._id} review={review} moderation={moderation} />
        ))}
      </FilteredList>
    </Card>
  );
}
