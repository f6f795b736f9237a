import { type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useScrollsSideways } from './use-is-overflowing.ts';

/** A table in a panel that scrolls sideways on its own; give it a caption (it is read, not seen). */
export function Table({
  caption,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: string }) {
  const { box, scrolls } = useScrollsSideways();
  return (
    <div
      ref={box}
      // A box that scrolls would hold the headings that stay in sight while the page moves.
      className={scrolls ? 'overflow-x-auto' : undefined}
      role="region"
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
      tabIndex={scrolls ? 0 : undefined}
    >
      <table {...rest} className={classNames('w-full border-collapse text-left text-sm', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

// A line below that stays with its cell: borders of collapsed cells are left behind.
const stickyHead =
  'border-b-0 [&_th]:sticky [&_th]:top-0 [&_th]:z-10 [&_th]:bg-panel-2 [&_th]:after:absolute [&_th]:after:inset-x-0 [&_th]:after:bottom-0 [&_th]:after:border-b [&_th]:after:border-line';

/** The headings; `sticky` ones stay at the top of the window while a long list moves below them. */
export const TableHead = ({
  className,
  sticky = false,
  ...rest
}: ComponentProps<'thead'> & { sticky?: boolean }) => (
  <thead
    {...rest}
    className={classNames(
      'border-b border-line bg-panel-2 text-xs text-muted',
      sticky && stickyHead,
      className,
    )}
  />
);

export const HeadCell = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th scope="col" {...rest} className={classNames('h-10 px-4 font-semibold whitespace-nowrap', className)} />
);

export const TableBody = ({ className, ...rest }: ComponentProps<'tbody'>) => (
  <tbody {...rest} className={classNames('divide-y divide-line', className)} />
);

export const TableRow = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr
    {...rest}
    className={classNames('bg-panel hover:bg-panel-2 data-[selected=true]:bg-blush', className)}
  />
);

/** For the head and the cells of a column that stays in sight while the others scroll below it. */
export const pinnedRight = { head: 'sticky right-0 bg-panel-2', cell: 'sticky right-0 bg-inherit' };

/** A cell; `numeric` aligns figures to the right, one under the other. */
export const Cell = ({ numeric, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) => (
  <td
    {...rest}
    className={classNames('h-12 px-4 py-2 align-middle', numeric && 'text-right tabular-nums', className)}
  />
);
