import {
  BUNDLED_HERO_IMAGE,
  picturesOf,
  type Product,
  type Review,
  type ShopSetting,
  type SiteContent,
  type Variant,
} from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';

export const breadcrumbList = (crumbs: readonly { name: string; path: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

type Social = SiteContent['contact']['socialMedia'];

/** Describes the shop for search engines: a store is an organization too, so one block says both. */
export const clothingStore = (shop: ShopSetting, networks: Social): object => ({
  '@context': 'https://schema.org',
  '@type': 'ClothingStore',
  name: shop.brand,
  url: paths.home,
  logo: '/apple-touch-icon.png',
  image: BUNDLED_HERO_IMAGE,
  ...(shop.phone && { telephone: shop.phone }),
  email: shop.email,
  address: {
    '@type': 'PostalAddress',
    ...(shop.address && { streetAddress: shop.address }),
    addressLocality: shop.coverageCities[0],
    addressRegion: 'Neuquén',
    addressCountry: 'AR',
  },
  areaServed: shop.coverageCities,
  currenciesAccepted: 'ARS',
  sameAs: networks.map(({ link }) => link).filter(Boolean),
});

const offer = (product: Product, stock: number, color?: string | null): object => ({
  '@type': 'Offer',
  url: paths.product(product, color ?? undefined),
  priceCurrency: 'ARS',
  price: product.finalPrice,
  availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
});

const variantData = (product: Product, { _id, size, color, sku, stock }: Variant): object => ({
  '@type': 'Product',
  name: [product.title, color, size].filter(Boolean).join(', '),
  sku: sku ?? _id,
  image: picturesOf(product, color).map(({ url }) => url),
  ...(size && { size }),
  ...(color && { color }),
  offers: offer(product, stock, color),
});

const reviewData = ({ name, stars, text, createdAt }: Review): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: createdAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  ...(text && { reviewBody: text }),
});

const ratingData = ({ reviews: summary }: Product, reviews: readonly Review[]): object =>
  summary
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: summary.average,
          reviewCount: summary.count,
          bestRating: 5,
          worstRating: 1,
        },
        ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
      }
    : {};

type Described = { brand: string; category: string; reviews?: readonly Review[] | undefined };

/** Describes a product for search engines: a group with an offer per variant, or one offer without variants. */
export function productData(product: Product, { brand, category, reviews = [] }: Described): object {
  const { _id, title, description, variants } = product;
  const common = {
    '@context': 'https://schema.org',
    name: title,
    description,
    category,
    brand: { '@type': 'Brand', name: brand },
    // Pictures that are not in the shop's own store yet are on no page.
    image: product.thumbnails.filter((url) => url.startsWith('/')),
    ...ratingData(product, reviews),
  };
  if (variants.length === 0)
    return { ...common, '@type': 'Product', sku: _id, offers: offer(product, product.stock) };
  const variesBy = (['size', 'color'] as const)
    .filter((property) => variants.some((variant) => variant[property]))
    .map((property) => `https://schema.org/${property}`);
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: _id,
    url: paths.product(product),
    variesBy,
    hasVariant: variants.map((variant) => variantData(product, variant)),
  };
}
