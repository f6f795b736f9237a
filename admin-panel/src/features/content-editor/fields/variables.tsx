import {
  SHOP_VARIABLES,
  type SiteContentInput,
  takesVariables,
  type VariableValues,
  withoutVariables,
} from '@shop/contract';
import { createContext, type ReactNode, use, useState } from 'react';
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import { Select } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';

// '$ 30.000', '30.000' and '30000' are one figure, as are '10 %' and '10%'.
const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\$\s*/g, '')
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/\s+%/g, '%');

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\d]/u.test(sign);

function holds(text: string, fact: string): boolean {
  for (let at = text.indexOf(fact); at >= 0; at = text.indexOf(fact, at + 1))
    if (!isWordSign(text[at - 1]) && !isWordSign(text[at + fact.length])) return true;
  return false;
}

/** Returns the variable whose figure a text spells out, so that the text would outlive a change of it. */
export function findTypedFact(text: string, values: VariableValues): string | null {
  const typed = normalize(withoutVariables(text));
  const facts = Object.keys(values).filter((name) => /\d/.test(values[name] ?? ''));
  return facts.find((name) => holds(typed, normalize(values[name] ?? ''))) ?? null;
}

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
