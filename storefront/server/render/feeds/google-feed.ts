import { escapeMarkup } from '../html-document.ts';
import { cut, feedPrice, type FeedItem, type FeedShop } from './feed-items.ts';

// Lengths and values: https://support.google.com/merchants/answer/7052112
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_BRAND = 70;
const MAX_COLOR = 100;
const MAX_SIZE = 100;

// Characters that XML 1.0 forbids, even escaped.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));

const element = (name: string, text: string | null): string =>
  text ? `<g:${name}>${escapeXml(text)}</g:${name}>` : '';

function itemElement(item: FeedItem): string {
  const elements = [
    element('id', item.id),
    element('item_group_id', item.groupId),
    element('title', cut(item.title, MAX_TITLE)),
    element('description', cut(item.description, MAX_DESCRIPTION)),
    element('link', item.link),
    element('image_link', item.imageLink),
    ...item.additionalImages.map((url) => element('additional_image_link', url)),
    element('availability', item.inStock ? 'in_stock' : 'out_of_stock'),
    element('price', feedPrice(item.price)),
    element('sale_price', item.salePrice === null ? null : feedPrice(item.salePrice)),
    element('brand', cut(item.brand, MAX_BRAND)),
    element('mpn', item.sku),
    // Handmade and small-series goods have no number of their maker.
    element('identifier_exists', item.sku ? 'yes' : 'no'),
    element('condition', 'new'),
    element('product_type', item.productType),
    element('color', item.color && cut(item.color, MAX_COLOR)),
    element('size', item.size && cut(item.size, MAX_SIZE)),
    element('gender', 'female'),
    element('age_group', 'adult'),
    element('custom_label_0', item.paymentPrice),
  ];
  return `<item>\n${elements.filter(Boolean).join('\n')}\n</item>\n`;
}

/** Google Merchant Center's feed: RSS 2.0 with an item for each variant. */
export const googleFeed = {
  type: 'application/xml; charset=utf-8',
  start: ({ brand, publicUrl }: FeedShop): string =>
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(brand)}</title>
<link>${escapeXml(publicUrl)}</link>
<description>${escapeXml(brand)}</description>
`,
  item: itemElement,
  end: '</channel>\n</rss>\n',
};
