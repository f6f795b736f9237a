import { Switch as RadixSwitch } from 'radix-ui';
import { type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Needs aria-label or the id of a label. */
export const Switch = ({ className, ...rest }: ComponentProps<typeof RadixSwitch.Root>) => (
  <RadixSwitch.Root
    {...rest}
    className={classNames(
      'relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-neutral-soft transition-colors data-[state=checked]:border-success-solid data-[state=checked]:bg-success-solid disabled:opacity-55',
      className,
    )}
  >
    <RadixSwitch.Thumb className="ml-1 block size-4 rounded-full bg-line-strong transition-[margin] data-[state=checked]:ml-[1.4rem] data-[state=checked]:bg-white" />
  </RadixSwitch.Root>
);
