import { texts } from './texts.ts';

const MAX_CSV_BYTES = 10 * 1024 * 1024;

/** The text of a spreadsheet's CSV: UTF-8, or what Excel writes on a Spanish Windows. */
export function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^\uFEFF/, '');
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

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
