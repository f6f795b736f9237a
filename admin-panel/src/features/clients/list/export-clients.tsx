import { exportClients } from '@shop/contract';
import { call, serverToday } from '@shop/web-kit/api';
import { DownloadButton } from '#shared/download-button.tsx';
import { type ClientFilters, filterQuery } from '../queries.ts';
import { texts } from '../texts.ts';

type Scope = { label: string; file: string; for?: 'news' };

const ExportButton = ({ filters, scope }: { filters: ClientFilters; scope: Scope }) => (
  <DownloadButton
    load={() =>
      call(exportClients, { query: { ...filterQuery(filters), ...(scope.for && { for: scope.for }) } })
    }
    fileName={() => `${scope.file}-${serverToday()}.csv`}
    failed={texts.exportFailed}
    busyLabel={texts.exporting}
  >
    {scope.label}
  </DownloadButton>
);

/** Exports the clients of the list, or only those of them who agreed to receive news. */
export const ExportClients = ({ filters }: { filters: ClientFilters }) => (
  <>
    <ExportButton filters={filters} scope={{ label: texts.export, file: 'clientas' }} />
    <ExportButton
      filters={filters}
      scope={{ label: texts.exportNews, file: 'clientas-novedades', for: 'news' }}
    />
  </>
);
