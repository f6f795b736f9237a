import { Icon } from '@shop/web-kit/icons';
import { classNames } from '#ui/class-names.ts';
import { texts } from '../texts.ts';

export type Step = 'edit' | 'review';

const steps: { step: Step; label: string }[] = [
  { step: 'edit', label: texts.stepEdit },
  { step: 'review', label: texts.stepReview },
];

export const Steps = ({ current }: { current: Step }) => (
  <nav aria-label={texts.steps}>
    <ol className="flex items-center gap-2 text-sm">
      {steps.map(({ step, label }, at) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={classNames('flex items-center gap-2', step === current ? 'font-semibold' : 'text-muted')}
        >
          {at > 0 && <Icon name="chevron-right" className="size-4 text-muted" />}
          <span
            className={classNames(
              'grid size-6 place-items-center rounded-full text-xs tabular-nums',
              step === current ? 'bg-wine-solid text-on-wine' : 'bg-neutral-soft',
            )}
          >
            {at + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  </nav>
);
