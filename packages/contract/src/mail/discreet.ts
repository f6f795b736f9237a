import type { ShopSetting } from '../shop/shop-settings';

// Stems match the beginnings of words; the short words below would also match harmless ones ('top' in 'topo').
const STEMS =
  'lencer corpi sosten soutien bralet brasier bombach bodies camison camisol pijama portalig culot colales vedetin corset calzon malla biki babydoll trikini kimono conjunto panty pantie boxer tanga encaj enteriz soquet'.split(
    ' ',
  );
const WHOLE_WORDS = new Set(
  'body bata batas top tops slip slips liga ligas medias intima intimo interior'.split(' '),
);

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isGarmentWord = (word: string): boolean => {
  const bare = plain(word);
  return WHOLE_WORDS.has(bare) || STEMS.some((stem) => bare.startsWith(stem));
};

/** Returns the first word of a text that tells what the shop sells; null when it tells nothing. */
export const findGarmentWord = (text: string): string | null =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).find(isGarmentWord) ?? null;

const NEUTRAL_NAME = 'Tu compra';

/** Returns the name that stands in the sender and the subject of mails: the setting, or the brand's first neutral word. */
export function mailNameOf({ mailName, brand }: Pick<ShopSetting, 'mailName' | 'brand'>): string {
  if (mailName) return mailName;
  return brand.split(/\s+/).find((word) => word && !findGarmentWord(word)) ?? NEUTRAL_NAME;
}

/** Returns what the variables stand for that every message has. */
export const shopMessageValues = (shop: ShopSetting): Record<'tienda' | 'marca' | 'firma', string> => ({
  tienda: mailNameOf(shop),
  marca: shop.brand,
  // Short mails end within their preview, so the name is the neutral one.
  firma: [mailNameOf(shop), shop.address, shop.phone].filter(Boolean).join('\n'),
});
