import { createHash } from 'node:crypto';
import { paymentPriceText, picturesOf, type PaymentOffer, type Product } from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';

/** One variant as both shops list it; prices in whole pesos. */
export type FeedItem = {
  id: string;
  groupId: string | null;
  title: string;
  description: string;
  link: string;
  imageLink: string;
  additionalImages: readonly string[];
  inStock: boolean;
  price: number;
  salePrice: number | null;
  /** '$13.500 con transferencia': no price field may hold what only one way of payment gives. */
  paymentPrice: string | null;
  brand: string;
  productType: string;
  color: string | null;
  size: string | null;
  sku: string | null;
};

export type FeedShop = {
  publicUrl: string;
  brand: string;
  /** Labels of the categories by their keys. */
  categories: ReadonlyMap<string, string>;
  offer: PaymentOffer | null;
};

type Choice = { size: string | null; color: string | null; stock: number; sku: string | null };

// Google takes ten more pictures of an item and ids of 50 characters.
const MAX_ADDITIONAL_IMAGES = 10;
const HASH_LENGTH = 12;

const choicesOf = ({ variants, stock }: Product): readonly Choice[] =>
  variants.length > 0 ? variants : [{ size: null, color: null, stock, sku: null }];

// Saving a product may recreate its stock items, so the id follows the choice itself.
function idOf({ _id }: Product, { size, color }: Choice): string {
  if (size === null && color === null) return _id;
  const hash = createHash('sha256')
    .update(JSON.stringify([size, color]))
    .digest('hex');
  return `${_id}-${hash.slice(0, HASH_LENGTH)}`;
}

const titleOf = ({ title }: Product, { size, color }: Choice): string =>
  [title, color, size && `talle ${size}`].filter(Boolean).join(', ');

function itemOf(
  product: Product,
  choice: Choice,
  { publicUrl, brand, categories, offer }: FeedShop,
): FeedItem {
  const { color, size, sku, stock } = choice;
  const absolute = (url: string) => (url.startsWith('/') ? publicUrl + url : url);
  const [image = '', ...others] = picturesOf(product, color).map(({ url }) => absolute(url));
  return {
    id: idOf(product, choice),
    groupId: product.variants.length > 0 ? product._id : null,
    title: titleOf(product, choice),
    description: product.description,
    link: absolute(paths.product(product, color ?? undefined)),
    imageLink: image,
    additionalImages: others.slice(0, MAX_ADDITIONAL_IMAGES),
    inStock: stock > 0,
    // A list price that was never asked before its discount is no price of either feed.
    price: product.earlierPrice ?? product.finalPrice,
    salePrice: product.earlierPrice === undefined ? null : product.finalPrice,
    paymentPrice: offer && paymentPriceText([product.finalPrice], offer),
    brand,
    productType: categories.get(product.category) ?? product.category,
    color,
    size,
    sku,
  };
}

/** Lists the variants of a product for a feed; none when it has no picture or costs nothing, which both shops refuse. */
export function feedItemsOf(product: Product, shop: FeedShop): FeedItem[] {
  if (product.thumbnails.length === 0 || product.finalPrice === 0) return [];
  return choicesOf(product).map((choice) => itemOf(product, choice, shop));
}

/** Cuts a text at a number of characters, never within one. */
export const cut = (text: string, length: number): string => [...text].slice(0, length).join('');

/** Writes whole pesos as both shops read prices. */
export const feedPrice = (pesos: number): string => `${pesos}.00 ARS`;
