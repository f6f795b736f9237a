import type { ShopSetting } from '../shop/shop-settings';
import { mailNameOf } from './discreet';

/** Returns what the variables stand for that every message has. */
export const shopMessageValues = (shop: ShopSetting): Record<'tienda' | 'marca' | 'firma', string> => ({
  tienda: mailNameOf(shop),
  marca: shop.brand,
  // Short mails end within their preview, so the name is the neutral one.
  firma: [mailNameOf(shop), shop.address, shop.phone].filter(Boolean).join('\n'),
});
