import { businessDay } from '@shop/contract';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { DownloadButton } from '#shared/download-button.tsx';
import { Button } from '#ui/button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { exportProducts } from '../queries.ts';
import { texts } from '../texts.ts';

/** Buttons to export all products to a spreadsheet and to import them. */
export function CsvActions() {
  const [importing, setImporting] = useState(false);
  return (
    <>
      <DownloadButton
        load={exportProducts}
        fileName={() => `productos-${businessDay(new Date())}.csv`}
        failed={texts.exportFailed}
        busyLabel={texts.exporting}
      >
        {texts.exportCsv}
      </DownloadButton>
      <IfCan call="importProducts">
        <Button icon="upload" onClick={() => setImporting(true)}>
          {texts.importCsv}
        </Button>
      </IfCan>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
