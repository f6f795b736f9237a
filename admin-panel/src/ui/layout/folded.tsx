import { Icon } from '@shop/web-kit/icons';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type FoldedProps = {
  title: ReactNode;
  /** Says in few words what is inside while it is folded. */
  summary?: ReactNode;
  /** Stands at the end of the line. */
  hint?: ReactNode;
  /** Unfolds it; whoever reads folds it again. */
  isOpen?: boolean;
  /** Names a part of a page, whose title is a heading. */
  isSection?: boolean;
  children: ReactNode;
};

/** Folds a part of a page or form that is rarely needed behind one line; what unfolded it once leaves it open. */
export function Folded(props: FoldedProps) {
  const { title, summary, hint, isOpen = false, isSection = false, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  const Title = isSection ? 'h2' : 'span';
  return (
    <details ref={details} className="min-w-0 rounded-panel border border-line bg-panel">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <Title className="font-semibold">{title}</Title>
          {summary && <span className="block text-sm text-muted">{summary}</span>}
        </span>
        {hint}
        <Icon name="chevron-down" className="size-4 shrink-0 text-muted [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
