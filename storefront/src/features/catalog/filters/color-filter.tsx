import type { OfferedColor } from '@shop/contract';
import { texts } from '../texts.ts';
import { withFilters, type CatalogFilters } from './catalog-filters.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterTarget } from './filter-form.tsx';
import { FilterGroup } from './filter-panel.tsx';

type ColorChoice = { name: string; value?: string; products: number; isOn: boolean };

const keyOf = (name: string): string => name.toLowerCase();

/** Adds a color, or removes it if it is chosen; upper and lower case are equal. */
export function toggleColor(colors: readonly string[], name: string): string[] {
  const others = colors.filter((other) => keyOf(other) !== keyOf(name));
  return others.length < colors.length ? others : [...colors, name];
}

export function colorChoices(
  { colors: chosen }: Pick<CatalogFilters, 'colors'>,
  offered: readonly OfferedColor[],
): ColorChoice[] {
  // A name with a comma cannot be written in the address, where commas separate colors.
  const writable = offered.filter(({ name, products }) => products > 0 && !name.includes(','));
  const byKey = new Map<string, Omit<ColorChoice, 'isOn'>>(
    [...chosen.map((name) => ({ name, products: 0 })), ...writable].map((color) => [
      keyOf(color.name),
      color,
    ]),
  );
  const on = new Set(chosen.map(keyOf));
  return [...byKey]
    .map(([key, color]) => ({ ...color, isOn: on.has(key) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es-AR'));
}

type ColorFilterProps = Pick<FilterTarget, 'filters' | 'hrefOf'> & { offered: readonly OfferedColor[] };

export function ColorFilter({ filters, hrefOf, offered }: ColorFilterProps) {
  const choices = colorChoices(filters, offered);
  if (choices.length === 0) return null;
  return (
    <FilterGroup title={texts.colors}>
      <ul aria-label={texts.colors} className="flex flex-wrap gap-2">
        {choices.map(({ name, value, products, isOn }) => (
          <li key={name}>
            <FilterChip
              to={hrefOf(withFilters(filters, { colors: toggleColor(filters.colors, name) }))}
              isOn={isOn}
              replace
              label={isOn ? texts.removeColor(name) : texts.color(name, products)}
            >
              {value && (
                <span
                  className="size-4 rounded-full border border-line-strong"
                  style={{ backgroundColor: value }}
                />
              )}
              {name} {!isOn && <span className="text-ink-soft">{texts.count(products)}</span>}
            </FilterChip>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
