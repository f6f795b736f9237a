import { formatMoney } from '@shop/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCategoryName } from '../form-context.ts';
import { numberFromDigits } from '#ui/form/digits.ts';
import { fieldText } from '#shared/resource/fields.tsx';
import { PictureThumb } from '../pictures/picture-thumb.tsx';
import {
  type ProductFormValues,
  colorsOf,
  gridOf,
  keepsStockPerVariant,
  totalStock,
} from '../values/product-form-values.ts';
import { PLAIN_NAMES, plainFields, type PlainName } from '../values/plain-fields.ts';
import { texts } from '../texts.ts';

// The title and the description; the others are details.
const SHOWN_FIRST = 2;

/** Returns the value of a plain field as people read it. */
export const plainText = (name: PlainName, values: ProductFormValues): string =>
  fieldText(plainFields[name], values[name].trim()) || texts.none;

export function ReviewStep({ values }: { values: ProductFormValues }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const category = useCategoryName(values.category);
  const discount = numberFromDigits(values.discount);
  const plain = PLAIN_NAMES.map((name) => (
    <Item key={name} term={plainFields[name].label}>
      {plainText(name, values)}
    </Item>
  ));
  return (
    <section className="rounded-panel border border-line bg-panel p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {texts.reviewTitle}
      </h2>
      <p className="mt-0.5 text-muted">{texts.reviewHint}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {values.pictures
          .filter(({ url }) => url.trim())
          .map(({ url, alt }, at) => (
            <li key={`${at}${url}`}>
              <PictureThumb url={url} alt={alt || texts.pictureNumber(at + 1)} className="w-20" />
            </li>
          ))}
      </ul>
      <dl className="mt-4 divide-y divide-line">
        {plain.slice(0, SHOWN_FIRST)}
        <Item term={texts.category}>{category}</Item>
        <Item term={texts.price}>{formatMoney(numberFromDigits(values.price))}</Item>
        <Item term={texts.discount}>{discount > 0 ? `${discount} %` : texts.noDiscount}</Item>
        <Item term={texts.sizes}>{values.sizes.join(', ')}</Item>
        <Item term={texts.colors}>
          <Colors values={values} />
        </Item>
        <Item term={texts.stock}>
          <Stock values={values} />
        </Item>
        <Item term={texts.status}>{values.status ? texts.yes : texts.no}</Item>
        {plain.slice(SHOWN_FIRST)}
      </dl>
    </section>
  );
}

const Item = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-sm text-muted">{term}</dt>
    <dd className="font-medium break-words whitespace-pre-line">{children}</dd>
  </div>
);

export function Colors({ values }: { values: ProductFormValues }) {
  const colors = colorsOf(values);
  if (colors === null) return <>{texts.unknownColors}</>;
  if (colors.length === 0) return <>{texts.noColors}</>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {colors.map(({ name, value }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-4 rounded-full border border-line-strong"
            style={{ backgroundColor: value }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function Stock({ values }: { values: ProductFormValues }) {
  const total = totalStock(values);
  if (!keepsStockPerVariant(values)) return <>{total.toLocaleString('es-AR')}</>;
  const cells = gridOf(values).flatMap((row) => row.cells);
  return (
    <>
      {texts.stockTotal(total)}
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm font-normal text-muted tabular-nums">
        {cells.map(({ key, size, color, value }) => (
          <li key={key}>{`${[size, color].filter(Boolean).join(' · ')}: ${value || 0}`}</li>
        ))}
      </ul>
    </>
  );
}
