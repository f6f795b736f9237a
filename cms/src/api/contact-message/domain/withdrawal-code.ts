import {
  businessDay,
  messageOf,
  renderMessage,
  shopMessageValues,
  type MessageTemplate,
  type MessageTemplates,
  type ShopSetting,
} from '@shop/contract';

// The code is read aloud and copied by hand, so 0, O, 1 and I are left out.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Creates the code of a withdrawal that the law requires: 'ARR-20261121-K7M2QX'. */
export function createWithdrawalCode(at: Date, randomBelow: (limit: number) => number): string {
  const symbols = Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]);
  return `ARR-${businessDay(at).replaceAll('-', '')}-${symbols.join('')}`;
}

/** Confirms a withdrawal; repeats nothing of the message, as the form could otherwise send any text to any address. */
export const withdrawalMail = (
  shop: ShopSetting,
  to: string,
  code: string,
  templates?: MessageTemplates,
) => ({
  kind: 'withdrawal' as const,
  to,
  ...renderMessage(messageOf(templates, 'withdrawal'), { ...shopMessageValues(shop), codigo: code }),
  replyTo: shop.email,
});

/** Writes a withdrawal's mail with an example code and a text that is not stored yet. */
export const exampleWithdrawalMail = (template: MessageTemplate, shop: ShopSetting) =>
  withdrawalMail(shop, '', 'ARR-20260302-K7M2QX', { withdrawal: template });
