import { texts } from '../texts.ts';

const MAX_CSV_BYTES = 10 * 1024 * 1024;

const UTF16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

function decoded(bytes: Uint8Array): string {
  const utf16 = UTF16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (utf16) return new TextDecoder(utf16.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

// 'sep=;' is a word to Excel about the lines below it, and never shown there.
const EXCEL_HINT = /^"?sep=[;,\t]"?\r?\n/i;

/** The text of a spreadsheet's CSV: UTF-8, or what Excel writes on a Spanish Windows, or its Unicode text. */
export const csvText = (bytes: Uint8Array): string =>
  decoded(bytes)
    .replace(/^\uFEFF/, '')
    .replace(EXCEL_HINT, '');

/** Whether a file of this text is a picture or a workbook under another name. */
export const isNoText = (csv: string): boolean => csv.includes('\0');

/** What is wrong with a chosen CSV before it is read, or nothing. */
export function csvFault({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(csv|txt)$/i.test(name)) return texts.importNotCsv;
  return size > MAX_CSV_BYTES ? texts.importTooLong : null;
}

/** What stands between the cells: whatever the heading has most of. A parser that guesses fails on two columns. */
export function delimiterOf(csv: string): string {
  const [heading = ''] = csv.trimStart().split(/\r?\n/, 1);
  const count = (mark: string) => heading.split(mark).length;
  return [';', ',', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
