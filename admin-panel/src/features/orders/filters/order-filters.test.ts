import { describe, expect, it } from 'vitest';
import { filtersFrom, hasFilters, listQuery, paramsOf, shownRange, withFilters } from './order-filters.ts';

const read = (text: string) => filtersFrom(new URLSearchParams(text));

describe('the filters of the orders list', () => {
  it('come back from the address they were written to', () => {
    const filters = { page: 3, status: 'paid', search: 'maría', date: '2026-11-20' } as const;
    expect(filtersFrom(new URLSearchParams(paramsOf(filters)))).toEqual(filters);
  });

  it('leave out of the address what is as usual', () => {
    expect(paramsOf(read(''))).toEqual({});
  });

  it('ignore what an address says wrongly', () => {
    expect(read('pagina=-2&estado=nada&fecha=2026-02-31')).toEqual({
      page: 1,
      status: '',
      search: '',
      date: '',
    });
  });

  it('go back to page 1 when anything but the page changes', () => {
    expect(withFilters(read('pagina=4'), { status: 'paid' })).toMatchObject({ page: 1, status: 'paid' });
    expect(withFilters(read('pagina=4&estado=paid'), { page: 5 })).toMatchObject({ page: 5, status: 'paid' });
  });

  it('ask the server for pages of 20 and only for what is filtered', () => {
    expect(listQuery(read('estado=paid&pagina=2'))).toEqual({ page: 2, limit: 20, status: 'paid' });
  });

  it('count as filters, except for the page', () => {
    expect(hasFilters(read('pagina=2'))).toBe(false);
    expect(hasFilters(read('buscar=ana'))).toBe(true);
  });

  it('say which orders of how many are shown', () => {
    expect(shownRange(1, 57)).toEqual({ from: 1, to: 20 });
    expect(shownRange(3, 57)).toEqual({ from: 41, to: 57 });
    expect(shownRange(1, 0)).toEqual({ from: 0, to: 0 });
  });
});
