import { type ChangeEvent, useId } from 'react';
import { Button, buttonStyles } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Icon } from '#ui/icon.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ImportTable } from './import-table.tsx';
import { texts } from '../texts.ts';
import { type CheckedFile, type Progress, useCsvImport } from './use-csv-import.ts';

/** Import in three steps: choose a file, see what it would do, do it. */
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
          {checked?.preview.canImport && <ImportButton files={files} preview={checked.preview} />}
        </>
      }
    >
      <div className="space-y-4">
        <FileChoice name={checked?.name} disabled={busy} onFile={files.checkFile} />
        {problem && <ErrorNotice message={problem} />}
        {busy && <Working label={checking ? texts.importChecking : texts.importing} progress={progress} />}
        {checking && <SkeletonRows rows={3} className="p-0" />}
        {checked && <CheckResult checked={checked} />}
      </div>
    </Dialog>
  );
}

type ImportButtonProps = { files: ReturnType<typeof useCsvImport>; preview: CheckedFile['preview'] };

function ImportButton({ files: { importing, cut, runImport }, preview }: ImportButtonProps) {
  const label = cut ? texts.importContinue : texts.importConfirm(preview.created + preview.updated);
  return (
    <Button variant="primary" busy={importing} onClick={runImport}>
      {importing ? texts.importing : label}
    </Button>
  );
}

type FileChoiceProps = { name: string | undefined; disabled: boolean; onFile: (file: File) => void };

function FileChoice({ name, disabled, onFile }: FileChoiceProps) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file, corrected, must be taken again.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label
        htmlFor={id}
        className={classNames(
          buttonStyles({ variant: name ? 'secondary' : 'primary' }),
          'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          disabled && 'cursor-progress opacity-55',
        )}
      >
        <Icon name="file-text" className="size-4" />
        {name ? texts.importOther : texts.importChoose}
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-label={texts.importFile}
          className="sr-only"
          disabled={disabled}
          onChange={choose}
        />
      </label>
      {name && <span className="min-w-0 truncate font-medium">{name}</span>}
    </div>
  );
}

/** How far a long file has come. */
const Working = ({ label, progress }: { label: string; progress: Progress | null }) => (
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

function Verdict({ preview }: { preview: CheckedFile['preview'] }) {
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

function CheckResult({ checked: { preview, loose } }: { checked: CheckedFile }) {
  return (
    <>
      <Verdict preview={preview} />
      {preview.warningCount > 0 && <Banner tone="warn">{texts.importWarnings(preview.warningCount)}</Banner>}
      {loose.length > 0 && (
        <ul className="list-disc pl-5">
          {loose.map(({ row, message }) => (
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
