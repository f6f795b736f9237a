import { withoutEmptyCards, type SiteContent } from '@shop/contract';
import { resolveIconName } from '@shop/web-kit/icons';

function drawn<T extends { icon: string }>(items: readonly T[], fallback?: string): T[] {
  return withoutEmptyCards(items).map((item) => ({ ...item, icon: resolveIconName(item.icon, fallback) }));
}

/** Returns content that can be drawn: its icons exist, and its cards and sections say something. */
export const drawableContent = (content: SiteContent): SiteContent => ({
  ...content,
  whyChooseJazmin: { ...content.whyChooseJazmin, values: drawn(content.whyChooseJazmin.values) },
  contact: {
    ...content.contact,
    contactInfo: drawn(content.contact.contactInfo),
    socialMedia: drawn(content.contact.socialMedia, 'Globe'),
  },
  productDetail: {
    ...content.productDetail,
    infoCards: drawn(content.productDetail.infoCards),
    expandableSections: withoutEmptyCards(content.productDetail.expandableSections),
  },
});
