import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';

const BOM = '\uFEFF';
// A run of separators, quotes and blanks, and the sign of a formula after it, full-width ones included.
const RUN_AND_SIGN = /([,;\s"']+|^)([=+\-@＝＋－＠])?/g;
const SEPARATOR = /[,;\t\r\n]/;

// Opened with another separator, a file has cells that begin inside of ours.
const replaceBeforeFormulas = (text: string, replace: (run: string) => string): string =>
  text.replace(RUN_AND_SIGN, (found: string, run: string, sign: string | undefined, at: number) =>
    sign && (at === 0 || SEPARATOR.test(run)) ? `${replace(run)}${sign}` : found,
  );

const withApostrophes = (text: string): string => replaceBeforeFormulas(text, (run) => `${run}'`);
const withoutApostrophes = (text: string): string =>
  replaceBeforeFormulas(text, (run) => run.replace(/'$/, ''));

/** Formats rows as es-AR spreadsheets open them: UTF-8 with BOM, semicolons, quoted cells, no live formula. */
export const formatCsv = (rows: (string | number)[][]): string => {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withApostrophes(cell) : cell)),
  );
  return `${BOM}${Papa.unparse(cells, { delimiter: ';', quotes: true })}\r\n`;
};

const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

// Node decodes Windows-1252 as Latin-1, which has control characters in place of these.
const WINDOWS_1252_FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252_FROM_0X80[character.charCodeAt(0) - 0x80] ?? '');

/** Decodes a CSV file in UTF-8, UTF-16 or Windows-1252, the encodings that Excel writes. */
export function decodeCsv(bytes: Buffer): string {
  const utf16 = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (utf16) return new TextDecoder(utf16.encoding).decode(bytes);
  return isUtf8(bytes) ? bytes.toString('utf8') : decodeWindows1252(bytes);
}

/** Returns whether the content is binary, such as a renamed picture or workbook. */
export const isBinary = (csv: string): boolean => csv.includes('\0');

// 'sep=;' on the first line is an instruction to Excel, which hides it.
const EXCEL_HINT = /^"?sep=[;,\t]"?(\r\n|\r|\n)/i;
const BLANK_LINES = /^(?: *[\r\n])+/;

// The most frequent one of the header: papaparse's guess fails on two columns.
function delimiterOf(text: string): string {
  const [header = ''] = text.replace(BLANK_LINES, '').split(/[\r\n]/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

// Excel for Mac ends lines with a carriage return alone, but may break them inside quotes otherwise.
const newlineOf = (text: string): '\r' | '\n' =>
  text.includes('\r') && !text.replace(/"[^"]*"/g, '').includes('\n') ? '\r' : '\n';

// A spreadsheet may export a million blank rows, each of which takes memory once it is parsed.
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' ;,\t\r\n'.includes(text.charAt(end - 1))) end -= 1;
  const restOfLine = text.slice(end).search(/[\r\n]/);
  return restOfLine < 0 ? text : text.slice(0, end + restOfLine);
}

export type CsvRow = { row: number; cells: string[] };

/** Thrown for a text with more rows than wanted. */
export class TooManyRows extends Error {}

/** Parses CSV into the rows that are not blank, numbered from 1 as in a spreadsheet; throws TooManyRows. */
export function parseCsv(source: string, maxRows = Infinity): CsvRow[] {
  const text = withoutBlankEnd(source.replace(/^\uFEFF/, '').replace(EXCEL_HINT, ''));
  const { data } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: newlineOf(text),
    preview: maxRows === Infinity ? 0 : maxRows + 1,
  });
  if (data.length > maxRows) throw new TooManyRows();
  return data
    .map((cells, at) => ({
      row: at + 1,
      cells: cells.map((cell) => withoutApostrophes(cell.replace(/\r$/, ''))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
