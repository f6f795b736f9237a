import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ImportHelp } from './import-help.tsx';
import { CheckResult, PartlyStored } from './preview/check-result.tsx';
import { texts } from './texts.ts';
import { type CheckedFile, type Progress, useCsvImport } from './use-csv-import.ts';

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
