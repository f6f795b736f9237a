import { formatMoney } from '@shop/contract';
import { type ReactNode } from 'react';
import { ConflictDialog } from '#shared/edit-session/conflict-dialog.tsx';
import { numberFromDigits } from '#ui/form/digits.ts';
import { useCategoryName } from '../form-context.ts';
import { type Part, type ProductMerge } from './merge-products.ts';
import { PictureThumb } from '../pictures/picture-thumb.tsx';
import { type ProductFormValues, gridOf } from '../values/product-form-values.ts';
import { Colors, plainText, Stock } from '../steps/review-step.tsx';
import { isPlainName, plainFields } from '../values/plain-fields.ts';
import { texts } from '../texts.ts';

type SideProps = { part: Part; values: ProductFormValues };

const CategoryName = ({ name }: { name: string }) => <>{useCategoryName(name)}</>;

const Variants = ({ values }: { values: ProductFormValues }) => (
  <>
    <span className="block">{values.sizes.join(', ')}</span>
    <Colors values={values} />
    <Stock values={values} />
  </>
);

const Skus = ({ values }: { values: ProductFormValues }) => {
  const cells = gridOf(values).flatMap((row) => row.cells);
  return cells.map(({ key, size, color }) => (
    <span key={key} className="block">
      {`${[size, color].filter(Boolean).join(' · ')}: ${values.skus[key]?.trim() || texts.none}`}
    </span>
  ));
};

const Pictures = ({ pictures }: ProductFormValues) => (
  <span className="mt-1 flex flex-wrap gap-2">
    {pictures
      .filter(({ url }) => url.trim())
      .map(({ url, alt }, at) => (
        <PictureThumb
          key={`${at}${url}`}
          url={url}
          alt={alt || texts.pictureNumber(at + 1)}
          className="w-16"
        />
      ))}
  </span>
);

function Side({ part, values }: SideProps): ReactNode {
  switch (part) {
    case 'price':
      return formatMoney(numberFromDigits(values.price));
    case 'discount':
      return `${numberFromDigits(values.discount)} %`;
    case 'category':
      return <CategoryName name={values.category} />;
    case 'status':
      return values.status ? texts.yes : texts.no;
    case 'variants':
      return <Variants values={values} />;
    case 'skus':
      return <Skus values={values} />;
    case 'pictures':
      return <Pictures {...values} />;
    default:
      return plainText(part, values);
  }
}

type ProductConflictDialogProps = {
  merge: ProductMerge;
  onSave: (partsFromTheirs: ReadonlySet<string>) => void;
  onCancel: () => void;
};

export const ProductConflictDialog = ({ merge, onSave, onCancel }: ProductConflictDialogProps) => (
  <ConflictDialog
    title={texts.conflictTitle}
    fields={merge.conflicts.map((part) => ({
      path: part,
      name: isPlainName(part) ? plainFields[part].label : texts[part],
      mine: <Side part={part} values={merge.edit.values} />,
      theirs: <Side part={part} values={merge.theirs.values} />,
    }))}
    onSave={onSave}
    onCancel={onCancel}
  />
);
