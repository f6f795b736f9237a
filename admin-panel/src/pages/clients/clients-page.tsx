import { IfCan } from '#shared/access/if-can.tsx';
import { ClientsList } from '#features/clients/list/clients-list.tsx';
import { ExportClients } from '#features/clients/list/export-clients.tsx';
import { clientFilters } from '#features/clients/queries.ts';
import { texts } from '#features/clients/texts.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { Page } from '#shared/resource/page.tsx';

export function Component() {
  const { filters, setFilters } = useListFilters(clientFilters);
  const actions = (
    <IfCan call="exportClients">
      <ExportClients filters={filters} />
    </IfCan>
  );
  return (
    <Page texts={texts} actions={actions}>
      <ClientsList filters={filters} onFilters={setFilters} />
    </Page>
  );
}
