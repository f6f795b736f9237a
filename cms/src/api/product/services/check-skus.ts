import type { ProductChange } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { StoredProduct } from '../../../database/records';
import { findSkuOwner } from '../../../database/sku-owner';
import { badField, type HttpError } from '../../../platform/http/http-error';
import { isSameSku, plannedSkus, skuOwnerText } from '../domain/skus';
import type { StockPlan } from '../domain/stock-plan';

// The last variant with the SKU, which is more likely the one that was typed.
function refusalAt(variants: ProductChange['variants'], sku: string, message: string): HttpError {
  const at = (variants ?? []).findLastIndex((variant) => variant.sku && isSameSku(variant.sku, sku));
  return badField(at >= 0 ? `variants.${at}.sku` : 'variants', message);
}

/** Throws 400 for a new SKU that another variant of the shop has; SKUs that stay are not checked. */
export async function checkSkus(
  trx: Trx,
  { id, items }: Pick<StoredProduct, 'id' | 'items'>,
  plan: StockPlan,
  variants: ProductChange['variants'],
): Promise<void> {
  const { added, repeated } = plannedSkus(items, plan);
  if (repeated) throw refusalAt(variants, repeated, `El SKU ${repeated} está dos veces en este producto`);
  const owner = await findSkuOwner(trx, added, id);
  if (owner) throw refusalAt(variants, owner.sku, skuOwnerText(owner));
}
