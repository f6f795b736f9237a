import type { SizeGuide } from '@shop/contract';
import { SizeGuides } from './size-guides.tsx';
import { texts } from './texts.ts';

/** The guides that apply to a product, in the page itself. */
export default function SizeGuideSection({ guides }: { guides: readonly SizeGuide[] }) {
  return (
    <section aria-label={texts.guide} data-content-block="sizeGuides" className="page pb-16">
      <SizeGuides guides={guides} />
    </section>
  );
}
