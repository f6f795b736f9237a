import { texts } from './texts.ts';

const MAX_CSV_CHARACTERS = 200_000;

/** The text of a spreadsheet's CSV: UTF-8, or what Excel writes on a Spanish Windows. */
export function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^\uFEFF/, '');
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What is wrong with a chosen CSV before it is sent, or nothing. */
export function csvFault(name: string, csv: string): string | null {
  if (!/\.(csv|txt)$/i.test(name)) return texts.importNotCsv;
  if (csv.trim() === '') return texts.importEmpty;
  return csv.length > MAX_CSV_CHARACTERS ? texts.importTooLong : null;
}
