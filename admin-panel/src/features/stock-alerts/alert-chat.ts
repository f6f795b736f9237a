import { colorSlug, type PhoneAlert, whatsappLink } from '@shop/contract';
import { shopPaths } from '#shared/paths.ts';
import { texts } from './texts.ts';

type Variant = Pick<PhoneAlert, 'size' | 'color'>;

/** Returns the size and colour as people read them; empty for a product without both. */
export const variantText = ({ size, color }: Variant): string =>
  [size && texts.size(size), color].filter(Boolean).join(' · ');

/** Returns the title of the product, which is empty once it was deleted for good. */
export const titleOf = ({ product }: Pick<PhoneAlert, 'product'>): string =>
  product.title || texts.deletedProduct;

function publicAddress({ product: { _id, slug }, color }: PhoneAlert, origin: string): string {
  const query = color ? `?color=${colorSlug(color)}` : '';
  return `${origin}${shopPaths.product(slug || _id)}${query}`;
}

/** Returns the link that opens a chat with a ready text, or null for a phone that WhatsApp does not know. */
export function alertChat(alert: PhoneAlert, brand: string, origin: string): string | null {
  const { product, size, color, stock, phone } = alert;
  const what = [product.title, size && texts.phones.size(size), color].filter(Boolean).join(', ');
  const text = stock > 0 ? texts.phones.backText : texts.phones.waitingText;
  return whatsappLink(phone, text(brand, what, publicAddress(alert, origin)));
}
