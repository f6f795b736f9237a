import { SHOP_VARIABLES, type SiteContentInput, takesVariables, type VariableValues } from '@shop/contract';
import { createContext, type ReactNode, use, useState } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { Select } from '#ui/form/input.tsx';
import { findTypedFact } from './typed-facts.ts';
import { texts } from '../texts.ts';

const Variables = createContext<VariableValues>({});

/** Gives the fields below it what the variables of the texts stand for now. */
export const VariablesProvider = Variables.Provider;

const NAMES = Object.keys(SHOP_VARIABLES) as (keyof typeof SHOP_VARIABLES)[];

type Props = { name: FieldPath<SiteContentInput>; controlId: string };

// Takes no room of its own: fields that move under the pointer would be missed.
function VariablePicker({ name, controlId }: Props) {
  const values = use(Variables);
  const { setValue } = useFormContext<SiteContentInput>();
  const insert = (variable: string) => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd, value } = control;
    const at = selectionStart ?? value.length;
    control.setRangeText(`{${variable}}`, at, selectionEnd ?? at, 'end');
    setValue(name, control.value, { shouldDirty: true });
    control.focus();
  };
  return (
    <Select
      aria-label={texts.variables.insert}
      className="absolute top-0 right-0 z-10 max-w-36 min-h-6! py-0! text-xs!"
      value=""
      onChange={({ target }) => insert(target.value)}
    >
      <option value="" disabled>
        {texts.variables.insert}
      </option>
      {NAMES.map((variable) => (
        <option key={variable} value={variable}>
          {texts.variables.option(SHOP_VARIABLES[variable], values[variable] ?? '')}
        </option>
      ))}
    </Select>
  );
}

/** Says which variable keeps a figure true that the text spells out; null when it spells none. */
export function useTypedFact(name: FieldPath<SiteContentInput>): string | null {
  const values = use(Variables);
  const text: unknown = useWatch<SiteContentInput>({ name });
  const variable = typeof text === 'string' && takesVariables(name) ? findTypedFact(text, values) : null;
  if (!variable) return null;
  return texts.variables.typed(
    values[variable] ?? '',
    SHOP_VARIABLES[variable as keyof typeof SHOP_VARIABLES],
    variable,
  );
}

/** Places the list of variables in the line of a field's label while the field has the focus. */
export function WithVariables({ children, ...field }: Props & { children: ReactNode }) {
  const [hasFocus, setHasFocus] = useState(false);
  if (!takesVariables(field.name)) return children;
  return (
    <div
      className="relative min-w-0"
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {children}
      {hasFocus && <VariablePicker {...field} />}
    </div>
  );
}
