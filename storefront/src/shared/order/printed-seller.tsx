import { formatCuit, TAX_CONDITION_NAMES, type ShopSetting } from '@shop/contract';
import { useShop } from '#shared/content/content-queries.ts';
import { texts } from './texts.ts';

/** Returns who sells, as papers name her below the brand. */
export const sellerLines = (shop: ShopSetting | undefined): string[] =>
  shop
    ? [
        shop.legalName,
        shop.cuit && texts.sellerCuit(formatCuit(shop.cuit)),
        shop.cuit && (TAX_CONDITION_NAMES[shop.taxCondition] ?? ''),
        shop.address,
        shop.phone,
        shop.email,
      ].filter(Boolean)
    : [];

/** Heads a printed order with who sells and who buys; screens have the seller in the footer. */
export function PrintedSeller({ buyer }: { buyer?: string }) {
  const shop = useShop();
  return (
    <div className="hidden px-5 pt-5 print:block">
      <p className="font-serif text-h3">{shop?.brand}</p>
      <p>{sellerLines(shop).join(' · ')}</p>
      {buyer && <p className="font-medium">{buyer}</p>}
    </div>
  );
}
