import { finalPrice, formatMoney } from '@shop/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { numberFromDigits } from '#ui/form/digits.ts';
import { useCategoryName } from '../form-context.ts';
import { PictureThumb } from '../pictures/picture-thumb.tsx';
import { PicturesSection } from '../pictures/pictures-section.tsx';
import { BasicsSection, DetailsFields } from '../sections/basics-section.tsx';
import { ColorsSection } from '../sections/colors-section.tsx';
import { DiscountFields } from '../sections/price-section.tsx';
import { SizesSection } from '../sections/sizes-section.tsx';
import { StockSection } from '../sections/stock-section.tsx';
import { type TypedOffer, useEarlierPrice } from '../sections/use-earlier-price.ts';
import { Folded } from '#ui/layout/folded.tsx';
import { unfoldAround } from '#ui/layout/unfold.ts';
import { DETAIL_NAMES, plainFields } from '../values/plain-fields.ts';
import { texts } from '../texts.ts';
import { listedColorNames, type ProductFormValues, totalStock } from '../values/product-form-values.ts';

function CardPreview({ values }: { values: ProductFormValues }) {
  const category = useCategoryName(values.category);
  const picture = values.pictures.find(({ url }) => url.trim());
  const offer = useEarlierPrice(values);
  return (
    <section aria-label={texts.preview} className="rounded-panel border border-line bg-panel p-5">
      <h2 className="text-base font-semibold">{texts.preview}</h2>
      <div className="mx-auto mt-4 max-w-64">
        <div className="relative">
          <PictureThumb url={picture?.url ?? ''} alt={picture?.alt} className="w-full rounded-panel" />
          {offer?.isStruck && (
            <span className="absolute top-3 left-3 rounded-full bg-wine-solid px-2.5 py-1 text-xs font-semibold text-on-wine">
              {texts.previewOff(offer.percent)}
            </span>
          )}
        </div>
        {category && <p className="mt-3 text-xs tracking-wider text-muted uppercase">{category}</p>}
        <p className="mt-1 line-clamp-2 font-semibold">{values.title.trim() || texts.previewNoTitle}</p>
        <PreviewPrice price={numberFromDigits(values.price)} offer={offer} />
        <PreviewChoices sizes={values.sizes} colors={listedColorNames(values).length} />
        <PreviewNotes values={values} />
      </div>
    </section>
  );
}

function PreviewChoices({ sizes, colors }: { sizes: string[]; colors: number }) {
  const parts = [sizes.join(' · '), colors > 0 ? texts.previewColors(colors) : ''].filter(Boolean);
  return parts.length > 0 && <p className="mt-1 text-xs text-muted">{parts.join(' · ')}</p>;
}

function PreviewPrice({ price, offer }: { price: number; offer: TypedOffer | null }) {
  if (price === 0) return null;
  const paid = finalPrice({ price, discount: offer?.percent ?? 0 });
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <strong className="text-base font-semibold">{formatMoney(paid)}</strong>
      {offer?.isStruck && (
        <>
          <s className="text-sm text-muted">{formatMoney(price)}</s>
          <span className="w-full text-sm text-success">
            {texts.previewSaving(formatMoney(price - paid))}
          </span>
        </>
      )}
    </p>
  );
}

function PreviewNotes({ values }: { values: ProductFormValues }) {
  const notes = [
    !values.status && texts.previewInactive,
    totalStock(values) === 0 && texts.previewNoStock,
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="mt-2 rounded-lg bg-warn-soft px-2.5 py-1 text-xs font-medium text-warn">
      {note}
    </p>
  ));
}

// The list of products links to what a draft lacks.
function useLinkedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash && document.getElementById(hash.slice(1));
    if (!field) return;
    unfoldAround(field);
    field.focus();
  }, [hash]);
}

const detailsSummary = (values: ProductFormValues): string =>
  DETAIL_NAMES.filter((name) => values[name])
    .map((name) => plainFields[name].label)
    .join(', ') || texts.detailsHint;

export function EditStep({ values }: { values: ProductFormValues }) {
  useLinkedField();
  const discount = numberFromDigits(values.discount);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <BasicsSection />
        <PicturesSection />
        <SizesSection />
        <ColorsSection />
        <StockSection />
        <Folded title={texts.offer} summary={texts.offerSummary(discount)} isOpen={discount > 0}>
          <DiscountFields />
        </Folded>
        <Folded title={texts.details} summary={detailsSummary(values)}>
          <DetailsFields />
        </Folded>
      </div>
      <div className="lg:top-[calc(1rem+var(--toast-strip))] lg:tall:sticky">
        <CardPreview values={values} />
      </div>
    </div>
  );
}
