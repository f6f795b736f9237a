import { businessDay } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { exportProducts } from '../queries.ts';
import { texts } from '../texts.ts';

/** The whole catalogue out to a spreadsheet, and back in. */
export function CsvActions() {
  const [importing, setImporting] = useState(false);
  const exporting = useMutation({
    mutationFn: exportProducts,
    onSuccess: (file) => downloadFile(file, `productos-${businessDay(new Date())}.csv`),
    onError: (error) => toast.error(texts.exportFailed(errorText(error))),
  });
  return (
    <>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {!exporting.isPending && <Icon name="download" className="size-4" />}
        {exporting.isPending ? texts.exporting : texts.exportCsv}
      </Button>
      <Button onClick={() => setImporting(true)}>
        <Icon name="upload" className="size-4" />
        {texts.importCsv}
      </Button>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
