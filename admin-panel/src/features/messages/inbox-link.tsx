import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { buttonStyles } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CountBubble } from '#ui/feedback/badge.tsx';
import { Icon } from '@shop/web-kit/icons';
import { unreadQuery } from './queries.ts';
import { texts } from './texts.ts';

export function InboxLink({ className }: { className?: string | undefined }) {
  const { data: unread = 0 } = useQuery(unreadQuery);
  const label = texts.inbox(unread);
  return (
    <Link
      to={paths.messages}
      title={label}
      className={classNames(buttonStyles({ variant: 'ghost', size: 'icon' }), 'relative', className)}
    >
      <span className="sr-only">{label}</span>
      <Icon name="mail" />
      {unread > 0 && <CountBubble count={unread} />}
    </Link>
  );
}
