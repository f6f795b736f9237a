import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { activeFilterCount, type ProductFilters } from '../filters/product-filters.ts';
import { texts } from './texts.ts';
import { type ProductSelection } from './use-product-selection.ts';

type ChooseResultsProps = {
  selection: ProductSelection;
  filters: ProductFilters;
  total: number;
  /** The list is that of the filter before: the offer keeps its place, as a tap on what is below would miss. */
  isPlaceholder: boolean;
};

function offerOf({ selection, filters, total }: ChooseResultsProps): string | null {
  const active = activeFilterCount(filters);
  if (total < 2 || selection.count === total || !(selection.isAll || active > 0)) return null;
  return filters.category && active === 1 ? texts.chooseCategory(total) : texts.chooseResults(total);
}

function sayingOf({ selection, filters, total }: ChooseResultsProps): string | null {
  const { isResult, isAll, count } = selection;
  if (isResult) return texts.allChosen(count);
  return isAll && (count < total || activeFilterCount(filters) > 0) ? texts.pageChosen(count) : null;
}

/** Offers everything that the filter finds, once the list is filtered or its page is chosen. */
export function ChooseResults(props: ChooseResultsProps) {
  const line = useRef<HTMLDivElement>(null);
  const offer = offerOf(props);
  const saying = sayingOf(props);
  if (!offer && !saying) return null;
  const choose = () => {
    props.selection.chooseResult();
    // The button goes once its products are chosen; what it did takes its focus.
    line.current?.focus();
  };
  return (
    <div
      ref={line}
      tabIndex={-1}
      className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line bg-panel-2 px-4 py-1 text-sm"
    >
      {saying}
      {offer && (
        <Button
          variant="link"
          size="sm"
          disabled={props.isPlaceholder}
          className="-mx-1 min-h-11 sm:min-h-8"
          onClick={choose}
        >
          {offer}
        </Button>
      )}
    </div>
  );
}
