import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

type Overflow = { box: RefObject<HTMLDivElement | null>; isOverflowing: boolean };

function useIsOverflowing(): Overflow {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    // Zoomed screens round sizes, so a pixel of tolerance is needed.
    const measure = () =>
      setIsOverflowing(inner.getBoundingClientRect().width > outer.getBoundingClientRect().width + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { box, isOverflowing };
}

/** Scrolls sideways when needed; the caption is visible to screen readers only. */
export function Table({
  caption,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: string }) {
  const { box, isOverflowing } = useIsOverflowing();
  return (
    <div
      ref={box}
      // An overflow box would break the sticky headings.
      className={isOverflowing ? 'overflow-x-auto' : undefined}
      role="region"
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
      tabIndex={isOverflowing ? 0 : undefined}
    >
      <table {...rest} className={classNames('w-full border-collapse text-left text-sm', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

// Drawn as pseudo-elements: collapsed borders do not stick with their cells.
const stickyHead =
  'border-b-0 tall:[&_th]:sticky [&_th]:top-(--toast-strip) [&_th]:z-10 [&_th]:bg-panel-2 [&_th]:relative [&_th]:after:absolute [&_th]:after:inset-x-0 [&_th]:after:bottom-0 [&_th]:after:border-b [&_th]:after:border-line';

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

export const pinnedRight = { head: 'sticky right-0 bg-panel-2', cell: 'sticky right-0 bg-inherit' };

export const Cell = ({ numeric, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) => (
  <td
    {...rest}
    className={classNames('h-12 px-4 py-2 align-middle', numeric && 'text-right tabular-nums', className)}
  />
);
