import { errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { csvFault, csvText, delimiterOf, isNoText } from './csv-file.ts';
import { type CsvPiece, csvPieces } from './csv-chunks.ts';
import { type ImportPreview, importPreview, looseNotes } from './import-preview.ts';
import { type ImportReport, type RowNote, emptyReport, withPiece } from './import-report.ts';
import { importProducts, refreshProducts } from '../queries.ts';
import { texts } from '../texts.ts';

export type Progress = { done: number; total: number };
export type CheckedFile = { name: string; pieces: CsvPiece[]; preview: ImportPreview; loose: RowNote[] };
/** What is stored already of a file whose import was cut: that part is not sent again. */
type Stored = { pieces: number; rows: number; report: ImportReport };

const NOTHING_STORED: Stored = { pieces: 0, rows: 0, report: emptyReport };
const rowsIn = (pieces: readonly CsvPiece[]) => pieces.reduce((sum, { rows }) => sum + rows, 0);

async function readTable(file: File): Promise<{ table: string[][]; pieces: CsvPiece[] }> {
  const fault = csvFault(file);
  if (fault) throw new Error(fault);
  const csv = csvText(new Uint8Array(await file.arrayBuffer()));
  if (isNoText(csv)) throw new Error(texts.importNotCsv);
  if (csv.trim() === '') throw new Error(texts.importEmpty);
  const { default: papaparse } = await import('papaparse');
  const table = papaparse.parse<string[]>(csv, { delimiter: delimiterOf(csv) }).data;
  return { table, pieces: csvPieces(table, (rows) => papaparse.unparse(rows, { delimiter: ';' })) };
}

async function dryRun(file: File, onProgress: (progress: Progress) => void): Promise<CheckedFile> {
  const { table, pieces } = await readTable(file);
  const total = rowsIn(pieces);
  if (total === 0) throw new Error(texts.importEmpty);
  let report = emptyReport;
  let done = 0;
  for (const piece of pieces) {
    onProgress({ done, total });
    report = withPiece(report, await importProducts(piece.csv, true), piece);
    done += piece.rows;
  }
  const loose = looseNotes(table, [...report.errors, ...report.warnings]);
  return { name: file.name, pieces, preview: importPreview(table, report), loose };
}

/** Checks a file without storing anything, then imports it piece by piece once it is clean. */
export function useCsvImport(onDone: () => void) {
  const client = useQueryClient();
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [stored, setStored] = useState<Stored>(NOTHING_STORED);

  const check = useMutation({
    mutationFn: (file: File) => dryRun(file, setProgress),
    onMutate: () => {
      setChecked(null);
      setStored(NOTHING_STORED);
      run.reset();
    },
    onSuccess: setChecked,
    onSettled: () => setProgress(null),
  });
  const run = useMutation({
    mutationFn: async ({ pieces }: CheckedFile) => {
      let now = stored;
      for (const piece of pieces.slice(now.pieces)) {
        setProgress({ done: now.rows, total: rowsIn(pieces) });
        const report = withPiece(now.report, await importProducts(piece.csv, false), piece);
        now = { pieces: now.pieces + 1, rows: now.rows + piece.rows, report };
        setStored(now);
      }
      return now.report;
    },
    onSuccess: ({ created, updated, errors }) => {
      if (errors.length > 0) toast.warning(texts.importPartly(errors.length));
      toast.success(texts.importDone(created, updated));
      onDone();
    },
    onSettled: () => {
      setProgress(null);
      void refreshProducts(client);
    },
  });
  const total = rowsIn(checked?.pieces ?? []);
  return {
    checked,
    checkFile: check.mutate,
    checking: check.isPending,
    importing: run.isPending,
    progress,
    /** Part of the file is stored, and the rest is still to be sent. */
    cut: stored.pieces > 0 && !run.isSuccess,
    runImport: () => checked && run.mutate(checked),
    problem: [
      check.error && errorText(check.error),
      run.error && texts.importStopped(stored.rows, total, errorText(run.error)),
    ].find(Boolean),
  };
}
