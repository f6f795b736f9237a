import { type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';

type EmptyStateProps = { icon?: string; title: string; text?: ReactNode; action?: ReactNode };

export const EmptyState = ({ icon = 'box', title, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
    <span className="mb-1 grid size-14 place-items-center rounded-full bg-blush text-wine">
      <Icon name={icon} className="size-6" />
    </span>
    <h2 className="text-base font-semibold">{title}</h2>
    {text && <p className="max-w-md text-muted">{text}</p>}
    {action && <div className="mt-3">{action}</div>}
  </div>
);
