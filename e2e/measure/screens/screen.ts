import { type Page } from '@playwright/test';
import { type BackOffice } from '../../fixtures/back-office.ts';
import { type ShopApi } from '../../fixtures/shop-api.ts';
import { type Shop } from '../../fixtures/shop.ts';

/** Who and what is at hand to bring a screen into its state. */
export type Stage = { page: Page; shop: Shop; office: BackOffice; api: ShopApi };

/** One picture of the documentation. */
export type Screen = {
  /** Names the file: `<name>-<width>.webp`. */
  name: string;
  /** Where it is, when an address says it all. */
  path?: string;
  /** What is done beforehand. */
  before?: (stage: Stage) => Promise<void>;
  /** What is done there. */
  then?: (stage: Stage) => Promise<void>;
  /** True when the picture goes on below the fold, down to a limit. */
  tall?: boolean;
};
