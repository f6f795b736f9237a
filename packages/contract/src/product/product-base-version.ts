import { z } from '../z';
import { productFieldNoun } from './product-names';

const text = z.string();
const texts = z.array(z.string());

/**
 * The base version of the changed fields (`seen` on the wire): an outdated one fails with 409 STALE_FIELDS.
 * Stock has its own field, `stockSeen`, because its differences add up.
 */
export const productBaseVersionSchema = z.partial(
  z.object({
    title: text,
    description: text,
    price: z.number(),
    discount: z.number(),
    category: text,
    status: z.boolean(),
    thumbnails: texts,
    thumbnailAlts: texts,
    thumbnailColors: z.array(texts),
    size: texts,
    colors: z.nullable(z.array(z.object({ name: z.string(), value: z.string() }))),
    /** The combinations only: units do not conflict. */
    variants: z.array(z.object({ size: z.nullish(text), color: z.nullish(text) })),
    composition: text,
    fit: text,
    care: text,
    origin: text,
    manufacturer: text,
  }),
);
export type ProductBaseVersion = z.output<typeof productBaseVersionSchema>;
export type BaseVersionField = keyof ProductBaseVersion;

/** A field that two people may have changed; the base version of the SKUs stands in the variants. */
export type ConflictingProductField = BaseVersionField | 'skus';

/** Formats the message of an edit conflict, with the names of its fields. */
export function staleProductMessage(fields: readonly ConflictingProductField[]): string {
  const names = new Intl.ListFormat('es-AR').format(fields.map(productFieldNoun));
  return `Otra persona cambió este producto mientras lo editabas: ${names}.`;
}
