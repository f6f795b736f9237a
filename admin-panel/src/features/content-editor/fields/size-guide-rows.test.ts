import { newItems, type SizeGuide } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { withHeaders, withNewColumn, withNewRow, withoutColumn } from './size-guide-table.tsx';

// @spec 4.26

const guide: SizeGuide = {
  ...newItems.sizeGuide(),
  tableHeaders: ['Talla', 'Busto', 'Cintura'],
  tableRows: [{ size: 'S', measurements: ['80', '60'] }],
};

describe('size guide rows', () => {
  it('withHeaders drops measurements without a header', () => {
    expect(withHeaders(guide, ['Talla', 'Busto']).tableRows[0]?.measurements).toEqual(['80']);
  });

  it('withNewColumn adds an empty measurement to every row', () => {
    const wider = withNewColumn(guide);
    expect(wider.tableHeaders).toEqual(['Talla', 'Busto', 'Cintura', 'Medida 3']);
    expect(wider.tableRows[0]?.measurements).toEqual(['80', '60', '']);
  });

  it('withoutColumn removes the measurements of the column', () => {
    const narrower = withoutColumn(guide, 1);
    expect(narrower.tableHeaders).toEqual(['Talla', 'Cintura']);
    expect(narrower.tableRows[0]?.measurements).toEqual(['60']);
    expect(withoutColumn(guide, 0)).toBe(guide);
  });

  it('withNewRow adds a row with one measurement per header after the first', () => {
    expect(withNewRow(guide).tableRows[1]).toEqual({ size: '', measurements: ['', ''] });
  });
});
