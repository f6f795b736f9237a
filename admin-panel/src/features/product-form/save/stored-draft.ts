import { type Product, z } from '@shop/contract';
import { type DraftFormat } from '#shared/edit-session/draft.ts';
import { type ProductFormValues, type ProductVersion } from '../values/product-form-values.ts';
import { type ProductEdit, keepConflictsOpen, mergeProducts } from './merge-products.ts';

const formSchema = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.string(),
  discount: z.string(),
  sizes: z.array(z.string()),
  colorChoice: z.enum(['unknown', 'none', 'list']),
  colors: z.array(z.object({ name: z.string(), value: z.string() })),
  stockMode: z.enum(['single', 'grid']),
  stock: z.string(),
  cells: z.record(z.string(), z.string()),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })).check(z.minLength(1)),
  status: z.boolean(),
  composition: z.string(),
  care: z.string(),
});

const storedSchema = z.object({
  savedAt: z.string(),
  /** `updatedAt` of the base version; null for a new product. */
  basedOn: z.nullable(z.string()),
  seen: z.nullable(
    z.object({
      stock: z.number(),
      cells: z.record(z.string(), z.number()),
      skus: z.record(z.string(), z.string()),
    }),
  ),
  values: formSchema,
  /** Values of the base version; drafts stored by early releases have none. */
  opened: z.optional(formSchema),
});

export type RestoredDraft = ProductEdit & { savedAt: string; isOutdated: boolean };

/** Returns the format of a product's draft; a restored one is merged with the version loaded now. */
export function productDraft(
  product: Product | null,
  loaded: ProductVersion,
): DraftFormat<ProductFormValues, ProductVersion, RestoredDraft> {
  const updatedAt = product?.updatedAt ?? null;
  return {
    key: `product-draft:${product?._id ?? 'new'}`,
    serialize: ({ values, baseVersion }) => ({
      savedAt: new Date().toISOString(),
      basedOn: updatedAt,
      seen: baseVersion.stock,
      values,
      opened: baseVersion.values,
    }),
    parse: (json) => {
      const { values, opened, seen, savedAt, basedOn } = storedSchema.parse(json);
      const edit = { values, baseVersion: { values: opened ?? loaded.values, stock: seen } };
      const merged = product && opened ? keepConflictsOpen(mergeProducts(edit, loaded), opened) : edit;
      return { ...merged, savedAt, isOutdated: basedOn !== updatedAt };
    },
  };
}
