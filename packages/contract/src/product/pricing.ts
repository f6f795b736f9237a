import { NEW_ABOVE_STOCK, NEW_DAYS } from '../limits';
import { formatCents } from '../money/money';
import type { ShopSetting } from '../shop/shop-settings';

type LabelSettings = Pick<ShopSetting, 'vatRate' | 'netPriceLabel' | 'taxCondition'>;

/** Returns the price without national taxes (Resolución 4/2025), in pesos with centavos; a rate of 21 % is 0.21. */
export const netPrice = (finalPesos: number, rate: number): number =>
  Math.round((finalPesos * 100) / (1 + rate)) / 100;

/** Returns the VAT rate of a shop that shows prices without national taxes, or null. */
export function netPriceRate(shop: LabelSettings | undefined): number | null {
  if (!shop?.vatRate) return null;
  const { netPriceLabel: label, taxCondition } = shop;
  const isShown = label === 'always' || (label === 'auto' && taxCondition === 'responsable_inscripto');
  return isShown ? Number(shop.vatRate) / 100 : null;
}

export const netPriceText = (finalPesos: number, rate: number): string =>
  `PRECIO SIN IMPUESTOS NACIONALES ${formatCents(netPrice(finalPesos, rate))}`;

type Priced = { price: number; discount: number };

/** Clamps and rounds a discount to a whole percent from 0 to 100. */
export const effectiveDiscount = (discount: number): number =>
  Math.min(100, Math.max(0, Math.round(discount)));

/** Returns the price of one unit after its discount, rounded to whole pesos. */
export const finalPrice = ({ price, discount }: Priced): number =>
  Math.round((price * (100 - effectiveDiscount(discount))) / 100);

export const isNew = ({ stock }: { stock: number }): boolean => stock > NEW_ABOVE_STOCK;

const DAY_MS = 86_400_000;

/** Returns whether the shop has had a product for so few days that its card calls it new; `now` in milliseconds. */
export const isRecent = ({ createdAt }: { createdAt: string }, now: number): boolean =>
  now - Date.parse(createdAt) < NEW_DAYS * DAY_MS;

export const GIVEN_AWAY = 'El precio final tiene que ser de $1 o más: bajá el descuento';

/** Returns whether a discount leaves less than $1; a price that is 0 already is another fault. */
export const isGivenAway = (product: { price: number; discount: number }): boolean =>
  product.price > 0 && finalPrice(product) < 1;
