import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { TabStrip, tabRowStyles } from './tab-strip.tsx';

export const Tabs = RadixTabs.Root;

/** Row of tabs that never cuts one off: see `TabStrip`. */
export const TabList = ({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) => (
  <TabStrip className="border-b border-line">
    <RadixTabs.List {...rest} className={classNames(tabRowStyles, 'px-1 pt-1', className)} />
  </TabStrip>
);

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
