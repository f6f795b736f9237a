import { type ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A table in a panel that scrolls sideways on its own; give it a caption (it is read, not seen). */
export const Table = ({
  caption,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: string }) => (
  // A region that scrolls must be reachable with the keyboard.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
    <table {...rest} className={classNames('w-full border-collapse text-left text-sm', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </div>
);

export const TableHead = ({ className, ...rest }: ComponentProps<'thead'>) => (
  <thead {...rest} className={classNames('border-b border-line bg-panel-2 text-xs text-muted', className)} />
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
