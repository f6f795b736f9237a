import type { ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';

type RadioCardProps = {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  icon: string;
  title: string;
  /** What it costs, in the label itself. */
  cost: string;
  description: string;
  /** Shown below while it is chosen. */
  children?: ReactNode;
};

/** A choice as a card: the whole of its head is the label. */
export function RadioCard(props: RadioCardProps) {
  const { name, value, checked, onChoose, icon, title, cost, description, children } = props;
  return (
    <div
      className={`rounded-image border bg-white ${checked ? 'border-wine ring-1 ring-wine' : 'border-line-strong'}`}
    >
      <label className="flex min-h-16 items-start gap-3 p-4">
        <input
          type="radio"
          name={name}
          value={value}
          checked={checked}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0 accent-wine"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="flex items-center gap-2 font-semibold">
              <Icon name={icon} className="size-5 shrink-0 text-wine" />
              {title}
            </span>
            <span className="ml-auto shrink-0 font-semibold tabular-nums">{cost}</span>
          </span>
          {description && <span className="mt-0.5 block text-sm text-ink-soft">{description}</span>}
        </span>
      </label>
      {checked && children && <div className="border-t border-line p-4 pt-3">{children}</div>}
    </div>
  );
}

/** Facts below a chosen card; those without a text are left out. */
export const Facts = ({ facts, notes }: { facts: readonly (readonly [string, string])[]; notes: string }) => (
  <div className="text-sm">
    <dl className="flex flex-col gap-1">
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
    </dl>
    {notes && <p className="mt-2 whitespace-pre-line text-ink-soft">{notes}</p>}
  </div>
);
