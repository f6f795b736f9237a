const BOM = '\uFEFF';
const SEPARATOR = ';';
const STARTS_A_FORMULA = /^[=+\-@\t\r\0]/;

// A spreadsheet runs what starts like a formula; the apostrophe makes it text.
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = STARTS_A_FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Rows as es-AR spreadsheets open them: UTF-8 with a mark, semicolons, every text quoted. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  BOM + rows.map((row) => row.map(cell).join(SEPARATOR)).join('\r\n') + '\r\n';

const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && STARTS_A_FORMULA.test(text.slice(1)) ? text.slice(1) : text;

// The separator is whatever the first line uses more of, so that files of either kind come in.
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1);
  const uses = (separator: string) => first.split(separator).length;
  return [';', ',', '\t'].reduce((best, other) => (uses(other) > uses(best) ? other : best));
};

// Some spreadsheets of the Mac end their lines with the other sign.
const linesOf = (text: string): string => (text.includes('\n') ? text : text.replaceAll('\r', '\n'));

export type CsvRow = { row: number; cells: string[] };

/** The rows of a CSV text, numbered from 1 as a spreadsheet does; blank ones are left out, quoted cells may hold anything. */
export function csvRows(source: string): CsvRow[] {
  const text = linesOf(source.replace(/^\uFEFF/, ''));
  const separator = separatorOf(text);
  const cells = new RegExp(`(${separator}|\\r?\\n)(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))`, 'g');
  const rows: CsvRow[] = [];
  // With a line break in front, every cell is one that follows a separator.
  for (const [, before, quoted, bare = ''] of `\n${text}`.matchAll(cells)) {
    if (before !== separator) rows.push({ row: rows.length + 1, cells: [] });
    rows.at(-1)?.cells.push(withoutApostrophe(quoted?.replaceAll('""', '"') ?? bare));
  }
  return rows.filter((row) => row.cells.some((value) => value.trim() !== ''));
}
