import type { SizeGuide } from '@shop/contract';
import { SizeGuides } from './size-guides.tsx';
import { texts } from '../texts.ts';

/** The guides that apply to a product, in the page itself. */
export default function SizeGuideSection({ guides }: { guides: readonly SizeGuide[] }) {
  return (
    <section aria-labelledby="guide-title" data-content-block="sizeGuides" className="page pb-16">
      <h2 id="guide-title" className="mb-4 text-2xl">
        {texts.guide}
      </h2>
      <SizeGuides guides={guides} />
    </section>
  );
}
