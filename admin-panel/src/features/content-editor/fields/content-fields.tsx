import { groupDigits, type SiteContentInput } from '@shop/contract';
import type { ComponentProps } from 'react';
import { get, useController, useFormContext, type FieldPath } from 'react-hook-form';
import { digitsOnly, numberFromDigits } from '#ui/form/digits.ts';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { useTypedFact, WithVariables } from './variables.tsx';

export type ContentPath = FieldPath<SiteContentInput>;

type FieldProps = {
  name: ContentPath;
  label: string;
  hint?: string;
};

export const controlId = (path: string): string => `content-${path.replaceAll('.', '-')}`;

export const tabOfControl = (id: string): string => id.split('-')[1] ?? '';

function useFault(name: ContentPath): string | undefined {
  const { formState } = useFormContext<SiteContentInput>();
  const fault: unknown = get(formState.errors, name);
  return typeof fault === 'object' && fault !== null && 'message' in fault
    ? String(fault.message)
    : undefined;
}

type FrameProps = FieldProps & { children: ComponentProps<typeof Field>['children'] };

function TextFrame({ name, label, hint, children }: FrameProps) {
  const typedFact = useTypedFact(name);
  const warning = typedFact && <span className="block font-medium text-warn">{typedFact}</span>;
  return (
    <WithVariables name={name} controlId={controlId(name)}>
      <Field
        id={controlId(name)}
        label={label}
        hint={
          (hint || warning) && (
            <>
              {hint}
              {warning}
            </>
          )
        }
        error={useFault(name)}
      >
        {children}
      </Field>
    </WithVariables>
  );
}

type TextProps = FieldProps & { type?: 'text' | 'url'; inputMode?: 'text' | 'url' | 'numeric' };

export function TextField({ type = 'text', inputMode, ...field }: TextProps) {
  const { register } = useFormContext<SiteContentInput>();
  return (
    <TextFrame {...field}>
      {(control) => (
        <Input {...control} {...register(field.name)} type={type} inputMode={inputMode} autoComplete="off" />
      )}
    </TextFrame>
  );
}

export function ParagraphField({ rows = 3, ...field }: FieldProps & { rows?: number }) {
  const { register } = useFormContext<SiteContentInput>();
  return (
    <TextFrame {...field}>
      {(control) => <Textarea {...control} {...register(field.name)} rows={rows} />}
    </TextFrame>
  );
}

type WholeNumberProps = FieldProps & {
  placeholder?: string;
  shown: (value: unknown) => string;
  format: (typed: string) => string;
};

function WholeNumberField({ name, label, hint, shown, ...input }: WholeNumberProps) {
  const { value, onBlur, onChange } = useController<SiteContentInput>({ name }).field;
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={useFault(name)}>
      {(control) => (
        <DigitsInput
          {...control}
          {...input}
          name={name}
          onBlur={onBlur}
          value={shown(value)}
          onValue={(typed) => onChange(numberFromDigits(typed))}
        />
      )}
    </Field>
  );
}

const pesosOrEmpty = (value: unknown): string => (value ? groupDigits(String(value)) : '');

/** Edits whole pesos; anything but digits counts as 0. */
export const PesosField = (props: FieldProps & { placeholder?: string }) => (
  <WholeNumberField placeholder="0" {...props} shown={pesosOrEmpty} format={groupDigits} />
);

/** Edits a whole number; anything but digits counts as 0. */
export const NumberField = (props: FieldProps) => (
  <WholeNumberField {...props} shown={(value) => String(value ?? 0)} format={digitsOnly} />
);

export function SwitchField({ name, label }: FieldProps) {
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
