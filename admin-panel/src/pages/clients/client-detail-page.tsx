import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ClientDetail } from '#features/clients/detail/client-detail.tsx';
import { texts } from '#features/clients/detail/texts.ts';
import { clientQuery } from '#features/clients/queries.ts';
import { pageParam } from '#shared/list-filters/filter-params.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { RecordPage } from '#shared/resource/page.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';

const filterSchema = { page: pageParam };

export function Component() {
  const { id = '' } = useParams();
  const { filters, setFilters } = useListFilters(filterSchema);
  const { page } = filters;
  return (
    <RecordPage
      query={useQuery(clientQuery(id, page))}
      texts={texts}
      failed={texts.loadFailed}
      titleOf={({ name }) => name}
      back={{ to: paths.clients, label: texts.back }}
      notFound={<ErrorNotice message={texts.notFound} />}
    >
      {(client) => (
        <ClientDetail key={id} client={client} page={page} onPage={(next) => setFilters({ page: next })} />
      )}
    </RecordPage>
  );
}
