import type { Product } from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';
import { texts } from './deferred-texts.ts';

/** Choice made so far; a size is null or '' before. */
export type ChosenVariant = { size: string | null; soldOutSize: string | null; color: string | undefined };

/** Name of a product in a chat message, and the address that shows its color. */
export type ChatSubject = { name: string; address: string };

/** Returns what every chat message about a product says: its name, the chosen size and color, and its address. */
export function chatSubject(
  product: Pick<Product, '_id' | 'slug' | 'title'>,
  { size, soldOutSize, color }: ChosenVariant,
  origin: string,
): ChatSubject {
  return {
    name: texts.named(product.title, soldOutSize || size || '', color ?? ''),
    address: origin && origin + paths.product(product, color),
  };
}
