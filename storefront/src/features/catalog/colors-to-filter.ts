import { DEFAULT_COLORS, type Product } from '@shop/contract';
import type { CatalogFilters } from './catalog-filters.ts';

export type OfferedColor = { name: string; value?: string; on: boolean };

const keyOf = (name: string): string => name.toLowerCase();

/** The colours without one of them, or with it. */
export function toggledColor(colors: readonly string[], name: string): string[] {
  const others = colors.filter((other) => keyOf(other) !== keyOf(name));
  return others.length < colors.length ? others : [...colors, name];
}

/** The colours to filter by: those of the products in view, which all lead to something, and those chosen already. */
export function colorsToFilter(filters: CatalogFilters, products: readonly Product[]): OfferedColor[] {
  const carried = products.flatMap(
    ({ colors }): readonly { name: string; value?: string }[] => colors ?? DEFAULT_COLORS,
  );
  const byKey = new Map(
    [...filters.colors.map((name) => ({ name })), ...carried]
      // In an address a comma parts two colours.
      .filter(({ name }) => !name.includes(','))
      .map((color) => [keyOf(color.name), color] as const),
  );
  const chosen = new Set(filters.colors.map(keyOf));
  return [...byKey]
    .map(([key, color]) => ({ ...color, on: chosen.has(key) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es-AR'));
}
