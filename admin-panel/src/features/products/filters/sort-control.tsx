import { SelectField } from '#ui/form/field.tsx';
import { Icon } from '@shop/web-kit/icons';
import { Options } from '#ui/form/input.tsx';
import { useListActions } from '../list/list-context.ts';
import { type SortColumn, nextSort, parseSort, serializeSort } from './product-filters.ts';
import { texts } from '../texts.ts';

const icons = { asc: 'arrow-up', desc: 'arrow-down' } as const;

type SortHeadingProps = {
  column: SortColumn;
  label: string;
  /** Name of the compared value, where it is not the column's own. */
  comparedBy?: string;
};

export function SortHeading({ column, label, comparedBy = label }: SortHeadingProps) {
  const { sort, onSort } = useListActions();
  const order = sort?.column === column ? sort.order : null;
  return (
    <button
      type="button"
      title={texts.sortBy(comparedBy)}
      onClick={() => onSort(nextSort(sort, column))}
      className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 font-semibold hover:text-ink"
    >
      {label}
      <Icon
        name={order ? icons[order] : 'arrow-up-down'}
        className={order ? 'size-3.5 text-wine' : 'size-3.5'}
      />
    </button>
  );
}

const options = [
  { value: '', label: texts.sortNewest },
  { value: 'nombre-asc', label: texts.sortName },
  { value: 'precio-asc', label: texts.sortCheapest },
  { value: 'precio-desc', label: texts.sortDearest },
  { value: 'stock-asc', label: texts.sortLeastStock },
  { value: 'stock-desc', label: texts.sortMostStock },
];

export function SortSelect() {
  const { sort, onSort } = useListActions();
  const known = options.some(({ value }) => value === serializeSort(sort));
  return (
    <SelectField
      label={texts.sort}
      className="border-b border-line p-4"
      value={serializeSort(sort)}
      onValue={(value) => onSort(parseSort(value))}
    >
      {!known && <option value={serializeSort(sort)}>{texts.sortNameDown}</option>}
      <Options options={options} />
    </SelectField>
  );
}
