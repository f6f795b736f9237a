import type { Color, GarmentFit, Rename, ReviewSummary } from '@shop/contract';

export type StockItemRecord = {
  id: number;
  documentId: string;
  size: string | null;
  color: string | null;
  quantity: number;
  sku: string | null;
};

/** A picture of a product; one without colours belongs to all of them. */
export type PictureRecord = { url: string; alt: string; colors: string[] };

export type ProductRecord = {
  id: number;
  documentId: string;
  slug: string;
  oldSlugs: string[];
  title: string;
  description: string;
  price: number;
  discount: number;
  /** The price to strike through; null while it was never really asked before the discount. */
  earlierPrice: number | null;
  /** Days before an offer by which `earlierPrice` was found. */
  earlierPriceDays: number;
  category: string;
  thumbnails: string[];
  thumbnailAlts: string[];
  thumbnailColors: string[][];
  sizes: string[];
  colors: Color[] | null;
  /** Names that its colours and sizes had before, each with today's. */
  formerNames: Rename[];
  active: boolean;
  composition: string;
  /** Empty for a garment that fits as the size guide says. */
  fit: GarmentFit | '';
  care: string;
  origin: string;
  manufacturer: string;
  createdAt: string;
  updatedAt: string;
  items: StockItemRecord[];
  /** Null while too few reviews are published to be shown. */
  reviews: ReviewSummary | null;
};

export type StoredProduct = ProductRecord & { stock: number; deleted: boolean };

export type StockReason =
  | 'initial'
  | 'edit'
  | 'sale'
  | 'reactivation'
  | 'cancellation'
  | 'refund'
  | 'order-deleted'
  | 'order-edited'
  | 'exchange-hold'
  | 'exchange-release'
  | 'exchange'
  | 'damaged'
  | 'item-removed';
/** `orderNumber` is the number of the order, or the code of the exchange, that units are held for. */
export type StockCause = { reason: StockReason; actor: string; at: Date; orderNumber?: string };
export type StockChange = {
  itemId: number;
  productId: number;
  productDocumentId: string;
  size: string | null;
  color: string | null;
  delta: number;
};

export type OrphanedUnits = Omit<StockChange, 'itemId' | 'productId'>;

/** Products that the caller read after locking their stock items, so that they need not be read again. */
export type LockedProducts = readonly StoredProduct[];

/** A variant that has an SKU, with its product. */
export type SkuOwner = {
  documentId: string;
  sku: string;
  title: string;
  size: string | null;
  color: string | null;
};
