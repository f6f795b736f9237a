import { Icon } from '@shop/web-kit/icons';
import { Command } from 'cmdk';
import { type ReactNode } from 'react';

type RowProps = { value: string; icon: string; onSelect: () => void; children: ReactNode };

/** One thing to choose in the palette. */
export const Row = ({ value, icon, onSelect, children }: RowProps) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 data-[selected=true]:bg-neutral-soft"
  >
    <Icon name={icon} className="size-4 shrink-0 text-muted" />
    {children}
  </Command.Item>
);

export const groupStyles =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted';
