import { ApiError, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { type ProductFilters, activeFilterCount, noFilters } from '../filters/product-filters.ts';
import { texts } from '../texts.ts';

type FailedListProps = { query: { error: Error; isFetching: boolean; refetch: () => unknown } };

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Shows an error of the server as an alert too, a lost connection only in place of the list. */
export function FailedList({ query }: FailedListProps) {
  const { error } = query;
  const [dismissedError, setDismissedError] = useState<Error | null>(null);
  const message = isOffline(error) ? texts.offline : texts.loadFailed(errorText(error));
  return (
    <>
      <LoadError message={message} query={query} />
      <AlertNotice
        message={isOffline(error) || dismissedError === error ? null : message}
        title={texts.loadFailedTitle}
        onClose={() => setDismissedError(error)}
      />
    </>
  );
}

type EmptyListProps = { filters: ProductFilters; onChange: (part: Partial<ProductFilters>) => void };

export function EmptyList({ filters, onChange }: EmptyListProps) {
  const clear = <Button onClick={() => onChange(noFilters)}>{texts.clearFilters}</Button>;
  const create = (
    <Button variant="primary" asChild>
      <Link to={paths.newProduct}>{texts.newProduct}</Link>
    </Button>
  );
  return (
    <Card>
      {activeFilterCount(filters) > 0 ? (
        <EmptyState icon="search" title={texts.noResults} text={texts.noResultsHint} action={clear} />
      ) : (
        <EmptyState icon="shirt" title={texts.empty} text={texts.emptyHint} action={create} />
      )}
    </Card>
  );
}
