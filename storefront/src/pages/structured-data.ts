import type { Product } from '@shop/contract';
import { paths } from '#shared/paths.ts';

/** Where a page stands in the shop, as search engines read it. */
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

/** A product with its offer, as search engines read it. */
export const productData = (product: Product, brand: string, category: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  description: product.description,
  image: product.thumbnails,
  sku: product._id,
  category,
  brand: { '@type': 'Brand', name: brand },
  ...(product.size.length > 0 && { size: product.size }),
  offers: {
    '@type': 'Offer',
    url: paths.product(product.slug || product._id),
    priceCurrency: 'ARS',
    price: product.finalPrice,
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  },
});
