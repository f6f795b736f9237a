import type { SiteContent } from '@shop/contract';
import { resolveIconName } from '@shop/web-kit/icons';

function drawn<T extends { icon: string }>(items: readonly T[], fallback?: string): T[] {
  return items.map((item) => ({ ...item, icon: resolveIconName(item.icon, fallback) }));
}

export const withKnownIcons = (content: SiteContent): SiteContent => ({
  ...content,
  whyChooseJazmin: { ...content.whyChooseJazmin, values: drawn(content.whyChooseJazmin.values) },
  contact: {
    ...content.contact,
    contactInfo: drawn(content.contact.contactInfo),
    socialMedia: drawn(content.contact.socialMedia, 'Globe'),
  },
  productDetail: { ...content.productDetail, infoCards: drawn(content.productDetail.infoCards) },
});
