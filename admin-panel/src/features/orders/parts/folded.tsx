import { type ReactNode } from 'react';

type FoldedProps = { summary: string; isOpen?: boolean; children: ReactNode };

/** Folds a part of a form that is rarely needed. */
export const Folded = ({ summary, isOpen = false, children }: FoldedProps) => (
  // Undefined, unlike false, leaves it to the person to unfold it.
  <details className="rounded-panel border border-line px-4" open={isOpen || undefined}>
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{summary}</summary>
    <div className="mt-1 flex flex-col gap-3 pb-4">{children}</div>
  </details>
);
