import type { StockChange, StockItemRecord, StoredProduct } from './records';

export const stockChange = (
  product: Pick<StoredProduct, 'id' | 'documentId'>,
  { id, size, color }: Pick<StockItemRecord, 'id' | 'size' | 'color'>,
  delta: number,
): StockChange => ({
  itemId: id,
  productId: product.id,
  productDocumentId: product.documentId,
  size,
  color,
  delta,
});
