import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

const badgeStyles = cva(
  'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-transparent bg-neutral-soft text-neutral',
        'neutral-outline': 'border-line-strong bg-transparent text-neutral',
        success: 'border-transparent bg-success-soft text-success',
        'success-solid': 'border-transparent bg-success-solid text-white',
        warn: 'border-transparent bg-warn-soft text-warn',
        'warn-outline': 'border-warn bg-transparent text-warn',
        danger: 'border-transparent bg-danger-soft text-danger',
        info: 'border-transparent bg-info-soft text-info',
        wine: 'border-transparent bg-blush text-wine',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>['tone']>;
export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone };

export const Badge = ({ tone, className, ...rest }: BadgeProps) => (
  <span {...rest} className={classNames(badgeStyles({ tone }), className)} />
);

/** Is hidden from screen readers, so the control's name must say the count too. */
export const CountBubble = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="absolute top-0.5 right-0 grid min-w-4.5 place-items-center rounded-full bg-wine-solid px-1 text-[0.6875rem] leading-4.5 font-bold text-white tabular-nums"
  >
    {count > 99 ? '99+' : count}
  </span>
);
