import { z } from '@shop/contract';
import { type ProductFormValues, type StockSeen } from '../values/product-form-values.ts';

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
  /** When the product that the draft began from had last changed; null for a new one. */
  basedOn: z.nullable(z.string()),
  seen: z.nullable(
    z.object({
      stock: z.number(),
      cells: z.record(z.string(), z.number()),
      skus: z.record(z.string(), z.string()),
    }),
  ),
  values: formSchema,
  /** What the form was opened with; drafts of before have none. */
  opened: z.optional(formSchema),
});

export type StoredForm = {
  savedAt: string;
  basedOn: string | null;
  seen: StockSeen | null;
  values: ProductFormValues;
  opened?: ProductFormValues | undefined;
};

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (id: string | null) => `product-draft:${id ?? 'new'}`;

/** The unsaved form of a product kept in this browser; an unreadable one is dropped. */
export function readStoredForm(id: string | null, storage: Storage): StoredForm | null {
  try {
    const text = storage.getItem(keyOf(id));
    return text === null ? null : storedSchema.parse(JSON.parse(text));
  } catch {
    dropStoredForm(id, storage);
    return null;
  }
}

/** Keeps an unsaved form; a full or forbidden storage only loses the safety net. */
export function storeForm(id: string | null, form: StoredForm, storage: Storage): void {
  try {
    storage.setItem(keyOf(id), JSON.stringify(form));
  } catch {
    dropStoredForm(id, storage);
  }
}

/** Forgets the unsaved form, after a save or when its writer discards it. */
export function dropStoredForm(id: string | null, storage: Storage): void {
  try {
    storage.removeItem(keyOf(id));
  } catch {
    // A storage that cannot be written holds no draft either.
  }
}
