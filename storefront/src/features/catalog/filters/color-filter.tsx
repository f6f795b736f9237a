import type { OfferedColor } from '@shop/contract';
import type { CatalogFilters } from './catalog-filters.ts';

export type ColorChoice = { name: string; value?: string; products: number; on: boolean };

const keyOf = (name: string): string => name.toLowerCase();

/** The colours without one of them, or with it. */
export function toggledColor(colors: readonly string[], name: string): string[] {
  const others = colors.filter((other) => keyOf(other) !== keyOf(name));
  return others.length < colors.length ? others : [...colors, name];
}

/** The colours to filter by: those there are, and those chosen already, whether or not any product has them. */
export function colorsToFilter(
  { colors: chosen }: Pick<CatalogFilters, 'colors'>,
  offered: readonly OfferedColor[],
): ColorChoice[] {
  const byKey = new Map<string, Omit<ColorChoice, 'on'>>(
    // In an address a comma parts two colours.
    [
      ...chosen.map((name) => ({ name, products: 0 })),
      ...offered.filter(({ name }) => !name.includes(',')),
    ].map((color) => [keyOf(color.name), color]),
  );
  const on = new Set(chosen.map(keyOf));
  return [...byKey]
    .map(([key, color]) => ({ ...color, on: on.has(key) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es-AR'));
}
