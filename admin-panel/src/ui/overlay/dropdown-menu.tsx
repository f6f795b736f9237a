import { DropdownMenu as RadixMenu, Slot } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { useCloseOnBack } from './use-close-on-back.ts';

type MenuProps = { trigger: ReactNode; children: ReactNode; label?: string };

export function DropdownMenu({ trigger, children, label }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  return (
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          className="fade-in z-50 min-w-52 rounded-panel border border-line bg-panel p-1.5 text-ink shadow-overlay"
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

const itemStyles =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg px-3 text-sm outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-neutral-soft sm:min-h-9';

/** `asChild` makes a link of it. */
type MenuItemProps = ComponentProps<typeof RadixMenu.Item> & { icon: string };

export const MenuItem = ({ icon, className, children, ...rest }: MenuItemProps) => (
  <RadixMenu.Item {...rest} className={classNames(itemStyles, className)}>
    <Icon name={icon} className="size-4 shrink-0" />
    <Slot.Slottable>{children}</Slot.Slottable>
  </RadixMenu.Item>
);

type MenuCheckboxProps = ComponentProps<typeof RadixMenu.CheckboxItem>;

export const MenuCheckbox = ({ className, children, ...rest }: MenuCheckboxProps) => (
  <RadixMenu.CheckboxItem
    onSelect={(event) => event.preventDefault()}
    {...rest}
    className={classNames(itemStyles, className)}
  >
    <span className="grid size-5 place-items-center rounded-sm border border-line-strong">
      <RadixMenu.ItemIndicator>
        <Icon name="check" className="size-4" />
      </RadixMenu.ItemIndicator>
    </span>
    {children}
  </RadixMenu.CheckboxItem>
);
