import { normalizeText, type ReportName, type ReportTable } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { type DayRange } from './ranges.ts';
import { texts } from './texts.ts';

type DownloadButtonProps = { name: ReportName; table: ReportTable; range: DayRange };

/** Downloads all rows of a table, also those that the screen leaves out. */
export function DownloadButton({ name, table: { key, title }, range: { from, to } }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await call('exportReport', { params: { name }, query: { from, to, table: key } })) as Blob,
    onSuccess: (file) => {
      const words = normalizeText(title).replace(/[^a-z0-9]+/g, '-');
      downloadFile(file, `${words}-${from}-a-${to}.csv`);
    },
    onError: (error) => toast.error(`${texts.downloadFailed}: ${errorText(error)}`),
  });
  return (
    <Button
      icon="download"
      size="sm"
      aria-label={isPending ? undefined : texts.downloadOf(title)}
      busyLabel={texts.downloading}
      busy={isPending}
      onClick={() => mutate()}
    >
      {texts.download}
    </Button>
  );
}
