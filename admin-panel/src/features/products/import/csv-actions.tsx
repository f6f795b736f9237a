import { businessDay } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { IfCan } from '#shared/access/if-can.tsx';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { exportProducts } from '../queries.ts';
import { texts } from '../texts.ts';

/** Buttons to export all products to a spreadsheet and to import them. */
export function CsvActions() {
  const [importing, setImporting] = useState(false);
  const exporting = useMutation({
    mutationFn: exportProducts,
    onSuccess: (file) => downloadFile(file, `productos-${businessDay(new Date())}.csv`),
    onError: (error) => toast.error(texts.exportFailed(errorText(error))),
  });
  return (
    <>
      <Button
        icon="download"
        busy={exporting.isPending}
        busyLabel={texts.exporting}
        onClick={() => exporting.mutate()}
      >
        {texts.exportCsv}
      </Button>
      <IfCan call="importProducts">
        <Button icon="upload" onClick={() => setImporting(true)}>
          {texts.importCsv}
        </Button>
      </IfCan>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
