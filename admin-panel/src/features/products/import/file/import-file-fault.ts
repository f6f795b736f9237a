import { MAX_IMPORT_FILE_BYTES, importFileMessages } from '@shop/contract';

/** Returns the fault of a chosen file that shows before it is uploaded, or null. */
export function importFileFault({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(csv|txt)$/i.test(name)) return importFileMessages.notCsv;
  if (size === 0) return importFileMessages.empty;
  return size > MAX_IMPORT_FILE_BYTES ? importFileMessages.tooLarge : null;
}
