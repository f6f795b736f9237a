import {
  staleProductMessage,
  type ConflictingProductField,
  type Product,
  type ProductChange,
} from '@shop/contract';
import type { StoredProduct } from '../../../../database/records';
import { conflictingFields, editConflict } from '../../../../platform/edits/edit-conflict';
import { comparableField } from '../../domain/comparable-field';
import { hasSkuConflict } from '../../domain/stock-plan';

/** Throws 409 with the stored product when another person changed what the change is based on. */
export function checkEditConflict(
  product: Product,
  items: StoredProduct['items'],
  { seen = {}, ...wanted }: ProductChange,
): void {
  const fields = conflictingFields({ base: seen, wanted, current: product }, comparableField);
  if (hasSkuConflict(items, wanted.variants ?? [])) fields.push('skus');
  if (fields.length > 0)
    throw editConflict(fields, staleProductMessage(fields as ConflictingProductField[]), { product });
}
