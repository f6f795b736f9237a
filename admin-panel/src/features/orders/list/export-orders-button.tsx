import { exportOrders } from '@shop/contract';
import { call, serverToday } from '@shop/web-kit/api';
import { DownloadButton } from '#shared/download-button.tsx';
import { listQuery, type OrderFilters } from '../filters/order-filters.ts';
import { texts } from '../texts.ts';

export const ExportOrdersButton = ({ filters }: { filters: OrderFilters }) => (
  <DownloadButton
    load={() => call(exportOrders, { query: listQuery({ ...filters, page: 1 }) })}
    fileName={() => `ordenes-${serverToday()}.csv`}
    failed={texts.exportFailed}
    busyLabel={texts.exporting}
  >
    {texts.export}
  </DownloadButton>
);
