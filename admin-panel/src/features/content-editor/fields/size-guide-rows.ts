import { newItems, repairedGuide, type SizeGuide } from '@shop/contract';

/** The guide with its headers changed; every row keeps one measurement for each header after the first. */
export const withHeaders = (guide: SizeGuide, tableHeaders: string[]): SizeGuide =>
  repairedGuide({ ...guide, tableHeaders });

/** The guide with one more column at the end. */
export const withNewColumn = (guide: SizeGuide): SizeGuide =>
  withHeaders(guide, [...guide.tableHeaders, `Medida ${guide.tableHeaders.length}`]);

/** The guide without a column: its header and, in every row, its measurement. The first column stays. */
export function withoutColumn(guide: SizeGuide, column: number): SizeGuide {
  if (column === 0) return guide;
  const tableRows = guide.tableRows.map((row) => ({
    ...row,
    measurements: row.measurements.filter((_, i) => i !== column - 1),
  }));
  return withHeaders(
    { ...guide, tableRows },
    guide.tableHeaders.filter((_, i) => i !== column),
  );
}

/** The guide with an empty row at the end. */
export const withNewRow = (guide: SizeGuide): SizeGuide => ({
  ...guide,
  tableRows: [...guide.tableRows, newItems.sizeGuideRow(guide.tableHeaders.length)],
});
