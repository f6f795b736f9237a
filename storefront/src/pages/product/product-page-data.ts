import { picturesOf, pictureSources, previewPicture, type Product } from '@shop/contract';
import { sizeGuidesQuery } from '#shared/content/content-queries.ts';
import { unitsLeft } from '#features/cart/lines/product-line.ts';
import { listedProduct, productQuery, relatedProductsQuery } from '#features/catalog/queries.ts';
import { reviewsQuery } from '#features/reviews/queries.ts';
import { initialColor } from '#features/product-detail/buying/initial-color.ts';
import { colorSlugIn, paths } from '#shared/navigation/paths.ts';
import { cutAtWord, PREVIEW_LENGTH } from '../cut-at-word.ts';
import { GALLERY_SIZES } from '#shared/picture.tsx';
import {
  cachedBrand,
  categoryName,
  cachedContent,
  titleOnly,
  type PageMeta,
  type PageRequest,
} from '../page-request.ts';
import { breadcrumbList, productData } from '../structured-data.ts';
import { texts } from '../texts.ts';

const queryOf = ({ params }: PageRequest) => productQuery(params.id ?? '');
const cachedProduct = (request: PageRequest): Product | null | undefined =>
  request.client.getQueryData(queryOf(request).queryKey);

export async function prefetchProduct(request: PageRequest): Promise<void> {
  const { client } = request;
  await client.prefetchQuery(queryOf(request));
  const product = cachedProduct(request);
  if (!product) return;
  await Promise.all([
    client.prefetchQuery(relatedProductsQuery(product)),
    client.prefetchQuery(sizeGuidesQuery(product.category)),
    product.reviews && client.prefetchQuery(reviewsQuery(product._id, 1)),
  ]);
}

export const productStatus = (request: PageRequest): number => (cachedProduct(request) === null ? 404 : 200);

/** Returns the canonical address of a product reached by its id or an old slug. */
export function productRedirect(request: PageRequest): string | null {
  const product = cachedProduct(request);
  if (!product?.slug || product.slug === request.params.id) return null;
  return paths.product(product);
}

function chosenPicture(product: Product, search: URLSearchParams): string {
  const leftOf = (size: string, color: string) => unitsLeft(product, size, color);
  const color = initialColor(product, colorSlugIn(search), leftOf);
  return picturesOf(product, color)[0]?.url ?? '';
}

function preloadOf(picture: string): Pick<PageMeta, 'preload'> {
  const sources = pictureSources(picture);
  return sources ? { preload: { srcSet: sources.avif, sizes: GALLERY_SIZES } } : {};
}

function titleOf(request: PageRequest, brand: string): string {
  const cached = cachedProduct(request);
  if (cached === null) return texts.pageTitle(texts.productMissing, brand);
  const product = cached ?? listedProduct(request.client, request.params.id ?? '');
  return product ? texts.pageTitle(product.title, brand) : brand;
}

export function productMeta(request: PageRequest): PageMeta {
  const product = cachedProduct(request);
  const brand = cachedBrand(request.client);
  const title = titleOf(request, brand);
  if (!import.meta.env.SSR) return titleOnly(title);
  if (!product) return { title, description: title, canonical: '/', private: true };
  const canonical = paths.product(product);
  const reviews = request.client.getQueryData(reviewsQuery(product._id, 1).queryKey)?.reviews;
  const picture = chosenPicture(product, request.search);
  const category = categoryName(cachedContent(request.client), product.category);
  return {
    title,
    description: cutAtWord(product.description, PREVIEW_LENGTH),
    canonical,
    image: previewPicture(picture),
    offer: { price: product.finalPrice, inStock: product.stock > 0 },
    jsonLd: [
      productData(product, { brand, category, reviews }),
      breadcrumbList([
        { name: texts.home, path: paths.home },
        { name: category, path: paths.category(product.category) },
        { name: product.title, path: canonical },
      ]),
    ],
    ...preloadOf(picture),
  };
}
