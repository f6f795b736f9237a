import { BasicsSection, DetailsSection } from '../sections/basics-section.tsx';
import { CardPreview } from './card-preview.tsx';
import { ColorsSection } from '../sections/colors-section.tsx';
import { PicturesSection } from '../pictures/pictures-section.tsx';
import { PriceSection } from '../sections/price-section.tsx';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { SizesSection } from '../sections/sizes-section.tsx';
import { StockSection } from '../sections/stock-section.tsx';

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
