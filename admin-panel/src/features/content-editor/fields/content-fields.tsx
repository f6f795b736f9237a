import { groupDigits, type SiteContentInput } from '@shop/contract';
import { type ReactNode } from 'react';
import { get, useController, useFormContext, type FieldPath } from 'react-hook-form';
import { Button, IconButton } from '#ui/button.tsx';
import { digitsOnly, numberFromDigits } from '#ui/form/digits.ts';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Options, Select, Textarea } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { texts } from '../texts.ts';
import { type ContentField } from './content-field.ts';
import { useTypedFact, WithVariables } from './variables.tsx';

// React Hook Form's field arrays hold objects only, so these lines are edited as one value.
export function LinesControl({ name, field: { label } }: ControlProps) {
  const { value, onChange } = useController<SiteContentInput>({ name }).field;
  const lines = ((value ?? []) as unknown as readonly (string | undefined)[]).map((line) => line ?? '');
  const change = (position: number, text: string) =>
    onChange(lines.map((line, i) => (i === position ? text : line)));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <ul className="mt-1.5 flex flex-col gap-2">
        {lines.map((line, i) => (
          <li key={i} className="flex gap-2">
            <Input
              aria-label={texts.list.heading(texts.line, i + 1)}
              value={line}
              onChange={(event) => change(i, event.target.value)}
            />
            <IconButton
              icon="x"
              label={texts.list.remove(texts.line, i + 1)}
              variant="danger-ghost"
              onClick={() => onChange(lines.filter((_, other) => other !== i))}
            />
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={() => onChange([...lines, ''])}>
        {texts.list.add(texts.line)}
      </Button>
    </fieldset>
  );
}

export type ContentPath = FieldPath<SiteContentInput>;

export const controlId = (path: string): string => `content-${path.replaceAll('.', '-')}`;

export const tabOfControl = (id: string): string => id.split('-')[1] ?? '';

function useFault(name: ContentPath): string | undefined {
  const { formState } = useFormContext<SiteContentInput>();
  const fault: unknown = get(formState.errors, name);
  return typeof fault === 'object' && fault !== null && 'message' in fault
    ? String(fault.message)
    : undefined;
}

/** A control of the content, with the path of its value. */
export type ControlProps = { name: ContentPath; field: ContentField };

export function TextControl({ name, field: { kind, label, hint, rows = 3, type, inputMode } }: ControlProps) {
  const { register } = useFormContext<SiteContentInput>();
  const typedFact = useTypedFact(name);
  const warning = typedFact && <span className="block font-medium text-warn">{typedFact}</span>;
  const help: ReactNode = (hint || warning) && (
    <>
      {hint}
      {warning}
    </>
  );
  return (
    <WithVariables name={name} controlId={controlId(name)}>
      <Field id={controlId(name)} label={label} hint={help} error={useFault(name)}>
        {(control) =>
          kind === 'long' ? (
            <Textarea {...control} {...register(name)} rows={rows} />
          ) : (
            <Input {...control} {...register(name)} type={type} inputMode={inputMode} autoComplete="off" />
          )
        }
      </Field>
    </WithVariables>
  );
}

/** Chooses one of the values of a field; a stored value that is none of them stays to be chosen. */
export function ChoiceControl({ name, field: { label, hint, options = {} } }: ControlProps) {
  const { value, ...field } = useController<SiteContentInput>({ name }).field;
  const chosen = typeof value === 'string' ? value : '';
  const shown = chosen in options ? options : { [chosen]: chosen, ...options };
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={useFault(name)}>
      {(control) => (
        <Select {...control} {...field} value={chosen}>
          <Options options={Object.entries(shown).map(([key, text]) => ({ value: key, label: text }))} />
        </Select>
      )}
    </Field>
  );
}

const pesosOrEmpty = (value: unknown): string => (value ? groupDigits(String(value)) : '');

/** Edits whole pesos or another whole number; anything but digits counts as 0. */
export function DigitsControl({ name, field: { kind, label, hint, placeholder } }: ControlProps) {
  const { value, onBlur, onChange } = useController<SiteContentInput>({ name }).field;
  const isPesos = kind === 'pesos';
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={useFault(name)}>
      {(control) => (
        <DigitsInput
          {...control}
          name={name}
          placeholder={placeholder ?? (isPesos ? '0' : undefined)}
          onBlur={onBlur}
          value={isPesos ? pesosOrEmpty(value) : String(value ?? 0)}
          format={isPesos ? groupDigits : digitsOnly}
          onValue={(typed) => onChange(numberFromDigits(typed))}
        />
      )}
    </Field>
  );
}

export function SwitchControl({ name, field: { label } }: ControlProps) {
  const { ref, value, onChange } = useController<SiteContentInput>({ name }).field;
  const id = controlId(name);
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Switch id={id} ref={ref} checked={value === true} onCheckedChange={onChange} />
      <label htmlFor={id} className="text-ink text-sm font-semibold">
        {label}
      </label>
    </div>
  );
}
