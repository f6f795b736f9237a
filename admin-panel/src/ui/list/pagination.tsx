import { PAGE_BUTTONS } from '@shop/contract';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

/** Returns the page numbers of the buttons, at most five around the current page. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), pages - PAGE_BUTTONS + 1));
  return Array.from({ length: Math.min(PAGE_BUTTONS, pages) }, (_, i) => first + i);
}

// Seven buttons fit 320 px; the arrows keep their full size.
const arrowSize = 'w-11 sm:w-10';
const numberSize = 'w-9 min-[360px]:w-11 sm:w-10';

type PaginationProps = {
  page: number;
  pageSize: number;
  total: number;
  totalPages: number;
  onPage: (page: number) => void;
  showing: (from: number, to: number, total: number) => string;
  disabled?: boolean;
};

const VISIBLE =
  'flex flex-col items-center justify-between gap-3 border-t border-line px-2 py-3 sm:flex-row sm:px-4';

// The buttons stand below the rows: the next page is read from its top, which a phone has scrolled out of sight.
function showTop(list: Element | null | undefined): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, totalPages, onPage, showing, disabled } = props;
  const bar = useRef<HTMLDivElement>(null);
  const isOnePage = totalPages <= 1;
  const turn = (next: number) => {
    onPage(next);
    showTop(bar.current?.parentElement);
  };
  return (
    <div ref={bar} className={isOnePage ? 'sr-only' : VISIBLE}>
      {/* The region stays in the page, so that screen readers hear what each filter finds. */}
      <p className="text-sm text-muted tabular-nums" role="status">
        {total > 0 && showing((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total)}
      </p>
      {!isOnePage && <PageButtons page={page} totalPages={totalPages} onPage={turn} disabled={disabled} />}
    </div>
  );
}

type PageButtonsProps = Pick<PaginationProps, 'page' | 'totalPages' | 'onPage' | 'disabled'>;

const PageButtons = ({ page, totalPages, onPage, disabled }: PageButtonsProps) => (
  <nav aria-label={texts.pagination} className="flex items-center sm:gap-1">
    <Button
      size="icon"
      variant="ghost"
      className={arrowSize}
      aria-label={texts.previous}
      disabled={disabled || page <= 1}
      onClick={() => onPage(page - 1)}
    >
      <Icon name="chevron-right" className="size-5 rotate-180" />
    </Button>
    {pageWindow(page, totalPages).map((number) => (
      <Button
        key={number}
        size="icon"
        variant={number === page ? 'primary' : 'ghost'}
        aria-label={texts.page(number)}
        aria-current={number === page ? 'page' : undefined}
        className={classNames(numberSize, 'tabular-nums', number !== page && 'font-medium')}
        onClick={() => onPage(number)}
      >
        {number}
      </Button>
    ))}
    <Button
      size="icon"
      variant="ghost"
      className={arrowSize}
      aria-label={texts.next}
      disabled={disabled || page >= totalPages}
      onClick={() => onPage(page + 1)}
    >
      <Icon name="chevron-right" />
    </Button>
  </nav>
);
