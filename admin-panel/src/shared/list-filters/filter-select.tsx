import { type ReactNode } from 'react';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/input.tsx';
import { useFollowedField } from './use-filter-field.ts';

type FollowedSelectProps = {
  label: string;
  /** What the address says. */
  value: string;
  onChoice: (value: string) => void;
  children: ReactNode;
  hideLabel?: boolean;
};

/** A choice that lives in the address: shown at once, however long the address takes to say it. */
export function FollowedSelect({ label, value, onChoice, children, ...look }: FollowedSelectProps) {
  const { typed, setTyped, ask } = useFollowedField(value, onChoice);
  return (
    <Field label={label} {...look}>
      {(control) => (
        <Select
          {...control}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            ask(target.value);
          }}
        >
          {children}
        </Select>
      )}
    </Field>
  );
}
