import { type Product, z } from '@shop/contract';
import { serverNow } from '@shop/web-kit/api';
import { type DraftFormat } from '#shared/edit-session/draft.ts';
import {
  type ProductFormValues,
  type ProductVersion,
  baseStockSchema,
  productFormSchema,
} from '../values/product-form-values.ts';
import { type ProductEdit, keepConflictsOpen, mergeProducts } from './merge-products.ts';

const storedSchema = z.object({
  savedAt: z.string(),
  /** `updatedAt` of the base version; null for a new product. */
  basedOn: z.nullable(z.string()),
  seen: z.nullable(baseStockSchema),
  values: productFormSchema,
  /** Values of the base version. */
  opened: productFormSchema,
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
      savedAt: new Date(serverNow()).toISOString(),
      basedOn: updatedAt,
      seen: baseVersion.stock,
      values,
      opened: baseVersion.values,
    }),
    parse: (json) => {
      const { seen, savedAt, basedOn, values, opened } = storedSchema.parse(json);
      const edit = { values, baseVersion: { values: opened, stock: seen } };
      const merged = product ? keepConflictsOpen(mergeProducts(edit, loaded), opened) : edit;
      return { ...merged, savedAt, isOutdated: basedOn !== updatedAt };
    },
  };
}
