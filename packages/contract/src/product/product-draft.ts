import { z } from '../z';
import { MAX_PICTURES_PER_PRODUCT, MAX_PRICE, MAX_STOCK } from '../limits';
import { pictureUrl } from '../text/link-fields';
import { optionalParagraph, optionalTextLine, requiredLine, textLine } from '../text/text-fields';
import { wholeNumber } from '../text/value-fields';
import { GARMENT_FITS } from './fit';
import { GIVEN_AWAY, isGivenAway } from './pricing';
import { fieldOfMissing, lacksPart, type MissingToPublish } from './missing-to-publish';
import { productSchema, renameSchema, sizesField } from './product';
import { productBaseVersionSchema } from './product-base-version';
import { productMessages } from './product-messages';

const price = z
  .number(productMessages.price)
  .check(
    z.int(productMessages.price),
    z.minimum(1, productMessages.price),
    z.maximum(MAX_PRICE, productMessages.priceTooHigh),
  );
const stock = wholeNumber(0, MAX_STOCK, productMessages.stock);
// The spec (section 5) only hints at 0-100: lower whole numbers are clamped, and 100 or more would give the product away.
export const discountField = z.pipe(
  z.number(productMessages.discount).check(z.int(productMessages.discount), z.maximum(99, GIVEN_AWAY)),
  z.transform((value) => Math.max(0, value)),
);
const color = z.object({
  name: requiredLine(30, 'El color necesita un nombre'),
  value: z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'El color debe tener el formato #RRGGBB')),
});

export const variantDraftSchema = z.object({
  /** Names the stored variant: under another size or colour it keeps its units and SKU. */
  _id: z.optional(z.string().check(z.maxLength(40))),
  size: z.nullish(textLine(30)),
  color: z.nullish(textLine(30)),
  stock,
  /** Base version of the stock: the server applies the difference, so that sales made since are kept. */
  stockSeen: z.optional(stock),
  sku: z.nullish(textLine(60)),
  /** Base version of the SKU: an equal one is left as it is stored. */
  skuSeen: z.nullish(textLine(60)),
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

const picturesField = z
  .array(pictureUrl, productMessages.images)
  .check(z.maxLength(MAX_PICTURES_PER_PRODUCT, productMessages.tooManyImages));

const draftFields = {
  title: requiredLine(160, productMessages.title),
  /** Empty only in a draft, which is switched off. */
  description: optionalParagraph(5000, productMessages.description),
  price,
  category: requiredLine(60, productMessages.category),
  stock: z.optional(stock),
  stockSeen: z.optional(stock),
  size: z._default(z.optional(sizesField), []),
  status: z._default(z.optional(z.boolean()), true),
  thumbnails: z._default(z.optional(picturesField), []),
  thumbnailAlts: z.optional(z.array(optionalTextLine(200)).check(z.maxLength(MAX_PICTURES_PER_PRODUCT))),
  /** Colours of each picture; the server accepts only names of the product's colours. */
  thumbnailColors: z.optional(
    z.array(z.array(textLine(30)).check(z.maxLength(20))).check(z.maxLength(MAX_PICTURES_PER_PRODUCT)),
  ),
  discount: z._default(z.optional(discountField), 0),
  colors: z.optional(z.nullable(colors)),
  variants: z.optional(
    z.array(variantDraftSchema).check(
      z.maxLength(200),
      z.refine((list) => new Set(list.map(variantKey)).size === list.length, productMessages.repeatedVariant),
    ),
  ),
  composition: z.optional(optionalTextLine(300)),
  /** Empty for a garment that fits as the size guide says. */
  fit: z.optional(z.enum(['', ...GARMENT_FITS], productMessages.fit)),
  care: z.optional(optionalParagraph(1000)),
  origin: z.optional(optionalTextLine(60)),
  manufacturer: z.optional(optionalTextLine(160)),
};

type Publishable = {
  status?: boolean;
  description?: string;
  thumbnails?: string[];
  size?: string[];
  variants?: { size?: string | null }[];
};

// Runs beside other faults, so that all are reported together. The server knows the fields that a change leaves out.
const needs = (part: MissingToPublish) => {
  const field = fieldOfMissing(part);
  const judged = part === 'sizes' ? [field, 'variants'] : [field];
  return z.refine<Publishable>(
    (draft) => !draft.status || draft[field] === undefined || !lacksPart(part, draft),
    {
      path: [field],
      error: productMessages[part],
      when: ({ value, issues }) =>
        Boolean(value) && !issues.some(({ path }) => judged.includes(String(path?.[0]))),
    },
  );
};
const publishable = [needs('description'), needs('images'), needs('sizes')];

// A change that leaves price or discount out is judged by the server, which knows the other.
const costs = z.refine<{ price?: number; discount?: number }>(
  ({ price, discount }) => price === undefined || !isGivenAway({ price, discount: discount ?? 0 }),
  {
    path: ['discount'],
    error: GIVEN_AWAY,
    when: ({ value, issues }) =>
      Boolean(value) && !issues.some(({ path }) => path?.[0] === 'price' || path?.[0] === 'discount'),
  },
);

/** A new product; switched off, it may be a draft without pictures, description and sizes. */
export const productDraftSchema = z.object(draftFields).check(...publishable, costs);
export type ProductDraft = z.output<typeof productDraftSchema>;
export type ProductDraftInput = z.input<typeof productDraftSchema>;

/** Body of PUT /products/:id: any part of the form, with the base version of the fields that it changes. */
export const productChangeSchema = z
  .partial(
    z.object({
      ...draftFields,
      size: sizesField,
      status: z.boolean(),
      thumbnails: picturesField,
      discount: discountField,
      seen: productBaseVersionSchema,
      /** Corrected names, which are applied before the rest: units, SKUs, pictures and alerts follow. */
      renames: z.array(renameSchema).check(z.maxLength(60)),
      /** Confirms that so many units may leave the stock with their size or colour; more are refused with 409 UNITS_WOULD_BE_LOST. */
      dropUnits: z.int().check(z.minimum(0)),
    }),
  )
  .check(...publishable, costs);
export type ProductChangeInput = z.input<typeof productChangeSchema>;
export type ProductChange = z.output<typeof productChangeSchema>;

/** Details of a 409 UNITS_WOULD_BE_LOST: what `dropUnits` confirms, and the variants that would go. */
export const lostUnitsSchema = z.object({
  units: z.number(),
  variants: z.array(
    z.object({ size: z.nullable(z.string()), color: z.nullable(z.string()), units: z.number() }),
  ),
});
export type LostUnits = z.output<typeof lostUnitsSchema>;

/** Details of a 409 STALE_FIELDS: the names of the conflicting fields and the stored product. */
export const staleProductSchema = z.object({ fields: z.array(z.string()), product: productSchema });
