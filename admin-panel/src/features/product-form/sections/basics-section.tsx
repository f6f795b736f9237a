import { useController, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Select, Textarea } from '#ui/form/input.tsx';
import { fieldId } from '../field-ids.ts';
import { useFault, useFormSurroundings } from '../form-context.ts';
import { FormSection } from './form-section.tsx';
import { sizesKeptFor } from '../values/offered-sizes.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { texts } from '../texts.ts';

/** Title, description, category and whether the shop shows it. */
export function BasicsSection() {
  const { register } = useFormContext<ProductFormValues>();
  return (
    <FormSection title={texts.basics}>
      <Field id={fieldId('title')} label={texts.title} error={useFault('title')}>
        {(control) => (
          <Input {...control} {...register('title')} required maxLength={200} autoComplete="off" />
        )}
      </Field>
      <Field id={fieldId('description')} label={texts.description} error={useFault('description')}>
        {(control) => <Textarea {...control} {...register('description')} required rows={5} />}
      </Field>
      <CategoryField />
      <StatusField />
    </FormSection>
  );
}

function StatusField() {
  const { field } = useController<ProductFormValues, 'status'>({ name: 'status' });
  const id = fieldId('status');
  return (
    <div className="flex min-h-11 items-start gap-3 sm:min-h-8">
      <Checkbox
        id={id}
        aria-describedby={`${id}-hint`}
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="block cursor-pointer font-semibold">
          {texts.status}
        </label>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {texts.statusHint}
        </p>
      </div>
    </div>
  );
}

const NoCategories = () => (
  <>
    {texts.noCategories}{' '}
    <Link
      to={`${paths.content}?seccion=productCatalog`}
      className="font-semibold text-wine underline underline-offset-2"
    >
      {texts.toCategories}
    </Link>
  </>
);

function CategoryField() {
  const { categories, guides } = useFormSurroundings();
  const { getValues, setValue } = useFormContext<ProductFormValues>();
  const { field } = useController<ProductFormValues, 'category'>({ name: 'category' });
  const isKnown = categories.some(({ name }) => name === field.value);
  const choose = (category: string) => {
    field.onChange(category);
    if (guides) setValue('sizes', sizesKeptFor(category, guides, getValues('sizes')), { shouldDirty: true });
  };
  return (
    <Field
      id={fieldId('category')}
      label={texts.category}
      error={useFault('category')}
      hint={categories.length === 0 && <NoCategories />}
    >
      {(control) => (
        <Select
          {...control}
          required
          value={field.value}
          ref={field.ref}
          onBlur={field.onBlur}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{texts.chooseCategory}</option>
          {!isKnown && field.value && <option value={field.value}>{field.value}</option>}
          {categories.map(({ name, display_name }) => (
            <option key={name} value={name}>
              {display_name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
