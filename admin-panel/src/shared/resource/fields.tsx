import { serverToday } from '@shop/web-kit/api';
import { type ComponentProps, type ReactNode } from 'react';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { digitsOnly, groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field, type FieldControl } from '#ui/form/field.tsx';
import { Input, Options, Select, Textarea } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';

const texts = { yes: 'Sí', no: 'No' } as const;

type Words<Values> = ReactNode | ((values: Values) => ReactNode);
type InputProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'ref'>;

/** Describes one field of a form; `when` says for which values it is asked. */
export type FieldSpec<Values> = InputProps & {
  label: Words<Values>;
  /** Names the field in messages where its label is more than a text. */
  name?: string;
  hint?: Words<Values>;
  optional?: boolean;
  when?: (values: Values) => boolean;
  /** An empty number or day is null; an empty past day is ''. */
  kind?: 'text' | 'flag' | 'digits' | 'pesos' | 'day' | 'past-day' | 'long' | 'choice' | 'password';
  /** Rows of a long text. */
  rows?: number;
  /** Names a password for the button that shows it. */
  passwordName?: string;
  /** Returns a value as people read it. */
  shown?: (value: unknown) => string;
  /** Values of a choice with their labels. */
  options?: Readonly<Record<string, string>>;
};
/** Values while they are typed: a number may be missing. */
export type Typed<Values> = {
  [Name in keyof Values]: Values[Name] extends number ? number | null : Values[Name];
};
export type Fields<Values> = { readonly [Name in keyof Values]?: FieldSpec<Values> };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Bound = { value?: string; checked?: boolean; onChange: (event: { target: Control }) => unknown };

/** A form as its fields see it. */
export type FieldForm<Values> = {
  values: Values;
  bind: (name: keyof Values & string) => Bound;
  faultOf: (name: string) => string | undefined;
  change: (part: Partial<Values>) => void;
  /** Fixed ids for links from an error summary. */
  idOf?: (name: string) => string;
};

/** Connects fields to a form of React Hook Form. */
export const registered = <Values extends FieldValues>(form: UseFormReturn<Values>): FieldForm<Values> => ({
  values: form.watch(),
  bind: (name) => form.register(name as Path<Values>),
  faultOf: (name) => form.formState.errors[name]?.message as string | undefined,
  change: (part) =>
    Object.entries(part).forEach(([name, value]) =>
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true }),
    ),
});

/** Connects fields to values that are held elsewhere. */
export function typedForm<Values>(
  values: Values,
  change: (part: Partial<Values>) => void,
): Pick<FieldForm<Values>, 'values' | 'bind' | 'change'> {
  const changeOne = (name: keyof Values, value: unknown) => change({ [name]: value } as Partial<Values>);
  const bind = (name: keyof Values): Bound => {
    const value = values[name];
    return typeof value === 'boolean'
      ? { checked: value, onChange: ({ target }) => changeOne(name, (target as HTMLInputElement).checked) }
      : { value: String(value ?? ''), onChange: ({ target }) => changeOne(name, target.value) };
  };
  return { values, bind, change };
}

const wordsFor = <Values,>(words: Words<Values>, values: Values): ReactNode =>
  typeof words === 'function' ? words(values) : words;

/** Returns the name of a field as a message or a conflict calls it. */
export const fieldName = <Values,>(fields: Fields<Values>, name: keyof Values, values: Values): string =>
  fields[name]?.name ?? String(wordsFor(fields[name]?.label, values));

/** Returns the value of a field as people read it. */
export function fieldText<Values>(spec: FieldSpec<Values> | undefined, value: unknown): string {
  if (spec?.shown) return spec.shown(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return spec?.options?.[String(value)] ?? String(value);
}

// An empty field is not zero: nobody has said an amount yet.
const pesosOrEmpty = (typed: string): string => (digitsOnly(typed) === '' ? '' : groupedDigits(typed));

type FlagProps = { label: ReactNode; hint: ReactNode; input: ComponentProps<'input'> };

function Flag({ label, hint, input }: FlagProps) {
  const box = (
    <label className="flex min-h-11 items-center gap-3">
      <Checkbox {...input} />
      <span className={hint ? 'font-semibold' : undefined}>{label}</span>
    </label>
  );
  if (!hint) return box;
  return (
    <div>
      {box}
      <p className="text-xs text-muted">{hint}</p>
    </div>
  );
}

type FieldProps<Values> = {
  form: FieldForm<Values>;
  fields: Fields<Values>;
  name: keyof Values & string;
};

type NullableKind = 'digits' | 'pesos' | 'day';

const isNullable = (kind: string | undefined): kind is NullableKind =>
  kind === 'digits' || kind === 'pesos' || kind === 'day';

type NullableProps = InputProps & {
  kind: NullableKind;
  value: string;
  onValue: (value: number | string | null) => void;
};

/** Asks for a number or a day, which are null while the field is empty. */
function Nullable({ kind, value, onValue, ...input }: NullableProps) {
  if (kind === 'day')
    return (
      <Input
        {...input}
        type="date"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onValue(target.value || null)}
      />
    );
  const format = kind === 'pesos' ? pesosOrEmpty : digitsOnly;
  return (
    <DigitsInput
      {...input}
      value={format(value)}
      format={format}
      onValue={(typed) => onValue(typed === '' ? null : numberFromDigits(typed))}
    />
  );
}

type InnerProps<Values> = Pick<FieldProps<Values>, 'form' | 'name'> & {
  control: FieldControl;
  spec: Omit<FieldSpec<Values>, 'label' | 'hint' | 'optional' | 'when' | 'shown' | 'name'>;
};

function Inner<Values>({ form, name, control, spec }: InnerProps<Values>) {
  const { kind, rows, options = {}, passwordName = '', ...input } = spec;
  const bound = form.bind(name);
  if (kind === 'long') {
    const typing = { maxLength: input.maxLength, placeholder: input.placeholder, required: input.required };
    return <Textarea {...control} {...bound} {...typing} rows={rows} />;
  }
  if (kind === 'choice')
    return (
      <Select {...control} {...bound}>
        <Options options={Object.entries(options).map(([value, label]) => ({ value, label }))} />
      </Select>
    );
  if (kind === 'password')
    return <PasswordInput {...input} {...control} {...bound} passwordName={passwordName} />;
  if (kind === 'past-day')
    return <Input {...input} {...control} {...bound} type="date" max={serverToday()} />;
  if (isNullable(kind))
    return (
      <Nullable
        {...input}
        {...control}
        kind={kind}
        value={String(form.values[name] ?? '')}
        onValue={(value) => form.change({ [name]: value } as Partial<Values>)}
      />
    );
  return <Input {...input} {...control} {...bound} />;
}

/** Shows one field with its label, hint and fault. */
export function FieldOf<Values>({ form, fields, name }: FieldProps<Values>) {
  const found = fields[name];
  if (!found || found.when?.(form.values) === false) return null;
  const { label, hint, optional, when: _when, shown: _shown, name: _name, ...spec } = found;
  const words = { label: wordsFor(label, form.values), hint: wordsFor(hint, form.values) };
  if (spec.kind === 'flag') return <Flag {...words} input={form.bind(name)} />;
  return (
    <Field {...words} id={form.idOf?.(name)} optional={optional} error={form.faultOf(name)}>
      {(control) => <Inner form={form} name={name} control={control} spec={spec} />}
    </Field>
  );
}

/** Lists fields below each other: those that are named, else all. */
export const fieldList =
  <Values,>(form: FieldForm<Values>, fields: Fields<Values>) =>
  (...names: (keyof Values & string)[]): ReactNode =>
    (names.length > 0 ? names : (Object.keys(fields) as typeof names)).map((name) => (
      <FieldOf key={name} form={form} fields={fields} name={name} />
    ));
