import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

export const Tabs = RadixTabs.Root;

// An address or a key may open a tab that a phone has out of sight.
function showActive(list: HTMLElement | null) {
  const tab = list?.querySelector<HTMLElement>('[data-state="active"]');
  if (!list || !tab) return;
  const [box, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < box.left || own.right > box.right) list.scrollLeft += own.left - box.left;
}

/** Row of tabs, which scrolls sideways on a phone with the open tab in sight. */
export function TabList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showActive(list.current));
  return (
    <RadixTabs.List
      {...rest}
      ref={list}
      className={classNames(
        'flex gap-1 overflow-x-auto border-b border-line px-1 pt-1 [scrollbar-width:thin] sm:flex-wrap',
        className,
      )}
    />
  );
}

type TabProps = ComponentProps<typeof RadixTabs.Trigger> & { count?: ReactNode };

export const Tab = ({ className, count, children, ...rest }: TabProps) => (
  <RadixTabs.Trigger
    {...rest}
    className={classNames(
      '-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-wine data-[state=active]:font-semibold data-[state=active]:text-wine',
      className,
    )}
  >
    {children}
    {count !== undefined && (
      <span className="rounded-full bg-neutral-soft px-2 py-0.5 text-xs font-semibold text-ink tabular-nums">
        {count}
      </span>
    )}
  </RadixTabs.Trigger>
);

export const TabPanel = ({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) => (
  <RadixTabs.Content {...rest} className={classNames('pt-5', className)} />
);
