import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { texts } from '../texts.ts';
import { type ImportPreview } from './import-preview.ts';
import { ImportRows } from './import-rows.tsx';
import { type ImportReport, type RowNote } from './import-report.ts';
import { RowNotes } from './row-notes.tsx';

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
export const CheckResult = ({ preview, notesWithoutRow }: CheckResultProps) => (
  <>
    <CheckSummary preview={preview} />
    {preview.warnings.length > 0 && <Banner tone="warn">{texts.warnings(preview.warnings.length)}</Banner>}
    {notesWithoutRow.length > 0 && <RowNotes notes={notesWithoutRow} kind="warning" withRow />}
    <ImportRows preview={preview} />
  </>
);

/** Result of an import that left products out, such as those that changed after the preview. */
export const PartlyStored = ({ report }: { report: ImportReport }) => (
  <>
    <Banner tone="success">{texts.done(report.created, report.updated)}</Banner>
    <ErrorNotice message={texts.partly(report.invalid)} />
    <RowNotes notes={report.errors} kind="fault" withRow />
  </>
);
