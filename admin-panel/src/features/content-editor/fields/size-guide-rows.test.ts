import { newItems, type SizeGuide } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { withHeaders, withNewColumn, withNewRow, withoutColumn } from './size-guide-rows.ts';

const guide: SizeGuide = {
  ...newItems.sizeGuide(),
  tableHeaders: ['Talla', 'Busto', 'Cintura'],
  tableRows: [{ size: 'S', measurements: ['80', '60'] }],
};

describe('size guide rows', () => {
  it('trims the measurements that lost their header', () => {
    expect(withHeaders(guide, ['Talla', 'Busto']).tableRows[0]?.measurements).toEqual(['80']);
  });

  it('pads the measurements when a column is added', () => {
    const wider = withNewColumn(guide);
    expect(wider.tableHeaders).toEqual(['Talla', 'Busto', 'Cintura', 'Medida 3']);
    expect(wider.tableRows[0]?.measurements).toEqual(['80', '60', '']);
  });

  it('removes a column together with its measurement', () => {
    const narrower = withoutColumn(guide, 1);
    expect(narrower.tableHeaders).toEqual(['Talla', 'Cintura']);
    expect(narrower.tableRows[0]?.measurements).toEqual(['60']);
    expect(withoutColumn(guide, 0)).toBe(guide);
  });

  it('adds an empty row with one measurement a header after the first', () => {
    expect(withNewRow(guide).tableRows[1]).toEqual({ size: '', measurements: ['', ''] });
  });
});
