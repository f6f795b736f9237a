import { parsePageNumber } from '@shop/contract';

/** A filter as one query parameter of the address; an empty text leaves the parameter out. */
export type FilterParam<T> = { name: string; parse(text: string): T; serialize(value: T): string };

export type FilterSchema = { page: FilterParam<number> } & Record<string, FilterParam<unknown>>;
export type FiltersOf<S> = { [K in keyof S]: S[K] extends FilterParam<infer T> ? T : never };

export const pageParam: FilterParam<number> = {
  name: 'pagina',
  parse: parsePageNumber,
  serialize: (page) => (page > 1 ? String(page) : ''),
};

export const textParam = (name: string, maxLength: number): FilterParam<string> => ({
  name,
  parse: (text) => text.trim().slice(0, maxLength),
  serialize: (text) => text.trim(),
});

/** Creates a filter with named choices; any other text means `none`. */
export const choiceParam = <T extends string, N extends string>(
  name: string,
  texts: Readonly<Record<T, string>>,
  none: N,
): FilterParam<T | N> => ({
  name,
  parse: (text) => (Object.keys(texts) as T[]).find((choice) => texts[choice] === text) ?? none,
  serialize: (choice) => (choice in texts ? texts[choice as T] : ''),
});

/** Parses the filters of an address; a missing or unreadable parameter has its default. */
export const parseFilters = <S extends FilterSchema>(schema: S, search: URLSearchParams): FiltersOf<S> =>
  Object.fromEntries(
    Object.entries<FilterParam<unknown>>(schema).map(([key, { name, parse }]) => [
      key,
      parse(search.get(name) ?? ''),
    ]),
  ) as FiltersOf<S>;

export const serializeFilters = <S extends FilterSchema>(schema: S, filters: FiltersOf<S>): URLSearchParams =>
  new URLSearchParams(
    Object.entries<FilterParam<unknown>>(schema)
      .map(([key, { name, serialize }]) => [name, serialize(filters[key as keyof S])] as [string, string])
      .filter(([, text]) => text !== ''),
  );

/** Returns the filters with some changed; a change of anything but the page starts on page 1. */
export const withFilters = <F>(filters: F, change: Partial<F>): F => ({
  ...filters,
  page: 1,
  ...change,
});
