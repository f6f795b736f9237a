const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Builds a CSV file as es-AR spreadsheets open it: UTF-8 with BOM, semicolons, quoted cells. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
