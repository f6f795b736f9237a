import { type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';

type SelectionBarProps = {
  /** Name of the group of actions. */
  label: string;
  /** Says how many items are selected. */
  status: ReactNode;
  clearLabel: string;
  onClear: () => void;
  children: ReactNode;
  /** The actions fit beside the status on a phone. */
  isOneLine?: boolean;
};

// The bar must not cover the list.
const scrollingLine =
  'max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1';

/**
 * Keeps the actions for selected items in sight: below the list on a phone, above it elsewhere.
 * Its parent must be a flex column, in which the bar comes last on a phone.
 */
export const SelectionBar = ({
  label,
  status,
  clearLabel,
  onClear,
  children,
  isOneLine = false,
}: SelectionBarProps) => (
  <div
    role="group"
    aria-label={label}
    className="z-20 flex flex-wrap items-center gap-x-2 border-line bg-blush px-4 py-2 max-sm:bottom-0 max-sm:tall:order-last max-sm:border-t max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:shadow-overlay sm:top-[calc(3.5rem+var(--toast-strip))] sm:border-b lg:top-(--toast-strip) tall:sticky"
  >
    <IconButton label={clearLabel} onClick={onClear}>
      <Icon name="x" className="size-4" />
    </IconButton>
    <p role="status" className="mr-auto min-w-0 font-semibold tabular-nums">
      {status}
    </p>
    <div className={classNames('flex items-center gap-2', !isOneLine && scrollingLine)}>{children}</div>
  </div>
);
