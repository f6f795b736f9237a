import { newItems, alignSizeGuideRows, type SizeGuide } from '@shop/contract';

/** Replaces the headers; every row keeps one measurement per header after the first. */
export const withHeaders = (guide: SizeGuide, tableHeaders: string[]): SizeGuide =>
  alignSizeGuideRows({ ...guide, tableHeaders });

export const withNewColumn = (guide: SizeGuide): SizeGuide =>
  withHeaders(guide, [...guide.tableHeaders, `Medida ${guide.tableHeaders.length}`]);

/** Removes a column with its measurements; the first column stays. */
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

export const withNewRow = (guide: SizeGuide): SizeGuide => ({
  ...guide,
  tableRows: [...guide.tableRows, newItems.sizeGuideRow(guide.tableHeaders.length)],
});
