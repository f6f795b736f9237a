import { describe, expect, it } from 'vitest';
import {
  choiceParam,
  pageParam,
  parseFilters,
  serializeFilters,
  textParam,
  withFilters,
} from './filter-params.ts';

const schema = {
  state: choiceParam('estado', { open: 'abierto', closed: 'cerrado' }, ''),
  search: textParam('buscar', 5),
  page: pageParam,
};
const parse = (search: string) => parseFilters(schema, new URLSearchParams(search));

describe('list filters', () => {
  it('list filters are parsed from the parameters of the address and serialized to the same', () => {
    const filters = parse('estado=cerrado&buscar=seda&pagina=3');
    expect(filters).toEqual({ state: 'closed', search: 'seda', page: 3 });
    expect(serializeFilters(schema, filters).toString()).toBe('estado=cerrado&buscar=seda&pagina=3');
  });

  it('list filters with default values are left out of the address', () => {
    expect(serializeFilters(schema, parse('')).toString()).toBe('');
  });

  it.each(['estado=otro', 'estado=toString', 'pagina=-1', 'pagina=dos', 'pagina=1.5', 'pagina=99999999'])(
    'list filters ignore the unreadable %s',
    (search) => expect(parse(search)).toEqual({ state: '', search: '', page: 1 }),
  );

  it('list filters trim a search text and cut it at its limit', () => {
    expect(parse('buscar=%20encaje%20').search).toBe('encaj');
  });

  it('list filters return to page 1 when any of them but the page changes', () => {
    expect(withFilters(parse('pagina=4'), { state: 'open' })).toEqual({ state: 'open', search: '', page: 1 });
    expect(withFilters(parse('estado=abierto&pagina=4'), { page: 5 })).toMatchObject({
      state: 'open',
      page: 5,
    });
  });
});
