import { businessDay } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { type ClientFilters, filterQuery } from '../queries.ts';
import { texts } from '../texts.ts';

type Scope = { label: string; file: string; for?: 'news' };

function ExportButton({ filters, scope }: { filters: ClientFilters; scope: Scope }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await call('exportClients', {
        query: { ...filterQuery(filters), ...(scope.for && { for: scope.for }) },
      })) as Blob,
    onSuccess: (file) => downloadFile(file, `${scope.file}-${businessDay(new Date())}.csv`),
    onError: (error) => toast.error(`${texts.exportFailed}: ${errorText(error)}`),
  });
  return (
    <Button icon="download" busyLabel={texts.exporting} busy={isPending} onClick={() => mutate()}>
      {scope.label}
    </Button>
  );
}

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
