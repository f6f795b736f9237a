import { formatMoney } from '@shop/contract';
import { type ReactNode } from 'react';
import { StaleDialog } from '#ui/overlay/stale-dialog.tsx';
import { numberFromDigits } from '../values/digits.ts';
import { useCategoryName } from '../form-context.ts';
import { type Joined, type Part } from '../draft/join-forms.ts';
import { PictureThumb } from '../pictures/picture-thumb.tsx';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { Colors, Stock } from '../steps/review-step.tsx';
import { texts } from '../texts.ts';

const PART_NAMES: Record<Part, string> = {
  title: texts.title,
  description: texts.description,
  category: texts.category,
  price: texts.price,
  discount: texts.discount,
  variants: texts.variants,
  pictures: texts.pictures,
  status: texts.status,
  composition: texts.composition,
  care: texts.care,
};

type SideProps = { part: Part; values: ProductFormValues };

const CategoryName = ({ name }: { name: string }) => <>{useCategoryName(name)}</>;

const Variants = ({ values }: { values: ProductFormValues }) => (
  <>
    <span className="block">{values.sizes.join(', ')}</span>
    <Colors values={values} />
    <Stock values={values} />
  </>
);

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

/** One part of the form as one of the two left it. */
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
    case 'pictures':
      return <Pictures {...values} />;
    default:
      return values[part].trim() || texts.none;
  }
}

type StaleProductProps = {
  joined: Joined;
  onSave: (taken: ReadonlySet<string>) => void;
  onCancel: () => void;
};

/** Somebody else saved the product meanwhile: both sides of what both changed, and which one stays. */
export const StaleProduct = ({ joined, onSave, onCancel }: StaleProductProps) => (
  <StaleDialog
    title={texts.staleTitle}
    changes={joined.conflicts.map((part) => ({
      key: part,
      name: PART_NAMES[part],
      mine: <Side part={part} values={joined.state.values} />,
      theirs: <Side part={part} values={joined.theirs} />,
    }))}
    onSave={onSave}
    onCancel={onCancel}
  />
);
