import type { Product, SiteContent, ShopSetting } from '@shop/contract';
import type { Trx } from '../database/connection';
import type { StoredProduct } from '../database/product-records';

/** What one API may ask of another; each is called inside the transaction it is handed. */
export type StockReason =
  'initial' | 'edit' | 'sale' | 'reactivation' | 'cancellation' | 'refund' | 'order-deleted' | 'item-removed';
export type StockCause = { reason: StockReason; actor: string; at: Date; orderNumber?: string };
export type StockChange = {
  itemId: number;
  productId: number;
  productDocumentId: string;
  size: string | null;
  color: string | null;
  delta: number;
};

/** Units of a variant that is not kept any more. */
export type HomelessUnits = Omit<StockChange, 'itemId' | 'productId'>;

/** The products as the caller read them after locking their stock items: they need not be read again. */
export type LockedProducts = readonly StoredProduct[];

type StockLedger = {
  /** Moves units in or out and keeps product and catalogue equal to them. */
  shift(trx: Trx, changes: readonly StockChange[], at: Date, locked?: LockedProducts): Promise<void>;
  /** Writes down moves that were made. */
  note(trx: Trx, changes: readonly StockChange[], cause: StockCause): Promise<void>;
  /** Writes down units that come back where nothing of their kind is kept any more: they leave again in the same breath. */
  noteHomeless(trx: Trx, units: readonly HomelessUnits[], cause: StockCause): Promise<void>;
  /** Both at once. */
  move(trx: Trx, changes: readonly StockChange[], cause: StockCause, locked?: LockedProducts): Promise<void>;
};
type Catalogue = {
  /** Fails when the database cannot be read. */
  ping(): Promise<void>;
  /** When the database last answered a read, by the clock of this process. */
  heardAt(): number;
  /** Brings what shoppers see of these products up to date, inside the transaction that changed them. */
  refresh(trx: Trx, productIds: readonly number[]): Promise<void>;
  /** The same, where only the stock of these products has changed and they are at hand as they now are. */
  restock(trx: Trx, products: LockedProducts): Promise<void>;
  /** These products as the shop shows them. */
  shown(products: readonly StoredProduct[]): Product[];
  list(queryText: string, isStaff: boolean): Promise<string>;
  count(isStaff: boolean): Promise<string>;
  detail(idOrSlug: string, isStaff: boolean): Promise<string>;
};
type Pictures = {
  /** Gives an uploaded proof to an order, once; answers the proof's id. */
  claim(trx: Trx, proofUrl: string, orderId: string): Promise<string>;
  /** The id in the address of a proof; refuses what is none. */
  requireProofId(proofUrl: string): string;
  /** A link that shows a proof for five minutes. */
  signedLink(proof: string): string | null;
};
type SiteContentReader = { current(): Promise<SiteContent> };
type ShopSettingReader = { current(): Promise<ShopSetting> };

const service = <T>(uid: string) => strapi.service(uid as 'api::catalogue.catalogue') as unknown as T;

export const stockLedger = () => service<StockLedger>('api::stock-item.stock-item');
export const catalogue = () => service<Catalogue>('api::catalogue.catalogue');
export const siteContent = () => service<SiteContentReader>('api::site-content.site-content');
export const shopSetting = () => service<ShopSettingReader>('api::shop-setting.shop-setting');
export const pictures = () => service<Pictures>('api::picture-upload.picture-upload');
