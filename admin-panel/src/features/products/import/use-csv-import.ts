import { importFileMessages, MAX_IMPORT_FILE_BYTES } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { importProducts, readImportFile, refreshProducts } from '../queries.ts';
import { type ImportChunk, importChunks } from './file/import-chunks.ts';
import { createImportPreview, type ImportPreview, notesWithoutRow } from './preview/import-preview.ts';
import {
  addChunkReport,
  emptyReport,
  type ImportReport,
  type RowNote,
  versionsIn,
} from './preview/import-report.ts';
import { texts } from './texts.ts';

/** Returns the fault of a chosen file that shows before it is uploaded, or null. */
export function importFileFault({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(csv|txt)$/i.test(name)) return importFileMessages.notCsv;
  if (size === 0) return importFileMessages.empty;
  return size > MAX_IMPORT_FILE_BYTES ? importFileMessages.tooLarge : null;
}

export type Progress = { done: number; total: number };
export type CheckedFile = {
  name: string;
  chunks: ImportChunk[];
  preview: ImportPreview;
  notesWithoutRow: RowNote[];
};
/** Progress of an interrupted import: the stored chunks are not sent again. */
type Stored = { chunks: number; rows: number; report: ImportReport };

const NOTHING_STORED: Stored = { chunks: 0, rows: 0, report: emptyReport };
const rowsIn = (chunks: readonly ImportChunk[]) => chunks.reduce((sum, { rows }) => sum + rows.length, 0);

async function dryRun(file: File, onProgress: (progress: Progress) => void): Promise<CheckedFile> {
  const fault = importFileFault(file);
  if (fault) throw new Error(fault);
  const content = await readImportFile(file);
  const chunks: ImportChunk[] = [];
  const unseen = importChunks(content);
  const total = rowsIn(unseen);
  let report = emptyReport;
  let done = 0;
  for (const chunk of unseen) {
    onProgress({ done, total });
    const answer = await importProducts(chunk, true);
    report = addChunkReport(report, answer);
    chunks.push({ ...chunk, seen: versionsIn(answer) });
    done += chunk.rows.length;
  }
  const loose = notesWithoutRow(content, [...report.errors, ...report.warnings]);
  const preview = createImportPreview(content, report);
  return {
    name: file.name,
    chunks,
    preview,
    notesWithoutRow: loose,
  };
}

/** Checks a file without storing it, then imports it chunk by chunk. */
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
    mutationFn: async ({ chunks }: CheckedFile) => {
      let current = stored;
      for (const chunk of chunks.slice(current.chunks)) {
        setProgress({ done: current.rows, total: rowsIn(chunks) });
        const report = addChunkReport(current.report, await importProducts(chunk, false));
        current = { chunks: current.chunks + 1, rows: current.rows + chunk.rows.length, report };
        setStored(current);
      }
      return current.report;
    },
    onSuccess: ({ created, updated, errors }) => {
      // What was not stored stays in view.
      if (errors.length > 0) return;
      toast.success(texts.done(created, updated));
      onDone();
    },
    onSettled: () => {
      setProgress(null);
      void refreshProducts(client);
    },
  });
  const total = rowsIn(checked?.chunks ?? []);
  return {
    checked,
    checkFile: check.mutate,
    checking: check.isPending,
    importing: run.isPending,
    progress,
    /** Report of an import that left products out. */
    partly: run.data && run.data.errors.length > 0 ? run.data : null,
    /** Part of the file is stored, the rest is not. */
    isInterrupted: stored.chunks > 0 && !run.isSuccess,
    runImport: () => checked && run.mutate(checked),
    problem: [
      check.error && errorText(check.error),
      run.error && texts.stopped(stored.rows, total, errorText(run.error)),
    ].find(Boolean),
  };
}
