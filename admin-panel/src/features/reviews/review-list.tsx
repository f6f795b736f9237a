import { MESSAGES_PAGE_SIZE, REVIEW_STATES } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
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
  const { data, isPending, error } = query;
  useExistingPage(filters.page, query, onFilters);
  return (
    <Card className="overflow-clip">
      <div className="flex overflow-x-auto border-b border-line p-3">
        <Segmented
          label={texts.filter}
          options={views}
          value={filters.state}
          onChange={(state) => onFilters({ state })}
        />
      </div>
      {error && <LoadError className="m-4" query={query} message={texts.loadFailed(errorText(error))} />}
      {isPending && <SkeletonRows rows={6} />}
      {data?.reviews.length === 0 && (
        <EmptyState
          icon="star"
          title={texts.empty.title}
          text={filters.state ? texts.empty.filtered : texts.empty.none}
        />
      )}
      {data && data.reviews.length > 0 && (
        <ul className="divide-y divide-line">
          {data.reviews.map((review) => (
            <ReviewRow key={review._id} review={review} moderation={moderation} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={filters.page}
          pageSize={MESSAGES_PAGE_SIZE}
          total={data.totalReviews}
          totalPages={data.totalPages}
          showing={texts.showing}
          onPage={(page) => onFilters({ page })}
        />
      )}
    </Card>
  );
}
