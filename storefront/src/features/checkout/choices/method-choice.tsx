import type { ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';

/** Joins the sentences that apply. */
export const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

export type ChoiceProps<T extends string> = {
  offered: readonly T[];
  chosen: T | undefined;
  choose: (method: T) => void;
};

type Method = {
  icon: string;
  title: string;
  cost: string;
  /** Sentence on the day of arrival or collection; '' where the shop promises nothing. */
  when?: string;
  description: string;
  details: ReactNode;
};

type MethodChoiceProps<T extends string> = ChoiceProps<T> & {
  name: string;
  title: string;
  noneOffered: string;
  methods: Record<T, Method>;
};

export const MethodChoice = <T extends string>(props: MethodChoiceProps<T>) => (
  <fieldset className="flex min-w-0 flex-col gap-3">
    <legend className="mb-3 font-serif text-h3">{props.title}</legend>
    {props.offered.map((value) => {
      const { icon, title, cost, when, description, details } = props.methods[value];
      const isChosen = value === props.chosen;
      return (
        <div
          key={value}
          className={`rounded-panel border bg-white ${isChosen ? 'border-wine ring-1 ring-wine' : 'border-line-strong'}`}
        >
          <label className="flex min-h-16 items-start gap-3 p-4">
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={isChosen}
              onChange={() => props.choose(value)}
              className="mt-1 size-5 shrink-0 accent-wine"
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-2 xs:flex-nowrap">
                <span className="flex min-w-0 gap-1 font-semibold">
                  <Icon name={icon} className="size-5 shrink-0 text-wine" />
                  {title}
                </span>
                <span className="ml-auto shrink-0 font-semibold tabular-nums">{cost}</span>
              </span>
              {when && <span className="block text-sm font-medium">{when}</span>}
              {description && <span className="mt-0.5 block text-sm text-ink-soft">{description}</span>}
            </span>
          </label>
          {isChosen && details && <div className="border-t border-line p-4 pt-3">{details}</div>}
        </div>
      );
    })}
    {props.offered.length === 0 && <p role="alert">{props.noneOffered}</p>}
  </fieldset>
);
