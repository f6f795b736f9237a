import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { buttonStyles } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { unreadQuery } from './queries.ts';
import { texts } from './texts.ts';

/** The way to what shoppers wrote, with how much of it nobody has read. */
export function InboxLink({ className }: { className?: string | undefined }) {
  const { data: unread = 0 } = useQuery(unreadQuery);
  const label = texts.inbox(unread);
  return (
    <Link
      to={paths.messages}
      aria-label={label}
      title={label}
      className={classNames(buttonStyles({ variant: 'ghost', size: 'icon' }), 'relative', className)}
    >
      <Icon name="mail" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid min-w-4.5 place-items-center rounded-full bg-wine-solid px-1 text-[0.6875rem] leading-4.5 font-bold text-white tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
