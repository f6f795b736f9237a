import { type Product, z } from '@shop/contract';
import { type DraftFormat } from '#shared/edit-session/draft.ts';
import {
  type ProductFormValues,
  type ProductVersion,
  baseStockSchema,
  productFormSchema,
} from '../values/product-form-values.ts';
import { type ProductEdit, keepConflictsOpen, mergeProducts } from './merge-products.ts';

/** Drafts stored by early releases have no SKUs: those of their base version count. */
const storedFormSchema = z.extend(productFormSchema, {
  skus: z.optional(z.record(z.string(), z.string())),
});

const storedSchema = z.object({
  savedAt: z.string(),
  /** `updatedAt` of the base version; null for a new product. */
  basedOn: z.nullable(z.string()),
  seen: z.nullable(baseStockSchema),
  values: storedFormSchema,
  /** Values of the base version; drafts stored by early releases have none. */
  opened: z.optional(storedFormSchema),
});

export type RestoredDraft = ProductEdit & { savedAt: string; isOutdated: boolean };

/** Returns the format of a product's draft; a restored one is merged with the version loaded now. */
export function productDraft(
  product: Product | null,
  loaded: ProductVersion,
  copied: Product | null = null,
): DraftFormat<ProductFormValues, ProductVersion, RestoredDraft> {
  const updatedAt = product?.updatedAt ?? null;
  return {
    key: `product-draft:${product?._id ?? (copied ? `copy-${copied._id}` : 'new')}`,
    serialize: ({ values, baseVersion }) => ({
      savedAt: new Date().toISOString(),
      basedOn: updatedAt,
      seen: baseVersion.stock,
      values,
      opened: baseVersion.values,
    }),
    parse: (json) => {
      const stored = storedSchema.parse(json);
      const { seen, savedAt, basedOn } = stored;
      const withSkus = (form: z.output<typeof storedFormSchema>) => ({
        ...form,
        skus: form.skus ?? seen?.skus ?? {},
      });
      const opened = stored.opened && withSkus(stored.opened);
      const edit = {
        values: withSkus(stored.values),
        baseVersion: { values: opened ?? loaded.values, stock: seen },
      };
      const merged = product && opened ? keepConflictsOpen(mergeProducts(edit, loaded), opened) : edit;
      return { ...merged, savedAt, isOutdated: basedOn !== updatedAt };
    },
  };
}
