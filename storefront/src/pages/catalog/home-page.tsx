import { useSearchParams } from '#shared/router/router.tsx';
import { parseCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { CatalogSection } from '#features/catalog/catalog-section.tsx';
import { Hero } from '#features/home-sections/hero.tsx';
import { WhyChoose } from '#features/home-sections/why-choose.tsx';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useContent } from '#shared/content/content-queries.ts';
import { MissingContent } from '../missing-content.tsx';
import { useCardActions } from '../use-card-actions.tsx';

const ContactSection = deferHydration('contact', () => import('#features/contact/contact-section.tsx'));

export default function HomePage() {
  const content = useContent();
  const [search] = useSearchParams();
  const { actions, sheet } = useCardActions();
  const filters = parseCatalogFilters(search);
  if (!content) return <MissingContent />;
  return (
    <>
      {!filters.search && <Hero hero={content.hero} />}
      <CatalogSection content={content.productCatalog} filters={filters} {...actions} />
      <WhyChoose why={content.whyChooseJazmin} />
      <ContactSection />
      {sheet}
    </>
  );
}
