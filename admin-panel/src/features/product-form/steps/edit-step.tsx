import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BasicsSection, DetailsSection } from '../sections/basics-section.tsx';
import { CardPreview } from './card-preview.tsx';
import { ColorsSection } from '../sections/colors-section.tsx';
import { PicturesSection } from '../pictures/pictures-section.tsx';
import { PriceSection } from '../sections/price-section.tsx';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { SizesSection } from '../sections/sizes-section.tsx';
import { StockSection } from '../sections/stock-section.tsx';

// The list of products links to what a draft lacks.
function useLinkedField() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
}

export function EditStep({ values }: { values: ProductFormValues }) {
  useLinkedField();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <BasicsSection />
        <PriceSection />
        <SizesSection />
        <ColorsSection />
        <PicturesSection />
        <StockSection />
        <DetailsSection />
      </div>
      <div className="lg:sticky lg:top-4">
        <CardPreview values={values} />
      </div>
    </div>
  );
}
