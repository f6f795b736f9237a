import { z } from '../z';
import { ADMIN_PRODUCTS_PAGE_SIZE, CATALOG_PAGE_SIZE, MAX_PRICE } from '../limits';
import { LIMIT_ERROR, pageNumber, pageQuery, pageSize } from '../http/paging';
import { successAnswer } from '../http/responses';
import { productSchema, sizesField } from './product';
import { productMessages } from './product-messages';

const TRUE_OR_FALSE = 'El valor debe ser true o false';
const booleanText = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], TRUE_OR_FALSE),
  z.transform((value) => value === true || value === 'true'),
);
const commaList = z.pipe(
  z.union([
    z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50)),
    z.string().check(z.maxLength(2000)),
  ]),
  z.transform((value) =>
    (typeof value === 'string' ? value.split(',') : value).map((text) => text.trim()).filter(Boolean),
  ),
);

const { priceBound } = productMessages;
const wholePesos = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,9}$/, priceBound)), z.number(priceBound)], priceBound),
  z.pipe(
    z.transform(Number),
    z.number(priceBound).check(z.int(priceBound), z.minimum(0, priceBound), z.maximum(MAX_PRICE, priceBound)),
  ),
);

/** `featured`: what can be bought and sold best lately comes first; `stock`: units of all variants. Without a sort, a search is by relevance and a list by newest. */
export const PRODUCT_SORTS = ['price', 'title', 'stock', 'newest', 'featured'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const queryFields = {
  page: pageNumber,
  limit: z.union([z.literal('all'), pageSize(CATALOG_PAGE_SIZE)], `${LIMIT_ERROR}, o all`),
  category: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  sizes: z.optional(sizesField),
  sortBy: z.optional(z.enum(PRODUCT_SORTS, 'Se puede ordenar por price, title, stock, newest o featured')),
  sortOrder: z.optional(z.enum(['asc', 'desc'], 'El orden debe ser asc o desc')),
  searchTerm: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  status: z.optional(booleanText),
  /** Only products that lack a fact that the law asks for, which staff alone may ask. */
  missingFacts: z.optional(booleanText),
  /** Only products with a variant of which little is left, which staff alone may ask. */
  lowStock: z.optional(booleanText),
  ids: z.optional(commaList),
  color: z.optional(commaList),
  minPrice: z.optional(wholePesos),
  maxPrice: z.optional(wholePesos),
  /** Products to buy with this one: those bought in the same orders first, then the best sold of its category. */
  relatedTo: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** Only products with a variant in stock that has one of `sizes` and one of `color`. */
  inStock: z.optional(booleanText),
  /** Adds the colours of the products that the other filters leave. */
  withColors: z.optional(booleanText),
  /** Adds `facets`: each choice with its number of products under the other filters. */
  withFacets: z.optional(booleanText),
};
export const productListQuerySchema = z.object(queryFields).check(
  z.refine(({ minPrice = 0, maxPrice = MAX_PRICE }) => !(minPrice > maxPrice), productMessages.priceRange),
  z.refine(({ ids, color }) => ids === undefined || color === undefined, productMessages.idsOrColor),
);
export type ProductListQuery = z.output<typeof productListQuerySchema>;
export type ProductListQueryInput = z.input<typeof productListQuerySchema>;

const offeredColorSchema = z.object({ name: z.string(), value: z.string(), products: z.number() });
export type OfferedColor = z.output<typeof offeredColorSchema>;

const countedNameSchema = z.object({ name: z.string(), products: z.number() });
export const productFacetsSchema = z.object({
  sizes: z.array(countedNameSchema),
  colors: z.array(offeredColorSchema),
  categories: z.array(countedNameSchema),
  /** Products with something in stock. */
  inStock: z.number(),
  /** Lowest and highest final price in pesos; null when no product is left. */
  price: z.nullable(z.object({ min: z.number(), max: z.number() })),
});
export type ProductFacets = z.output<typeof productFacetsSchema>;

/** The search's reading of its text; an answer to a `searchTerm` may carry it. */
export const searchInterpretationSchema = z.object({
  /** Words of the text that were read as sizes and as colours. */
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  /** Typed words that match nothing as they are, with the word that was searched instead. */
  corrections: z.array(z.object({ typed: z.string(), used: z.string() })),
  /** Nearest words of the shop, when nothing was found. */
  nearest: z.array(z.string()),
});
export type SearchInterpretation = z.output<typeof searchInterpretationSchema>;

export const productListAnswerSchema = successAnswer({
  payload: z.array(productSchema),
  page: z.number(),
  totalPages: z.number(),
  totalDocs: z.number(),
  totalProducts: z.number(),
  colors: z.optional(z.array(offeredColorSchema)),
  facets: z.optional(productFacetsSchema),
  search: z.optional(searchInterpretationSchema),
});
export type ProductListAnswer = z.output<typeof productListAnswerSchema>;

export const skuQuerySchema = z.object({
  sku: z.string('Falta el SKU').check(z.trim(), z.minLength(1, 'Falta el SKU'), z.maxLength(60)),
});

export const deletedProductsQuerySchema = z.object(pageQuery(ADMIN_PRODUCTS_PAGE_SIZE));
export const deletedProductSchema = z.extend(productSchema, { deletedAt: z.string() });
export type DeletedProduct = z.output<typeof deletedProductSchema>;
export const deletedProductsAnswerSchema = successAnswer({
  products: z.array(deletedProductSchema),
  total: z.number(),
  totalPages: z.number(),
});
/** A product restored from the trash; the warning names what the staff should check. */
export const restoredProductAnswerSchema = successAnswer({
  product: productSchema,
  warning: z.optional(z.string()),
});
