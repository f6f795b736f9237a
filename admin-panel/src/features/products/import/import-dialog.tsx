import { IMPORT_COLUMNS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { csvFile } from './file/csv-file.ts';
import { type ImportPreview } from './preview/import-preview.ts';
import { type ImportReport, type RowNote } from './preview/import-report.ts';
import { ImportRows } from './preview/import-rows.tsx';
import { RowNotes } from './preview/row-notes.tsx';
import { texts } from './texts.ts';
import { type CheckedFile, type Progress, useCsvImport } from './use-csv-import.ts';

type Column = (typeof IMPORT_COLUMNS)[number];
const isRequired = (column: Column): boolean => 'required' in column;

// An id or a stock seen of no product would be a fault.
const EXPORT_COLUMNS: readonly string[] = ['_id', 'stock_visto', 'exportado'];
const TEMPLATE_COLUMNS = IMPORT_COLUMNS.filter(({ name }) => !EXPORT_COLUMNS.includes(name));

const downloadTemplate = (): void =>
  downloadFile(
    csvFile([TEMPLATE_COLUMNS.map(({ name }) => name), TEMPLATE_COLUMNS.map(({ example }) => example)]),
    texts.templateName,
  );

const ColumnHelp = ({ column }: { column: Column }) => (
  <div className="py-2">
    <dt className="flex flex-wrap items-baseline gap-x-2">
      <code className="font-semibold">{column.name}</code>
      <span className="text-muted">{isRequired(column) ? texts.required : texts.optional}</span>
    </dt>
    <dd className="wrap-anywhere">
      {`${column.expects.charAt(0).toUpperCase()}${column.expects.slice(1)}. `}
      <span className="text-muted">{texts.example(column.example)}</span>
    </dd>
  </div>
);

/** Folded list of the columns, each with what it expects and an example, and a template to fill in. */
const ImportHelp = () => (
  <details className="group rounded-panel border border-line px-4 text-sm">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
      {texts.columns}
      <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180" />
    </summary>
    <div className="space-y-3 pb-4">
      <p className="text-muted">{texts.columnsHint}</p>
      <Button size="sm" icon="download" onClick={downloadTemplate}>
        {texts.template}
      </Button>
      <dl className="divide-y divide-line">
        {IMPORT_COLUMNS.map((column) => (
          <ColumnHelp key={column.name} column={column} />
        ))}
      </dl>
    </div>
  </details>
);

function CheckSummary({ preview }: { preview: ImportPreview }) {
  const { created, updated, unchanged, invalid, errors } = preview;
  const counts = texts.counts(created, updated, unchanged, invalid);
  if (errors.length > 0) {
    return (
      <ErrorNotice
        message={
          <>
            {texts.faults(errors.length)}
            {counts && <span className="block">{texts.countedProducts(counts)}</span>}
            <span className="block font-normal">{texts.faultsHint}</span>
          </>
        }
      />
    );
  }
  return (
    <Banner tone={preview.canImport ? 'success' : 'info'}>
      {!preview.canImport && <p>{texts.nothing}</p>}
      {counts && <p>{texts.countedProducts(counts)}</p>}
    </Banner>
  );
}

type CheckResultProps = { preview: ImportPreview; notesWithoutRow: readonly RowNote[] };

/** Result of checking a file: how many products change, and what each row does. */
const CheckResult = ({ preview, notesWithoutRow }: CheckResultProps) => (
  <>
    <CheckSummary preview={preview} />
    {preview.warnings.length > 0 && <Banner tone="warn">{texts.warnings(preview.warnings.length)}</Banner>}
    {notesWithoutRow.length > 0 && <RowNotes notes={notesWithoutRow} kind="warning" withRow />}
    <ImportRows preview={preview} />
  </>
);

/** Result of an import that left products out, such as those that changed after the preview. */
const PartlyStored = ({ report }: { report: ImportReport }) => (
  <>
    <Banner tone="success">{texts.done(report.created, report.updated)}</Banner>
    <ErrorNotice message={texts.partly(report.invalid)} />
    <RowNotes notes={report.errors} kind="fault" withRow />
  </>
);

type Files = ReturnType<typeof useCsvImport>;

/** Import in three steps: choose a file, check it without storing, store it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const files = useCsvImport(onClose);
  const { checked, partly } = files;
  const busy = files.checking || files.importing;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={texts.title}
      description={texts.help}
      width="xl"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {partly ? texts.close : texts.cancel}
          </Button>
          {checked?.preview.canImport && !partly && <ImportButton files={files} checked={checked} />}
        </>
      }
    >
      <div className="space-y-4">
        <FileChoice name={checked?.name} disabled={busy} onFile={files.checkFile} />
        {files.problem && <ErrorNotice message={files.problem} />}
        {busy ? <Working files={files} /> : !checked && <ImportHelp />}
        <Result files={files} />
      </div>
    </Dialog>
  );
}

const Working = ({ files: { checking, progress } }: { files: Files }) => (
  <>
    <ImportProgress label={checking ? texts.checking : texts.importing} progress={progress} />
    {checking && <SkeletonRows rows={3} className="p-0" />}
  </>
);

function Result({ files: { checked, partly } }: { files: Files }) {
  if (partly) return <PartlyStored report={partly} />;
  return checked && <CheckResult {...checked} />;
}

type ImportButtonProps = { files: Files; checked: CheckedFile };

function ImportButton({ files: { importing, isInterrupted, runImport }, checked }: ImportButtonProps) {
  const { preview } = checked;
  const label = isInterrupted ? texts.resume : texts.confirm(preview.created + preview.updated);
  return (
    <Button variant="primary" busy={importing} busyLabel={texts.importing} onClick={runImport}>
      {label}
    </Button>
  );
}

type FileChoiceProps = { name: string | undefined; disabled: boolean; onFile: (file: File) => void };

const FileChoice = ({ name, disabled, onFile }: FileChoiceProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <FileButton
      label={texts.file}
      icon="file-text"
      accept=".csv,text/csv"
      variant={name ? 'secondary' : 'primary'}
      disabled={disabled}
      onFile={onFile}
    >
      {name ? texts.chooseOther : texts.choose}
    </FileButton>
    {name && <span className="min-w-0 truncate font-medium">{name}</span>}
  </div>
);

const ImportProgress = ({ label, progress }: { label: string; progress: Progress | null }) => (
  <div className="space-y-2">
    <p role="status" className="flex flex-wrap justify-between gap-x-4 text-muted">
      <span>{label}</span>
      {progress && <span className="tabular-nums">{texts.progress(progress.done, progress.total)}</span>}
    </p>
    {progress && (
      <progress
        aria-label={label}
        className="h-1.5 w-full overflow-hidden rounded-full accent-wine-solid"
        value={progress.done}
        max={progress.total}
      />
    )}
  </div>
);
