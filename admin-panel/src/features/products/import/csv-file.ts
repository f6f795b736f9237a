import { texts } from '../texts.ts';

const MAX_CSV_BYTES = 10 * 1024 * 1024;

const UTF16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

function decode(bytes: Uint8Array): string {
  const utf16 = UTF16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (utf16) return new TextDecoder(utf16.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

// 'sep=;' on the first line is an instruction to Excel, which hides it.
const EXCEL_HINT = /^"?sep=[;,\t]"?\r?\n/i;

/** Decodes a CSV file in UTF-8, UTF-16 or Windows-1252, the encodings that Excel writes. */
export const decodeCsv = (bytes: Uint8Array): string =>
  decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(EXCEL_HINT, '');

/** Returns whether the content is binary, such as a renamed picture or workbook. */
export const isBinary = (csv: string): boolean => csv.includes('\0');

/** Returns the fault of a chosen file that shows before it is read, or null. */
export function csvFault({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(csv|txt)$/i.test(name)) return texts.importNotCsv;
  return size > MAX_CSV_BYTES ? texts.importTooLong : null;
}

/** Finds the delimiter: the most frequent one of the heading. Papaparse's guess fails on two columns. */
export function findDelimiter(csv: string): string {
  const [heading = ''] = csv.trimStart().split(/\r?\n/, 1);
  const count = (mark: string) => heading.split(mark).length;
  return [';', ',', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
