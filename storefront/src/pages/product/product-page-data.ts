import { pictureSources, previewPicture, type Product } from '@shop/contract';
import { productQuery, relatedProductsQuery } from '#features/catalog/queries.ts';
import { GALLERY_SIZES } from '#features/product-detail/gallery/gallery-sizes.ts';
import type { PageMeta } from '#shared/page-meta.ts';
import { paths } from '#shared/paths.ts';
import { brandIn, categoryName, contentIn, type PageRequest } from '../page-request.ts';
import { breadcrumbList, productData } from '../structured-data.ts';
import { texts } from '../texts.ts';

const queryOf = ({ params }: PageRequest) => productQuery(params.id ?? '');
const productIn = (request: PageRequest): Product | null | undefined =>
  request.client.getQueryData(queryOf(request).queryKey);

export async function prefetchProduct(request: PageRequest): Promise<void> {
  await request.client.prefetchQuery(queryOf(request));
  const product = productIn(request);
  if (product) await request.client.prefetchQuery(relatedProductsQuery(product));
}

export const productStatus = (request: PageRequest): number => (productIn(request) === null ? 404 : 200);

/** An old slug or an id leads to the product's own address. */
export function productRedirect(request: PageRequest): string | null {
  const product = productIn(request);
  if (!product?.slug || product.slug === request.params.id) return null;
  return paths.product(product.slug);
}

function preloadOf(product: Product): Pick<PageMeta, 'preload'> {
  const sources = pictureSources(product.thumbnails[0] ?? '');
  return sources ? { preload: { srcSet: sources.avif, sizes: GALLERY_SIZES } } : {};
}

export function productMeta(request: PageRequest): PageMeta {
  const product = productIn(request);
  const brand = brandIn(request.client);
  if (!product) {
    const title = product === null ? texts.pageTitle(texts.productMissing, brand) : brand;
    return { title, description: title, canonical: '/', private: true };
  }
  const canonical = paths.product(product.slug || product._id);
  const category = categoryName(contentIn(request.client), product.category);
  return {
    title: texts.pageTitle(product.title, brand),
    description: product.description.replace(/\s+/g, ' ').slice(0, 160),
    canonical,
    image: previewPicture(product.thumbnails[0] ?? ''),
    ...(import.meta.env.SSR && {
      jsonLd: [
        productData(product, brand, category),
        breadcrumbList([
          { name: texts.home, path: paths.home },
          { name: category, path: paths.category(product.category) },
          { name: product.title, path: canonical },
        ]),
      ],
    }),
    ...preloadOf(product),
  };
}
