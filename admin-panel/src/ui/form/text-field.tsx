import { type ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Input, Textarea } from './input.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;
type TextProps<Tag extends 'input' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps> & {
    /** Gets the typed text, where no form registers the field. */
    onValue?: (text: string) => void;
  };

export const TextField = (props: TextProps<'input'>) => {
  const { label, error, hint, optional, hideLabel, id, className, onValue, ...input } = props;
  const { onChange = ({ target }) => onValue?.(target.value) } = input;
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      optional={optional}
      hideLabel={hideLabel}
      id={id}
      className={className}
    >
      {(control) => <Input {...control} {...input} onChange={onChange} />}
    </Field>
  );
};

export const TextareaField = (props: TextProps<'textarea'>) => {
  const { label, error, hint, optional, hideLabel, id, className, onValue, ...textarea } = props;
  const { onChange = ({ target }) => onValue?.(target.value) } = textarea;
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      optional={optional}
      hideLabel={hideLabel}
      id={id}
      className={className}
    >
      {(control) => <Textarea {...control} {...textarea} onChange={onChange} />}
    </Field>
  );
};
