import { classNames } from '../class-names.ts';

/** Count on a corner of an icon; hidden from screen readers, so the control's name must say it too. */
export const CountBubble = ({ count, className }: { count: number; className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'absolute top-0.5 right-0 grid min-w-4.5 place-items-center rounded-full bg-wine-solid px-1 text-[0.6875rem] leading-4.5 font-bold text-white tabular-nums',
      className,
    )}
  >
    {count > 99 ? '99+' : count}
  </span>
);
