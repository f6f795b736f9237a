import { useState } from 'react';
import { downloadFile } from '#shared/download-file.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { csvFile } from '../file/csv-file.ts';
import { texts } from '../texts.ts';
import { type ImportPreview, type PreviewRow } from './import-preview.ts';
import { type RowNote } from './import-report.ts';
import { RowNotes } from './row-notes.tsx';

const PAGE = 50;
const TONES: Record<PreviewRow['result'], BadgeTone> = {
  created: 'success',
  updated: 'info',
  unchanged: 'neutral',
  invalid: 'danger',
};

const downloadFaults = (errors: readonly RowNote[]): void =>
  downloadFile(
    csvFile([
      texts.faultsHeader,
      ...errors.map(({ row, column = '', message, expected = '' }) => [
        String(row),
        column,
        message,
        expected,
      ]),
    ]),
    texts.faultsName,
  );

const ChangeLine = ({ change: { name, before, after } }: { change: PreviewRow['changes'][number] }) => (
  <li className="wrap-anywhere">
    {`${name}: `}
    {before && <span className="text-muted">{`${before} → `}</span>}
    <span className="font-medium">{after}</span>
  </li>
);

function RowDetails({ row: { result, changes, faults, warnings } }: { row: PreviewRow }) {
  return (
    <div className="min-w-0 space-y-1.5">
      {result === 'invalid' && faults.length === 0 && (
        <p className="text-sm text-muted">{texts.faultElsewhere}</p>
      )}
      {faults.length > 0 && <RowNotes notes={faults} kind="fault" />}
      {warnings.length > 0 && <RowNotes notes={warnings} kind="warning" />}
      {changes.length > 0 && (
        <ul className="space-y-0.5 text-sm">
          {changes.map((change) => (
            <ChangeLine key={change.name} change={change} />
          ))}
        </ul>
      )}
    </div>
  );
}

const Row = ({ row }: { row: PreviewRow }) => (
  <li className="space-y-1.5 px-4 py-3 sm:grid sm:grid-cols-[4rem_minmax(0,2fr)_minmax(0,3fr)] sm:gap-4 sm:space-y-0">
    <span className="block text-sm text-muted tabular-nums">{texts.row(row.row)}</span>
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 self-start">
      {row.title && <span className="min-w-0 font-medium wrap-anywhere">{row.title}</span>}
      <Badge tone={TONES[row.result]}>{texts.results[row.result]}</Badge>
    </div>
    <RowDetails row={row} />
  </li>
);

type FaultToolsProps = {
  errors: readonly RowNote[];
  isNarrowed: boolean;
  onNarrow: (isNarrowed: boolean) => void;
};

const FaultTools = ({ errors, isNarrowed, onNarrow }: FaultToolsProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-medium sm:min-h-8">
      <Checkbox checked={isNarrowed} onChange={(event) => onNarrow(event.target.checked)} />
      {texts.onlyFaulty}
    </label>
    <Button size="sm" icon="download" onClick={() => downloadFaults(errors)}>
      {texts.downloadFaults}
    </Button>
  </div>
);

/** Rows of the file with what each changes, and its faults and warnings. */
export function ImportRows({ preview: { rows, errors } }: { preview: ImportPreview }) {
  const [isNarrowed, setIsNarrowed] = useState(false);
  const [most, setMost] = useState(PAGE);
  const wanted = isNarrowed ? rows.filter(({ faults }) => faults.length > 0) : rows;
  const hidden = wanted.length - most;
  return (
    <div className="space-y-2">
      {errors.length > 0 && <FaultTools errors={errors} isNarrowed={isNarrowed} onNarrow={setIsNarrowed} />}
      <div className="overflow-hidden rounded-panel border border-line">
        <ul aria-label={texts.preview} className="divide-y divide-line">
          {wanted.slice(0, most).map((row) => (
            <Row key={row.row} row={row} />
          ))}
        </ul>
        {hidden > 0 && (
          <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2 text-sm text-muted">
            <span>{texts.hidden(hidden)}</span>
            <Button size="sm" onClick={() => setMost(most + PAGE)}>
              {texts.moreRows(Math.min(PAGE, hidden))}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
