import { z } from '../z';

const text = z.string();
const list = z.array(z.string());

/**
 * What the writer of a change had before his eyes, of the fields that he changes: a field that somebody else changed
 * since then is refused with 409 instead of being overwritten. Stock has its own, `stockSeen`: differences add up.
 */
export const productSeenSchema = z.partial(
  z.object({
    title: text,
    description: text,
    price: z.number(),
    discount: z.number(),
    category: text,
    status: z.boolean(),
    thumbnails: list,
    thumbnailAlts: list,
    size: list,
    colors: z.nullable(z.array(z.object({ name: z.string(), value: z.string() }))),
    /** Which combinations there were, not how many units of each. */
    variants: z.array(z.object({ size: z.nullish(text), color: z.nullish(text) })),
    composition: text,
    care: text,
  }),
);
export type ProductSeen = z.output<typeof productSeenSchema>;
export type SeenProductField = keyof ProductSeen;

const FIELD_NAMES: Record<SeenProductField, string> = {
  title: 'título',
  description: 'descripción',
  price: 'precio',
  discount: 'descuento',
  category: 'categoría',
  status: 'estado',
  thumbnails: 'imágenes',
  thumbnailAlts: 'textos alternativos',
  size: 'tallas',
  colors: 'colores',
  variants: 'combinaciones de talla y color',
  composition: 'composición',
  care: 'cuidado',
};

/** Why a change is refused that would overwrite somebody else's. */
export function staleProductMessage(fields: readonly SeenProductField[]): string {
  const names = new Intl.ListFormat('es-AR').format(fields.map((field) => FIELD_NAMES[field]));
  return `Otra persona cambió este producto mientras lo editabas: ${names}.`;
}
