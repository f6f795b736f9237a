import { type Page } from '@playwright/test';
import { type BackOffice } from '../../fixtures/back-office.ts';
import { type ShopApi } from '../../fixtures/shop-api.ts';
import { type Shop } from '../../fixtures/shop.ts';

export type ScreenContext = { page: Page; shop: Shop; office: BackOffice; api: ShopApi };

export type Screen = {
  /** File name: `<name>-<width>.webp`. */
  name: string;
  path?: string;
  prepare?: (context: ScreenContext) => Promise<void>;
  act?: (context: ScreenContext) => Promise<void>;
  isTall?: boolean;
};
