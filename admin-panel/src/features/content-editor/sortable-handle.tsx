import { type ComponentProps } from 'react';
import { Icon } from '#ui/icon.tsx';

/** The grip by which a row is dragged, with the pointer or with the space bar and the arrows. */
export const SortableHandle = ({ label, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className="hover:bg-neutral-soft inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-full sm:size-8"
  >
    <Icon name="menu" className="size-4" />
  </button>
);
