import { useSearchParams } from '#shared/router/index.ts';
import { filtersIn } from '#features/catalog/filters/catalog-filters.ts';
import { CatalogSection } from '#features/catalog/catalog-section.tsx';
import { Hero } from '#features/home-sections/hero.tsx';
import { WhyChoose } from '#features/home-sections/why-choose.tsx';
import { island } from '#shared/hydration/deferred-part.tsx';
import { useContent } from '#shared/content/content-queries.ts';
import { ContentNotice } from '../missing-content.tsx';
import { useCardActions } from '../use-card-actions.tsx';

const ContactSection = island('contact', () => import('../contact-part.ts'));

export default function HomePage() {
  const content = useContent();
  const [search] = useSearchParams();
  const { actions, quickView } = useCardActions();
  if (!content) return <ContentNotice />;
  return (
    <>
      <Hero hero={content.hero} />
      <CatalogSection
        content={content.productCatalog}
        guides={content.sizeGuides}
        filters={filtersIn(search)}
        {...actions}
      />
      <WhyChoose why={content.whyChooseJazmin} />
      <ContactSection />
      {quickView}
    </>
  );
}
