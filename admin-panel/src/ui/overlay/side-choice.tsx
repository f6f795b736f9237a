import { type ReactNode } from 'react';

type Side = 'mine' | 'theirs';

type SideChoiceProps = {
  /** Tells this choice apart from the others of the page. */
  id: string;
  name: string;
  labels: Record<Side, string>;
  sides: Record<Side, ReactNode>;
  theirs: boolean;
  onChoose: (theirs: boolean) => void;
};

/** One thing that two people changed: what each made of it, and which of the two stays. */
export const SideChoice = ({ id, name, labels, sides, theirs, onChoose }: SideChoiceProps) => (
  <fieldset className="rounded-panel border-line border p-3">
    <legend className="px-1 text-sm font-semibold">{name}</legend>
    {(['mine', 'theirs'] as const).map((side) => (
      <label key={side} htmlFor={`${id}-${side}`} className="flex gap-3 py-1.5">
        <input
          id={`${id}-${side}`}
          type="radio"
          name={id}
          checked={theirs === (side === 'theirs')}
          onChange={() => onChoose(side === 'theirs')}
          className="accent-wine-solid mt-1 size-4 shrink-0"
        />
        <span className="min-w-0 text-sm break-words whitespace-pre-wrap">
          <strong className="block">{labels[side]}</strong>
          {sides[side]}
        </span>
      </label>
    ))}
  </fieldset>
);
