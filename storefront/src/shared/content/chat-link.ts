import { normalizeText, type ShopSetting, type SiteContent, whatsappLink } from '@shop/contract';

/** Returns the number of the 'Teléfono' contact card (digits and plus only), or null. */
export function chatNumber(content: SiteContent | undefined): string | null {
  const card = content?.contact.contactInfo.find(({ title }) => normalizeText(title) === 'telefono');
  const number = card?.details
    .map((detail) => detail.replace(/[^\d+]/g, ''))
    .find((digits) => digits.length >= 6);
  return number ?? null;
}

export function chatLink(
  content: SiteContent | undefined,
  shop: ShopSetting | undefined,
  text: string,
): string | null {
  const number = chatNumber(content);
  return (number && whatsappLink(number, text)) ?? orderChatLink(shop, text);
}

/** Returns the chat link of the order pages, which always use the shop's own number. */
export const orderChatLink = (shop: ShopSetting | undefined, text: string): string | null =>
  shop?.whatsapp ? whatsappLink(shop.whatsapp, text) : null;
