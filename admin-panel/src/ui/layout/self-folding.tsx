import { type ReactNode, useEffect, useRef } from 'react';

type SelfFoldingProps = { isFolded: boolean; label: string; children: ReactNode };

/** Folds what is not needed for now behind a small line, though never what has the focus; otherwise it is just shown. */
export function SelfFolding({ isFolded, label, children }: SelfFoldingProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const box = details.current;
    if (box && !box.contains(document.activeElement)) box.open = !isFolded;
  }, [isFolded]);
  return (
    <details ref={details}>
      <summary
        className={
          isFolded
            ? 'inline-flex min-h-6 cursor-pointer items-center text-sm text-muted underline underline-offset-4'
            : 'hidden'
        }
      >
        {label}
      </summary>
      <div className={isFolded ? 'mt-2' : undefined}>{children}</div>
    </details>
  );
}
