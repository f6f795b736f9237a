import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './feedback/spinner.tsx';
import { Icon } from '@shop/web-kit/icons';

export const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
  {
    variants: {
      variant: {
        primary: 'bg-wine-solid text-on-wine hover:bg-wine-hover forced-colors:border',
        secondary: 'border border-line-strong bg-panel text-ink hover:bg-panel-2 hover:border-ink',
        ghost: 'text-ink hover:bg-neutral-soft',
        link: 'rounded-sm px-1 text-wine underline underline-offset-4 hover:no-underline',
        danger: 'bg-danger-solid text-white hover:bg-danger-hover forced-colors:border',
        'danger-ghost': 'text-danger hover:bg-danger-soft',
      },
      size: {
        md: 'min-h-11 px-5 text-sm sm:min-h-10',
        sm: 'min-h-11 px-3.5 text-sm sm:min-h-8',
        icon: 'size-11 sm:size-10',
        'icon-sm': 'size-11 sm:size-8',
      },
    },
    compoundVariants: [{ variant: 'link', size: ['md', 'sm'], class: 'min-h-0 px-1' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Renders the child, such as a link, with the styles of a button. */
    asChild?: boolean;
    icon?: string;
    /** Disables the button and replaces its icon with a spinner. */
    busy?: boolean;
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  asChild = false,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  const styles = classNames(buttonStyles({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={styles} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      className={styles}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} className="size-4" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'size' | 'icon'> & {
  label: string;
  size?: 'icon' | 'icon-sm';
} & ({ icon: string; children?: never } | { icon?: never; children: ButtonProps['children'] });

export const IconButton = ({ label, icon, size = 'icon', children, ...rest }: IconButtonProps) => (
  <Button variant="ghost" size={size} {...rest} aria-label={label} title={label}>
    {icon ? <Icon name={icon} className={size === 'icon' ? 'size-5' : 'size-4'} /> : children}
  </Button>
);
