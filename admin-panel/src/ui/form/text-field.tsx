import { type ComponentProps, type ElementType } from 'react';
import { Field } from './field.tsx';
import { Input, Textarea } from './input.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;
type TextProps<Tag extends 'input' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps> & {
    /** Gets the typed text, where no form registers the field. */
    onValue?: (text: string) => void;
  };

const fieldAround =
  <Tag extends 'input' | 'textarea'>(Control: ElementType) =>
  (props: TextProps<Tag>) => {
    const { label, error, hint, optional, hideLabel, id, className, onValue, ...input } = props;
    const { onChange = ({ target }: { target: { value: string } }) => onValue?.(target.value) } = input;
    const field = { label, error, hint, optional, hideLabel, id, className };
    return <Field {...field}>{(control) => <Control {...control} {...input} onChange={onChange} />}</Field>;
  };

export const TextField = fieldAround<'input'>(Input);
export const TextareaField = fieldAround<'textarea'>(Textarea);
