import { missingNames } from '@shop/contract';
import { type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { categoryOptions, unknownOptions } from '#shared/category-options.ts';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { paths } from '#shared/paths.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Options, Select } from '#ui/form/input.tsx';
import { fieldId, useFault, useFormSurroundings } from '../form-context.ts';
import { fieldList } from '#shared/resource/fields.tsx';
import { usePlainForm } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';
import { PriceField } from './price-section.tsx';
import { keepOfferedSizes } from '../values/offered-sizes.ts';
import { plainFields } from '../values/plain-fields.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { formFieldOf, missingInForm } from '../values/missing-in-form.ts';
import { texts } from '../texts.ts';

export function BasicsSection() {
  const form = usePlainForm();
  const fields = {
    ...plainFields,
    description: { ...plainFields.description, required: form.values.status },
  };
  return (
    <FormSection title={texts.basics}>
      {fieldList<ProductFormValues>(form, fields)('title')}
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <CategoryField />
        <PriceField />
      </div>
      {fieldList<ProductFormValues>(form, fields)('description')}
      <StatusField />
    </FormSection>
  );
}

export function DetailsFields() {
  const list = fieldList<ProductFormValues>(usePlainForm(), plainFields);
  return (
    <>
      {list('composition', 'fit', 'care')}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{list('origin', 'manufacturer')}</div>
    </>
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
        <DraftLacks />
      </div>
    </div>
  );
}

/** Says what a draft lacks, with links to the fields. */
function DraftLacks() {
  const values = useWatch<ProductFormValues>() as ProductFormValues;
  const missing = missingInForm(values);
  if (values.status || missing.length === 0) return null;
  return (
    <p role="status" className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink">
      {texts.draftLacks}
      {missing.map((part) => (
        <FieldLink key={part} field={formFieldOf[part]}>
          {missingNames([part])}
        </FieldLink>
      ))}
    </p>
  );
}

const FieldLink = ({ field, children }: { field: string; children: ReactNode }) => (
  <a
    href={`#${fieldId(field)}`}
    className="inline-block min-h-6 font-semibold text-wine underline underline-offset-2"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(fieldId(field))?.focus();
    }}
  >
    {children}
  </a>
);

const NoCategories = () => (
  <>
    {texts.noCategories}{' '}
    <AllowedLink
      call="updateContent"
      to={`${paths.content}?seccion=productCatalog`}
      className="font-semibold text-wine underline underline-offset-2"
    >
      {texts.toCategories}
    </AllowedLink>
  </>
);

function CategoryField() {
  const { categories, guides } = useFormSurroundings();
  const { getValues, setValue } = useFormContext<ProductFormValues>();
  const { field } = useController<ProductFormValues, 'category'>({ name: 'category' });
  const known = categoryOptions(categories);
  const choose = (category: string) => {
    field.onChange(category);
    if (guides)
      setValue('sizes', keepOfferedSizes(category, guides, getValues('sizes')), { shouldDirty: true });
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
          <Options options={[...unknownOptions([field.value], known), ...known]} />
        </Select>
      )}
    </Field>
  );
}
