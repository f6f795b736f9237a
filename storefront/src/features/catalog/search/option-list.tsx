import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '#shared/router/router.tsx';

/** The state that a list shares with its input: the active option, and the way keys move among the options. */
export type ListState = { active?: string | undefined; onKeyDown?: (event: KeyboardEvent) => void };

export type SearchListProps = { id: string; text: string; onList: (list: ListState | null) => void };
type SearchOption = { key: string; to: string; content: ReactNode };

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

type OptionListProps = Omit<SearchListProps, 'text'> & { label: string; options: readonly SearchOption[] };

/** Listbox of links below a combobox: the focus stays in the input, arrow keys move the active option. */
export function OptionList({ id, label, options, onList }: OptionListProps) {
  const [active, setActive] = useState<number | null>(null);
  const optionId = (index: number) => `${id}-${index}`;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      // The arrow keys go round the options and the input itself.
      const next = ((active ?? -1) + step + 1 + options.length + 1) % (options.length + 1);
      setActive(next === 0 ? null : next - 1);
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  });
  useEffect(() => {
    onList({
      active: active === null ? undefined : `${id}-${active}`,
      onKeyDown: (event) => onKeyDown(event),
    });
    return () => onList(null);
  }, [active, id, onList]);
  return (
    <div id={id} role="listbox" aria-label={label} className="grid max-h-[60svh] gap-1 overflow-y-auto">
      {options.map(({ key, to, content }, index) => (
        <Link
          key={key}
          id={optionId(index)}
          to={to}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          ref={(link) => {
            if (index === active) link?.scrollIntoView({ block: 'nearest' });
          }}
          className="flex min-h-12 items-center gap-3 rounded-panel p-1 hover:bg-blush aria-selected:bg-blush aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
        >
          {content}
        </Link>
      ))}
    </div>
  );
}
