import type { ReviewSummary } from '@shop/contract';
import type { RecordOf } from './gateway/record-types';

type Item = RecordOf<'api::stock-item.stock-item'>;
type Move = RecordOf<'api::stock-move.stock-move'>;

export type StockItemRecord = Pick<Item, 'id' | 'documentId' | 'size' | 'color' | 'quantity' | 'sku'>;

/** A picture of a product; one without colours belongs to all of them. */
export type PictureRecord = { url: string; alt: string; colors: string[] };

/** A product with its stock items, and what its pictures, reviews and former prices say. */
export type StoredProduct = RecordOf<'api::product.product'> & {
  thumbnails: string[];
  thumbnailAlts: string[];
  thumbnailColors: string[][];
  items: StockItemRecord[];
  /** Null while too few reviews are published to be shown. */
  reviews: ReviewSummary | null;
  /** The price to strike through; null while it was never really asked before the discount. */
  earlierPrice: number | null;
  /** Days before an offer by which `earlierPrice` was found. */
  earlierPriceDays: number;
};

export type StockReason = Move['reason'];
/** `orderNumber` is the number of the order, or the code of the exchange, that units are held for. */
export type StockCause = { reason: StockReason; actor: string; at: Date; orderNumber?: string };
export type OrphanedUnits = { productDocumentId: string } & Pick<Move, 'size' | 'color' | 'delta'>;
export type StockChange = OrphanedUnits & { itemId: number; productId: number };

/** Products that the caller read after locking their stock items, so that they need not be read again. */
export type LockedProducts = readonly StoredProduct[];

/** A variant that has an SKU, with its product. */
export type SkuOwner = { documentId: string; sku: string; title: string } & Pick<Item, 'size' | 'color'>;
