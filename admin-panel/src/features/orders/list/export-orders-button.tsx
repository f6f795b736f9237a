import { businessDay } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { listQuery, type OrderFilters } from '../filters/order-filters.ts';
import { texts } from '../texts.ts';

export function ExportOrdersButton({ filters }: { filters: OrderFilters }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await call('exportOrders', { query: listQuery({ ...filters, page: 1 }) })) as Blob,
    onSuccess: (file) => downloadFile(file, `ordenes-${businessDay(new Date())}.csv`),
    onError: (error) => toast.error(`${texts.exportFailed}: ${errorText(error)}`),
  });
  return (
    <Button icon="download" busyLabel={texts.exporting} busy={isPending} onClick={() => mutate()}>
      {texts.export}
    </Button>
  );
}
