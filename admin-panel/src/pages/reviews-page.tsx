import { useQueryClient } from '@tanstack/react-query';
import { reviewFilters } from '#features/reviews/queries.ts';
import { ReviewList } from '#features/reviews/review-list.tsx';
import { texts } from '#features/reviews/texts.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  const client = useQueryClient();
  const { filters, setFilters } = useListFilters(reviewFilters);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        actions={
          <Button icon="refresh-cw" onClick={() => void client.invalidateQueries({ queryKey: ['reviews'] })}>
            {texts.refresh}
          </Button>
        }
      />
      <ReviewList key={filters.state} filters={filters} onFilters={setFilters} />
    </>
  );
}
