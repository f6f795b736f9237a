import { describe, expect, it } from 'vitest';
import { parseFilters, serializeFilters } from '#shared/list-filters/filter-params.ts';
import { hasFilters, listQuery, orderFilters, viewQuery } from './order-filters.ts';

const parse = (search: string) => parseFilters(orderFilters, new URLSearchParams(search));

describe('order filters', () => {
  it('order filters keep their address', () => {
    const address = new URLSearchParams({
      estado: 'paid',
      buscar: 'maría',
      fecha: '2026-11-20',
      pagina: '3',
    });
    const filters = parse(address.toString());
    expect(filters).toEqual({
      status: 'paid',
      queue: '',
      search: 'maría',
      date: '2026-11-20',
      coupon: '',
      page: 3,
    });
    expect(serializeFilters(orderFilters, filters).toString()).toBe(address.toString());
    expect(parse('estado=eliminadas').status).toBe('deleted');
  });

  it('order filters ignore an unknown status and an impossible day', () => {
    expect(parse('estado=nada&cola=nada&fecha=2026-02-31')).toEqual({
      status: '',
      queue: '',
      search: '',
      date: '',
      coupon: '',
      page: 1,
    });
  });

  it('order filters ask the server for pages of 20 orders and only for the filters in use', () => {
    expect(listQuery(parse('estado=paid&pagina=2'))).toEqual({ page: 2, limit: 20, status: 'paid' });
    expect(listQuery(parse('cola=para-enviar'))).toEqual({ page: 1, limit: 20, queue: 'ready_home' });
  });

  it('order filters are in use unless only the page differs', () => {
    expect(hasFilters(parse('pagina=2'))).toBe(false);
    expect(hasFilters(parse('buscar=ana'))).toBe(true);
  });

  it('order filters are saved as a view without their page', () => {
    expect(viewQuery(parse('estado=paid&buscar=paz&pagina=2'))).toBe('estado=paid&buscar=paz');
  });
});
