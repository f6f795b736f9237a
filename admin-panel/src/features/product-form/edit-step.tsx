import { BasicsSection } from './basics-section.tsx';
import { CardPreview } from './card-preview.tsx';
import { ColorsSection } from './colors-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PriceSection } from './price-section.tsx';
import { type ProductFormValues } from './product-form-values.ts';
import { SizesSection } from './sizes-section.tsx';
import { StockSection } from './stock-section.tsx';

/** The fields on the left, the card they make on the right. */
export const EditStep = ({ values }: { values: ProductFormValues }) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="min-w-0 space-y-4">
      <BasicsSection />
      <PriceSection />
      <SizesSection />
      <PicturesSection />
      <ColorsSection />
      <StockSection />
      <DetailsSection />
    </div>
    <div className="lg:sticky lg:top-4">
      <CardPreview values={values} />
    </div>
  </div>
);
