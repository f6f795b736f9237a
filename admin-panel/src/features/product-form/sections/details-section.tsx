import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { fieldId } from '../field-ids.ts';
import { useFault } from '../form-context.ts';
import { FormSection } from './form-section.tsx';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { texts } from '../texts.ts';

/** What it is made of and how to wash it. */
export function DetailsSection() {
  const { register } = useFormContext<ProductFormValues>();
  return (
    <FormSection title={texts.details}>
      <Field id={fieldId('composition')} label={texts.composition} optional error={useFault('composition')}>
        {(control) => (
          <Input
            {...control}
            {...register('composition')}
            placeholder={texts.compositionPlaceholder}
            autoComplete="off"
          />
        )}
      </Field>
      <Field id={fieldId('care')} label={texts.care} optional error={useFault('care')}>
        {(control) => (
          <Textarea {...control} {...register('care')} rows={3} placeholder={texts.carePlaceholder} />
        )}
      </Field>
    </FormSection>
  );
}
