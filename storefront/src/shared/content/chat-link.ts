import { plainText, type ShopSetting, type SiteContent, whatsappLink } from '@shop/contract';

/** The number of the 'Teléfono' contact card (digits and plus only), or null when there is none. */
export function chatNumber(content: SiteContent | undefined): string | null {
  const card = content?.contact.contactInfo.find(({ title }) => plainText(title) === 'telefono');
  const number = card?.details
    .map((detail) => detail.replace(/[^\d+]/g, ''))
    .find((digits) => digits.length >= 6);
  return number ?? null;
}

/** A chat with the shop, its text ready to send; null when the shop gave no usable number. */
export function chatLink(
  content: SiteContent | undefined,
  shop: ShopSetting | undefined,
  text: string,
): string | null {
  const fromCard = chatNumber(content);
  return (
    (fromCard && whatsappLink(fromCard, text)) ?? (shop?.whatsapp ? whatsappLink(shop.whatsapp, text) : null)
  );
}

/** The fixed chat of the order pages: the shop's own number. */
export const orderChatLink = (shop: ShopSetting | undefined, text: string): string | null =>
  shop?.whatsapp ? whatsappLink(shop.whatsapp, text) : null;
