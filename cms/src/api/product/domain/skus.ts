import type { SkuOwner } from '../../../database/records';
import type { ExistingItem, StockPlan } from './stock-plan';

type PlannedSkus = {
  /** SKUs that the plan gives to variants. */
  added: string[];
  /** One of them that two variants of the product would have. */
  repeated?: string;
};

export const isSameSku = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const skusOf = (items: readonly { sku: string | null }[]): string[] => items.flatMap(({ sku }) => sku ?? []);

/** Returns the SKUs that a stock plan adds to a product. */
export function plannedSkus(existing: readonly ExistingItem[], plan: StockPlan): PlannedSkus {
  const added = skusOf([...plan.create, ...plan.rename]);
  const touched = [...plan.remove, ...plan.rename.map(({ id }) => id)];
  const kept = skusOf(existing.filter(({ id }) => !touched.includes(id)));
  const after = [...kept, ...added];
  return { added, repeated: added.find((sku) => after.filter((other) => isSameSku(other, sku)).length > 1) };
}

/** Says whose an SKU is, as staff read it. */
export function skuOwnerText({ sku, title, size, color }: SkuOwner): string {
  const variant = [size, color].filter(Boolean).join(', ');
  return `El SKU ${sku} ya es de «${title}»${variant && ` (${variant})`}`;
}
