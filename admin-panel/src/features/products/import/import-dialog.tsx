import { useState } from 'react';
import { FreePriceQuestion } from '#shared/free-price-question.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ImportTable } from './import-table.tsx';
import { texts } from '../texts.ts';
import { type CheckedFile, type Progress, useCsvImport } from './use-csv-import.ts';

/** Import in three steps: choose a file, check it without storing, store it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const files = useCsvImport(onClose);
  const { checked, checking, importing, progress, problem } = files;
  const busy = checking || importing;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={texts.importTitle}
      description={texts.importHelp}
      width="xl"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          {checked?.preview.canImport && <ImportButton files={files} checked={checked} />}
        </>
      }
    >
      <div className="space-y-4">
        <FileChoice name={checked?.name} disabled={busy} onFile={files.checkFile} />
        {problem && <ErrorNotice message={problem} />}
        {busy && (
          <ImportProgress label={checking ? texts.importChecking : texts.importing} progress={progress} />
        )}
        {checking && <SkeletonRows rows={3} className="p-0" />}
        {checked && <CheckResult checked={checked} />}
      </div>
    </Dialog>
  );
}

type ImportButtonProps = { files: ReturnType<typeof useCsvImport>; checked: CheckedFile };

function ImportButton({ files: { importing, isInterrupted, runImport }, checked }: ImportButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { preview, free } = checked;
  const label = isInterrupted ? texts.importContinue : texts.importConfirm(preview.created + preview.updated);
  const start = () => (free.length > 0 && !isInterrupted ? setIsAsking(true) : runImport());
  return (
    <>
      <Button variant="primary" busy={importing} busyLabel={texts.importing} onClick={start}>
        {label}
      </Button>
      <FreePriceQuestion
        products={isAsking ? free : []}
        onConfirm={runImport}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

type FileChoiceProps = { name: string | undefined; disabled: boolean; onFile: (file: File) => void };

const FileChoice = ({ name, disabled, onFile }: FileChoiceProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <FileButton
      label={texts.importFile}
      icon="file-text"
      accept=".csv,text/csv"
      variant={name ? 'secondary' : 'primary'}
      disabled={disabled}
      onFile={onFile}
    >
      {name ? texts.importOther : texts.importChoose}
    </FileButton>
    {name && <span className="min-w-0 truncate font-medium">{name}</span>}
  </div>
);

const ImportProgress = ({ label, progress }: { label: string; progress: Progress | null }) => (
  <div className="space-y-2">
    <p role="status" className="flex flex-wrap justify-between gap-x-4 text-muted">
      <span>{label}</span>
      {progress && (
        <span className="tabular-nums">{texts.importProgress(progress.done, progress.total)}</span>
      )}
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

function CheckSummary({ preview }: { preview: CheckedFile['preview'] }) {
  if (preview.faultCount > 0) {
    return (
      <ErrorNotice
        message={
          <>
            {texts.importFaults(preview.faultCount)}
            <span className="block font-normal">{texts.importFaultsHint}</span>
          </>
        }
      />
    );
  }
  const { created, updated, unchanged } = preview;
  return (
    <Banner tone={preview.canImport ? 'success' : 'info'}>
      {preview.canImport ? texts.importSummary(created, updated, unchanged) : texts.importNothing}
    </Banner>
  );
}

function CheckResult({ checked: { preview, notesWithoutRow } }: { checked: CheckedFile }) {
  return (
    <>
      <CheckSummary preview={preview} />
      {preview.warningCount > 0 && <Banner tone="warn">{texts.importWarnings(preview.warningCount)}</Banner>}
      {notesWithoutRow.length > 0 && (
        <ul className="list-disc pl-5">
          {notesWithoutRow.map(({ row, message }) => (
            <li key={`${row}${message}`}>
              <strong className="font-semibold">{texts.importLooseRow(row)}</strong>
              {`: ${message}`}
            </li>
          ))}
        </ul>
      )}
      <ImportTable preview={preview} />
    </>
  );
}
