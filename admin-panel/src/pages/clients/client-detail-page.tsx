import { ApiError, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ClientDetail } from '#features/clients/detail/client-detail.tsx';
import { texts } from '#features/clients/detail/texts.ts';
import { clientQuery } from '#features/clients/queries.ts';
import { pageParam } from '#shared/list-filters/filter-params.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { ErrorNotice, LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
const filterSchema = { page: pageParam };

export function Component() {
  const { id = '' } = useParams();
  const { filters, setFilters } = useListFilters(filterSchema);
  const client = useQuery(clientQuery(id, filters.page));
  usePageTitle(client.data?.name || texts.pageTitle);
  if (client.isPending) return <LoadingScreen label={texts.loading} />;
  if (!client.data)
    return (
      <>
        <PageHeader title={texts.pageTitle} back={{ to: paths.clients, label: texts.back }} />
        {isNotFound(client.error) ? (
          <ErrorNotice message={texts.notFound} />
        ) : (
          <LoadError query={client} message={errorText(client.error, texts.loadFailed)} />
        )}
      </>
    );
  return (
    <ClientDetail key={id} client={client.data} page={filters.page} onPage={(page) => setFilters({ page })} />
  );
}
