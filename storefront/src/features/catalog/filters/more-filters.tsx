import { useEffect, useRef, type FormEvent } from 'react';
import { Link, useNavigate } from '#shared/router/index.ts';
import { Icon } from '@shop/web-kit/icons';
import { STAY } from '#shared/navigation/navigation-state.ts';
import { pricesIn, withFilters, type CatalogFilters } from './catalog-filters.ts';
import { toggledColor, type ColorChoice } from './color-filter.tsx';
import { KeptInputs } from './filter-form.tsx';
import { texts } from '../texts.ts';

type FiltersProps = {
  colors: readonly ColorChoice[];
  filters: CatalogFilters;
  hrefOf: (filters: CatalogFilters) => string;
  action: string;
  fixedCategory: boolean;
};

const Colors = ({ colors, filters, hrefOf }: Pick<FiltersProps, 'colors' | 'filters' | 'hrefOf'>) => (
  <ul aria-label={texts.colors} className="flex flex-wrap gap-2">
    {colors.map(({ name, value, products, on }) => (
      <li key={name}>
        <Link
          to={hrefOf(withFilters(filters, { colors: toggledColor(filters.colors, name) }))}
          aria-label={on ? texts.removeColor(name) : texts.color(name, products)}
          aria-current={on ? 'true' : undefined}
          className={on ? 'chip chip-on' : 'chip'}
          state={STAY}
        >
          {value && (
            <span
              className="size-4 rounded-full border border-line-strong"
              style={{ backgroundColor: value }}
            />
          )}
          {name}
          {!on && <span className="text-ink-soft">{products}</span>}
        </Link>
      </li>
    ))}
  </ul>
);

function Bound({ name, label, pesos }: { name: string; label: string; pesos: number | null }) {
  const field = useRef<HTMLInputElement>(null);
  // Shows what is in force without taking the focus from who has just asked for it.
  useEffect(() => {
    if (field.current) field.current.value = pesos === null ? '' : String(pesos);
  }, [pesos]);
  return (
    <label className="flex items-center gap-2">
      {label}
      <input
        ref={field}
        name={name}
        defaultValue={pesos ?? ''}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        className="field min-h-11 w-24 py-2"
      />
    </label>
  );
}

function Prices({ filters, hrefOf, action, fixedCategory }: Omit<FiltersProps, 'colors'>) {
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const prices = pricesIn(new FormData(event.currentTarget));
    void navigate(hrefOf(withFilters(filters, prices)), { state: STAY });
  };
  return (
    <form action={action} method="get" onSubmit={apply}>
      <KeptInputs filters={{ ...filters, minPrice: null, maxPrice: null }} fixedCategory={fixedCategory} />
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <legend className="sr-only">{texts.price}</legend>
        <Bound name="desde" label={texts.from} pesos={filters.minPrice} />
        <Bound name="hasta" label={texts.to} pesos={filters.maxPrice} />
        <button className="chip">{texts.applyPrice}</button>
      </fieldset>
    </form>
  );
}

/** Colours and a range of prices, folded away until they are wanted or in force. */
export function MoreFilters({ colors, filters, ...form }: FiltersProps) {
  const inForce = filters.colors.length > 0 || filters.minPrice !== null || filters.maxPrice !== null;
  return (
    <details className="group/more open:w-full lg:open:w-auto" open={inForce}>
      <summary className="chip list-none gap-2 [&::-webkit-details-marker]:hidden">
        <Icon name="sliders-horizontal" className="size-4" />
        {texts.filters}
        <Icon name="chevron-down" className="size-4 transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="mt-3 flex flex-col gap-4 lg:max-w-xl">
        {colors.length > 0 && <Colors colors={colors} filters={filters} hrefOf={form.hrefOf} />}
        <Prices filters={filters} {...form} />
      </div>
    </details>
  );
}
