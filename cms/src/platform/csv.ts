import Papa from 'papaparse';

const BOM = '\uFEFF';
const STARTS_A_FORMULA = /^[=+\-@\t\r\0]/;

/** Formats rows as es-AR spreadsheets open them: UTF-8 with BOM, semicolons, quoted texts, escaped formulas. */
export const formatCsv = (rows: (string | number)[][]): string =>
  BOM +
  Papa.unparse(rows, {
    delimiter: ';',
    quotes: (value) => typeof value === 'string',
    escapeFormulae: STARTS_A_FORMULA,
  }) +
  '\r\n';

const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && STARTS_A_FORMULA.test(text.slice(1)) ? text.slice(1) : text;

const delimiterOf = (text: string): string => {
  const [header = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
};

export type CsvRow = { row: number; cells: string[] };

/** Parses CSV into the rows that are not blank, numbered from 1 as in a spreadsheet. */
export function parseCsv(source: string): CsvRow[] {
  const text = source.replace(/^\uFEFF/, '');
  // Excel for Mac ends lines with a carriage return alone.
  const newline = text.includes('\n') ? '\n' : '\r';
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), newline });
  return data
    .map((cells, at) => ({
      row: at + 1,
      cells: cells.map((cell) => withoutApostrophe(cell.replace(/\r$/, ''))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
