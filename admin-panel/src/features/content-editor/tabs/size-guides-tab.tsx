import { type SiteContentInput, type SizeGuide } from '@shop/contract';
import { useEffect, useRef, useState } from 'react';
import { get, useController, useFormContext, useWatch } from 'react-hook-form';
import { categoryName, categoryOptions, unknownOptions } from '#shared/category-options.ts';
import { Field } from '#ui/form/field.tsx';
import { Options, Select } from '#ui/form/input.tsx';
import { controlId } from '../fields/content-fields.tsx';
import { labelOf } from '../fields/field-names.ts';
import { Fields } from '../fields/fields.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { SizeGuideTable } from '../fields/size-guide-table.tsx';
import { texts } from '../texts.ts';

const t = texts.sizeGuides;

export function SizeGuidesTab() {
  const { control } = useFormContext<SiteContentInput>();
  const guides = useWatch({ control, name: 'sizeGuides' });
  const categories = useWatch({ control, name: 'productCatalog.categories' });
  const headingOf = (index: number) => {
    const { category = '', title = '' } = guides[index] ?? {};
    return title || categoryName(categories, category ?? '');
  };
  return (
    <ListEditor name="sizeGuides" heading={t.guides} headingOf={headingOf}>
      {(i) => <FoldedGuide index={i} />}
    </ListEditor>
  );
}

/** Folds the fields of a guide; a new one, and one with a fault, is open. */
function FoldedGuide({ index }: { index: number }) {
  const { control, formState } = useFormContext<SiteContentInput>();
  const guide = useWatch({ control, name: `sizeGuides.${index}` });
  const categories = useWatch({ control, name: 'productCatalog.categories' });
  const details = useRef<HTMLDetailsElement>(null);
  const [isNew] = useState(guide.category === '' && guide.tableRows.length === 0);
  const hasFault = Boolean(get(formState.errors, `sizeGuides.${index}`));
  useEffect(() => {
    if (hasFault && details.current) details.current.open = true;
  }, [hasFault, formState.submitCount]);
  return (
    <details ref={details} open={isNew} className="min-w-0 sm:col-span-2">
      <summary className="text-muted min-h-11 content-center text-sm">
        {[
          guide.category && categoryName(categories, guide.category),
          t.summary(guide.tableRows.length, Math.max(0, guide.tableHeaders.length - 1)),
          !guide.enabled && t.hidden,
        ]
          .filter(Boolean)
          .join(' · ')}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <GuideFields index={index} />
      </div>
    </details>
  );
}

function GuideFields({ index }: { index: number }) {
  const { field } = useController<SiteContentInput, `sizeGuides.${number}`>({ name: `sizeGuides.${index}` });
  const { setValue } = useFormContext<SiteContentInput>();
  // Sets only the table: setting the whole guide would reset its other registered fields.
  const replaceTable = ({ tableHeaders, tableRows }: SizeGuide) => {
    setValue(`sizeGuides.${index}.tableHeaders`, tableHeaders, { shouldDirty: true });
    setValue(`sizeGuides.${index}.tableRows`, tableRows, { shouldDirty: true });
  };
  return (
    <>
      <GuideCategory index={index} />
      <Fields at={`sizeGuides.${index}`} names={['enabled', 'title', 'subtitle']} />
      <div className="min-w-0 sm:col-span-2">
        <SizeGuideTable guide={field.value as SizeGuide} onChange={replaceTable} />
      </div>
      <Fields at={`sizeGuides.${index}`} names={['notes']} />
    </>
  );
}

// Guides also exist for the garments of a set, which are no categories.
const GARMENTS = ['corpino', 'bombacha', 'bombis'];

function GuideCategory({ index }: { index: number }) {
  const { control } = useFormContext<SiteContentInput>();
  const categories = useWatch({ control, name: 'productCatalog.categories' });
  const name = `sizeGuides.${index}.category` as const;
  const { field } = useController({ control, name });
  const known = categoryOptions(categories);
  const extra = unknownOptions([...GARMENTS, field.value ?? ''], known);
  return (
    <Field id={controlId(name)} label={labelOf(name)}>
      {(attributes) => (
        <Select {...attributes} {...field} value={field.value ?? ''}>
          <Options options={[...known, ...extra]} />
          {!field.value && <option value="" />}
        </Select>
      )}
    </Field>
  );
}
