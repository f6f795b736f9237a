import { type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';

type FoldedProps = {
  title: ReactNode;
  /** Says in few words what is inside while it is folded. */
  summary?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
};

/** Folds a part of a page that is rarely needed behind one line. */
export const Folded = ({ title, summary, isOpen = false, children }: FoldedProps) => (
  // Undefined, unlike false, leaves it to the person to unfold it.
  <details
    className="group/folded min-w-0 rounded-panel border border-line bg-panel"
    open={isOpen || undefined}
  >
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{title}</span>
        {summary && <span className="block text-sm text-muted">{summary}</span>}
      </span>
      <Icon name="chevron-down" className="size-4 shrink-0 text-muted group-open/folded:rotate-180" />
    </summary>
    <div className="flex flex-col gap-4 px-4 pt-1 pb-4">{children}</div>
  </details>
);
