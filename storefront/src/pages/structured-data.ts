import type { Product } from '@shop/contract';
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
    url: paths.product(product),
    priceCurrency: 'ARS',
    price: product.finalPrice,
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  },
});
