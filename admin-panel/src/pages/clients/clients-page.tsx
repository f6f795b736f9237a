import { IfCan } from '#shared/access/if-can.tsx';
import { ClientsList } from '#features/clients/list/clients-list.tsx';
import { ExportClients } from '#features/clients/list/export-clients.tsx';
import { clientFilters } from '#features/clients/queries.ts';
import { texts } from '#features/clients/texts.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  const { filters, setFilters } = useListFilters(clientFilters);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        actions={
          <IfCan call="exportClients">
            <ExportClients filters={filters} />
          </IfCan>
        }
      />
      <ClientsList filters={filters} onFilters={setFilters} />
    </>
  );
}
