import type { SkuOwner } from '../../../database/records';

/** Says whose an SKU is, as staff read it. */
export function skuOwnerText({ sku, title, size, color }: SkuOwner): string {
  const variant = [size, color].filter(Boolean).join(', ');
  return `El SKU ${sku} ya es de «${title}»${variant && ` (${variant})`}`;
}
