import { Fragment, type ReactNode } from 'react';
import type { HomeSection, HomePageSection } from '@shop/contract';
import { useSearchParams } from '#shared/router/router.tsx';
import { BestSellers } from '#features/catalog/cards/best-sellers.tsx';
import { parseCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { CatalogSection } from '#features/catalog/catalog-section.tsx';
import { Hero } from '#features/home-sections/hero.tsx';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useContent } from '#shared/content/content-queries.ts';
import { MissingContent } from '../missing-content.tsx';
import { useCardActions } from '../use-card-actions.tsx';

const ContactSection = deferHydration('contact', () => import('#features/contact/contact-section.tsx'));
const Categories = deferHydration(
  'categories',
  () => import('#features/home-sections/bands/category-pictures.tsx'),
);
const Reviews = deferHydration('reviews', () => import('#features/home-sections/bands/quoted-reviews.tsx'));
const Gift = deferHydration('gift', () => import('#features/home-sections/bands/gift.tsx'));
const WhyChoose = deferHydration('why-choose', () => import('#features/home-sections/why-choose.tsx'));
const SizeHelp = deferHydration('size-help', () => import('./size-help.tsx'));

export default function HomePage() {
  const content = useContent();
  const [search] = useSearchParams();
  const { actions, sheet } = useCardActions();
  const filters = parseCatalogFilters(search);
  if (!content) return <MissingContent />;
  const products = <CatalogSection content={content.productCatalog} filters={filters} {...actions} />;
  const views: Record<HomeSection, (section: HomePageSection) => ReactNode> = {
    bestSellers: ({ title }) => <BestSellers title={title} {...actions} />,
    categories: (section) => <Categories section={section} />,
    products: () => products,
    sizeHelp: (section) => <SizeHelp section={section} />,
    reviews: (section) => <Reviews section={section} />,
    gift: (section) => <Gift section={section} />,
    whyChoose: () => <WhyChoose why={content.whyChooseJazmin} />,
    contact: () => <ContactSection />,
  };
  const shown = content.homePage.sections.filter(({ enabled }) => enabled);
  return (
    <>
      {/* Results of a search stand alone, in place of the hero. */}
      {filters.search ? (
        products
      ) : (
        <>
          <Hero hero={content.hero} />
          {shown.map((section) => (
            <Fragment key={section.key}>{views[section.key](section)}</Fragment>
          ))}
        </>
      )}
      {sheet}
    </>
  );
}
