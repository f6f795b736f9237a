import { Tooltip as RadixTooltip } from 'radix-ui';
import { type ReactNode } from 'react';

export const TooltipProvider = RadixTooltip.Provider;

type TooltipProps = { text: ReactNode; children: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left' };

/** A short explanation on hover and focus; Esc hides it. */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => (
  <RadixTooltip.Root>
    <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
    <RadixTooltip.Portal>
      <RadixTooltip.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="fade-in z-50 max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-xs text-panel shadow-overlay"
      >
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Portal>
  </RadixTooltip.Root>
);
