import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSizeGuides, offeredSizes, alignSizeGuideRows } from './size-guides';

// @spec 2.4.9

const guide = (category: string, sizes: string[] = [], enabled = true) => ({
  category,
  enabled,
  tableHeaders: ['Talle', 'Cintura'],
  tableRows: sizes.map((size) => ({ size, measurements: ['1'] })),
});
const names = (category: string, guides: ReturnType<typeof guide>[]) =>
  findSizeGuides(category, guides).map((found) => found.category);

describe('findSizeGuides', () => {
  const all = ['bombis', 'conjuntos', 'corpiño', 'bombacha', 'medias'].map((category) => guide(category));

  test('the size guides of conjuntos are its own and those of corpiño, bombacha and bombis', () =>
    expect(names('conjuntos', all)).toEqual(['conjuntos', 'corpiño', 'bombacha', 'bombis']));
  test.each([
    ['corpinos', ['corpiño']],
    ['Corpiños', ['corpiño']],
    ['bombachas', ['bombacha']],
    ['medias', ['medias']],
    ['bodies', []],
    ['', []],
  ])('the size guides of %j are %j', (category, found) => expect(names(category, all)).toEqual(found));
  test('the size guides are only the enabled ones', () =>
    expect(names('conjuntos', [guide('corpiño', [], false), guide('bombacha')])).toEqual(['bombacha']));
});

describe('offeredSizes', () => {
  test('the sizes of a category are those of its enabled guide, distinct and in upper case', () =>
    expect(offeredSizes('medias', [guide('medias', ['s', 'M ', 'S', ''])])).toEqual(['S', 'M']));
  test('the sizes of conjuntos exclude those of its extra guides', () =>
    expect(offeredSizes('conjuntos', [guide('corpiño', ['85']), guide('conjuntos', ['90'])])).toEqual([
      '90',
    ]));
  test('the sizes of a category are empty without an enabled guide', () => {
    expect(offeredSizes('medias', [])).toEqual([]);
    expect(offeredSizes('medias', [guide('medias', ['S'], false)])).toEqual([]);
  });
});

describe('alignSizeGuideRows', () => {
  // @spec 4.26
  test('a size guide with edited headers trims extra measurements and pads missing ones', () => {
    const tableRows = [
      { size: 'S', measurements: ['1', '2', '3'] },
      { size: 'M', measurements: [] },
    ];
    expect(alignSizeGuideRows({ ...guide('x'), tableRows }).tableRows).toEqual([
      { size: 'S', measurements: ['1'] },
      { size: 'M', measurements: [''] },
    ]);
  });
  test('a size guide without headers keeps no measurements', () =>
    expect(alignSizeGuideRows({ ...guide('x', ['S']), tableHeaders: [] }).tableRows[0]?.measurements).toEqual(
      [],
    ));

  test('a size guide has one measurement per header after the first, and aligning it again changes nothing', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 8 }),
        fc.array(fc.array(fc.string(), { maxLength: 12 }), { maxLength: 5 }),
        (tableHeaders, rows) => {
          const tableRows = rows.map((measurements) => ({ size: 'S', measurements }));
          const repaired = alignSizeGuideRows({ category: 'x', enabled: true, tableHeaders, tableRows });
          for (const { measurements } of repaired.tableRows)
            expect(measurements).toHaveLength(Math.max(0, tableHeaders.length - 1));
          expect(alignSizeGuideRows(repaired)).toEqual(repaired);
        },
      ),
    ));
});
