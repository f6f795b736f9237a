import { errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { csvFault, csvText } from './csv-file.ts';
import { type ImportPreview, importPreview, looseFaults } from './import-preview.ts';
import { importProducts, refreshProducts } from './queries.ts';
import { texts } from './texts.ts';

export type CheckedFile = {
  name: string;
  csv: string;
  preview: ImportPreview;
  loose: { row: number; message: string }[];
};

async function checkFile(file: File): Promise<CheckedFile> {
  const csv = csvText(new Uint8Array(await file.arrayBuffer()));
  const fault = csvFault(file.name, csv);
  if (fault) throw new Error(fault);
  const [answer, { default: papaparse }] = await Promise.all([
    importProducts(csv, true),
    import('papaparse'),
  ]);
  const table = papaparse.parse<string[]>(csv, { skipEmptyLines: 'greedy' }).data;
  return {
    name: file.name,
    csv,
    preview: importPreview(table, answer),
    loose: looseFaults(table, answer.errors),
  };
}

/** Checks a file without storing anything, then imports it once it is clean. */
export function useCsvImport(onDone: () => void) {
  const client = useQueryClient();
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const check = useMutation({
    mutationFn: checkFile,
    onMutate: () => setChecked(null),
    onSuccess: setChecked,
  });
  const run = useMutation({
    mutationFn: (csv: string) => importProducts(csv, false),
    onSuccess: ({ created, updated, errors }) => {
      if (errors.length > 0) toast.warning(texts.importPartly(errors.length));
      toast.success(texts.importDone(created, updated));
      void refreshProducts(client);
      onDone();
    },
  });
  return {
    checked,
    checkFile: check.mutate,
    checking: check.isPending,
    importing: run.isPending,
    runImport: () => checked && run.mutate(checked.csv),
    problem: [
      check.error && errorText(check.error),
      run.error && texts.importFailed(errorText(run.error)),
    ].find(Boolean),
  };
}
