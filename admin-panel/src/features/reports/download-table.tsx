import { normalizeText, type ReportName, type ReportTable } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { DownloadButton } from '#shared/download-button.tsx';
import { type DayRange } from './ranges.ts';
import { texts } from './texts.ts';

type DownloadTableProps = { name: ReportName; table: ReportTable; range: DayRange };

/** Downloads all rows of a table, also those that the screen leaves out. */
export function DownloadTable({ name, table: { key, title }, range: { from, to } }: DownloadTableProps) {
  const words = normalizeText(title).replace(/[^a-z0-9]+/g, '-');
  return (
    <DownloadButton
      load={() => call('exportReport', { params: { name }, query: { from, to, table: key } })}
      fileName={() => `${words}-${from}-a-${to}.csv`}
      failed={texts.downloadFailed}
      size="sm"
      label={texts.downloadOf(title)}
      busyLabel={texts.downloading}
    >
      {texts.download}
    </DownloadButton>
  );
}
