import { z } from '../z';
import { line, optionalLine, optionalParagraph, paragraph } from '../text-field';
import { pictureUrl } from '../link-fields';
import {
  ADMIN_PRODUCTS_PAGE_SIZE,
  CATALOGUE_PAGE_SIZE,
  MAX_IMPORT_PIECE,
  MAX_PRICE,
  MAX_STOCK,
} from '../limits';
import { LIMIT_ERROR, pageNumber, pageSize } from '../paging';
import { productMessages } from './product-messages';
import { productSeenSchema } from './product-seen';
import { parseSizes } from './sizes';

export const colorSchema = z.object({ name: z.string(), value: z.string() });
export type Color = z.output<typeof colorSchema>;

export const variantSchema = z.object({
  _id: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  stock: z.number(),
  sku: z.nullable(z.string()),
});
export type Variant = z.output<typeof variantSchema>;

export const productSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.number(),
  discount: z.number(),
  finalPrice: z.number(),
  category: z.string(),
  thumbnails: z.array(z.string()),
  thumbnailAlts: z.array(z.string()),
  stock: z.number(),
  size: z.array(z.string()),
  colors: z.nullable(z.array(colorSchema)),
  status: z.boolean(),
  variants: z.array(variantSchema),
  composition: z.string(),
  care: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Product = z.output<typeof productSchema>;

const price = z
  .number(productMessages.price)
  .check(
    z.int(productMessages.price),
    z.minimum(1, productMessages.price),
    z.maximum(MAX_PRICE, 'El precio es demasiado alto'),
  );
const stock = z
  .number(productMessages.stock)
  .check(
    z.int(productMessages.stock),
    z.minimum(0, productMessages.stock),
    z.maximum(MAX_STOCK, productMessages.stock),
  );
// The form only hints at 0-100 (spec, section 5): other whole numbers are taken and clamped.
const discount = z.pipe(
  z.number(productMessages.discount).check(z.int(productMessages.discount)),
  z.transform((value) => Math.min(100, Math.max(0, value))),
);
const sizes = z.pipe(
  z.union([z.array(line(30)).check(z.maxLength(40)), z.string().check(z.maxLength(500))]),
  z.transform((value: string | string[]) => parseSizes(value)),
);
const color = z.object({
  name: line(30, 'El color necesita un nombre'),
  value: z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'El color debe tener el formato #RRGGBB')),
});

export const variantDraftSchema = z.object({
  size: z.nullish(line(30)),
  color: z.nullish(line(30)),
  stock,
  /** What the form showed when it was opened; the server applies the difference, so sales made meanwhile are kept. */
  stockSeen: z.optional(stock),
  sku: z.nullish(line(60)),
});
export type VariantDraft = z.output<typeof variantDraftSchema>;

const variantKey = ({ size, color: name }: { size?: string | null; color?: string | null }) =>
  `${(size ?? '').toUpperCase()}|${(name ?? '').toLowerCase()}`;

const colors = z.array(color).check(
  z.maxLength(20),
  z.refine(
    (list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length,
    productMessages.repeatedColor,
  ),
);

const draftFields = {
  title: line(160, productMessages.title),
  description: paragraph(5000, productMessages.description),
  price,
  category: line(60, productMessages.category),
  stock: z.optional(stock),
  stockSeen: z.optional(stock),
  size: z._default(z.optional(sizes), []),
  status: z._default(z.optional(z.boolean()), true),
  thumbnails: z
    .array(pictureUrl, productMessages.images)
    .check(z.minLength(1, productMessages.images), z.maxLength(12, 'Se admiten hasta 12 imágenes')),
  thumbnailAlts: z.optional(z.array(optionalLine(200)).check(z.maxLength(12))),
  discount: z._default(z.optional(discount), 0),
  colors: z.optional(z.nullable(colors)),
  variants: z.optional(
    z.array(variantDraftSchema).check(
      z.maxLength(200),
      z.refine((list) => new Set(list.map(variantKey)).size === list.length, productMessages.repeatedVariant),
    ),
  ),
  composition: z.optional(optionalLine(300)),
  care: z.optional(optionalParagraph(1000)),
};

/** POST /products, and PUT /products/:id with the whole form. */
export const productDraftSchema = z.object(draftFields);
export type ProductDraft = z.output<typeof productDraftSchema>;
export type ProductDraftInput = z.input<typeof productDraftSchema>;

/** PUT /products/:id: any part of the form; the list's toggle sends only `status`. */
export const productChangeSchema = z.partial(
  z.object({ ...draftFields, size: sizes, status: z.boolean(), discount, seen: productSeenSchema }),
);
export type ProductChange = z.output<typeof productChangeSchema>;

/** The details of a 409 STALE_FIELDS: which fields somebody else changed, and the product as it is now. */
export const staleProductSchema = z.object({ fields: z.array(z.string()), product: productSchema });

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

const listQueryFields = {
  page: pageNumber,
  limit: z.union([z.literal('all'), pageSize(CATALOGUE_PAGE_SIZE)], `${LIMIT_ERROR}, o all`),
  category: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  sizes: z.optional(sizes),
  sortBy: z.optional(z.enum(['price', 'title'], 'Se puede ordenar por price o title')),
  sortOrder: z.optional(z.enum(['asc', 'desc'], 'El orden debe ser asc o desc')),
  searchTerm: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  status: z.optional(booleanText),
  ids: z.optional(commaList),
  color: z.optional(commaList),
  minPrice: z.optional(wholePesos),
  maxPrice: z.optional(wholePesos),
  /** Whether the answer names the colours that the other filters leave to choose from. */
  withColors: z.optional(booleanText),
};
export const productListQuerySchema = z.object(listQueryFields).check(
  z.refine(({ minPrice = 0, maxPrice = MAX_PRICE }) => !(minPrice > maxPrice), productMessages.priceRange),
  z.refine(({ ids, color }) => ids === undefined || color === undefined, productMessages.idsOrColor),
);
export type ProductListQuery = z.output<typeof productListQuerySchema>;
export type ProductListQueryInput = z.input<typeof productListQuerySchema>;

const offeredColorSchema = z.object({ name: z.string(), value: z.string(), products: z.number() });
/** A colour to filter by, and how many products it leads to. */
export type OfferedColor = z.output<typeof offeredColorSchema>;

export const productListAnswerSchema = z.object({
  status: z.literal('success'),
  payload: z.array(productSchema),
  page: z.number(),
  totalPages: z.number(),
  totalDocs: z.number(),
  totalProducts: z.number(),
  colors: z.optional(z.array(offeredColorSchema)),
});
export type ProductListAnswer = z.output<typeof productListAnswerSchema>;

/** What was taken out of the shop in the last days and can still be brought back, the latest first. */
export const deletedProductsQuerySchema = z.object({
  page: pageNumber,
  limit: pageSize(ADMIN_PRODUCTS_PAGE_SIZE),
});
export const deletedProductSchema = z.extend(productSchema, { deletedAt: z.string() });
export type DeletedProduct = z.output<typeof deletedProductSchema>;
export const deletedProductsAnswerSchema = z.object({
  status: z.literal('success'),
  products: z.array(deletedProductSchema),
  total: z.number(),
  totalPages: z.number(),
});
/** A product that is back; the warning says what its owner should look at. */
export const restoredProductAnswerSchema = z.object({
  status: z.literal('success'),
  product: productSchema,
  warning: z.optional(z.string()),
});

/** Bulk changes of the back office's product list. */
export const productBulkSchema = z.object({
  ids: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Elegí al menos un producto'), z.maxLength(200)),
  change: z.union([
    z.object({ action: z.literal('activate') }),
    z.object({ action: z.literal('pause') }),
    z.object({ action: z.literal('discount'), discount }),
    z.object({ action: z.literal('category'), category: line(60, productMessages.category) }),
    z.object({ action: z.literal('delete') }),
  ]),
});
export type ProductBulk = z.output<typeof productBulkSchema>;

export const bulkAnswerSchema = z.object({
  status: z.literal('success'),
  changed: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;

/** CSV import, a piece at a time: `dryRun` reports what would happen and stores nothing. */
export const productImportSchema = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(MAX_IMPORT_PIECE)),
  dryRun: z.boolean(),
});
const rowNotes = z.array(z.object({ row: z.number(), message: z.string() }));
export const productImportAnswerSchema = z.object({
  status: z.literal('success'),
  created: z.number(),
  updated: z.number(),
  /** Products that the file leaves as they are. */
  unchanged: z.number(),
  /** Rows that cannot be stored, numbered as a spreadsheet does: the header is row 1. */
  errors: rowNotes,
  /** Rows that are stored, with something that their owner should know first. */
  warnings: rowNotes,
});
export type ProductImportAnswer = z.output<typeof productImportAnswerSchema>;
