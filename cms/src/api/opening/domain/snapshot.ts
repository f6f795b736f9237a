import type { PolicyKind, ShopSetting, SiteContent } from '@shop/contract';

/** Holds all that the checks read, so that they are pure functions. */
export type Snapshot = {
  shop: ShopSetting;
  content: SiteContent;
  products: {
    /** Number of active products. */
    active: number;
    /** Number of active products with a picture and stock. */
    sellable: number;
    withoutFacts: number;
    /** Categories of the active products. */
    categories: readonly string[];
  };
  /** Kinds of policies with a published version. */
  policies: readonly PolicyKind[];
  server: {
    publicUrl: string;
    sendsMail: boolean;
    backsUp: boolean;
    /** The first administrator's password is not the one that the installation made. */
    hasOwnPassword: boolean;
    /** Every owner signs in with a second factor. */
    hasSecondFactor: boolean;
  };
};
