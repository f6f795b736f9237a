import { DEFAULT_SHIPPING_COST, type ShopSetting, type SiteContent } from '@shop/contract';

export type OnboardingKey = 'categories' | 'sizeGuide' | 'product' | 'bank' | 'whatsapp' | 'shipping';
export type OnboardingStep = { key: OnboardingKey; done: boolean };

type Shop = {
  content: SiteContent | null;
  setting: Pick<ShopSetting, 'whatsapp'> | null;
  products: number;
};

const hasPhoneCard = (content: SiteContent) =>
  content.contact.contactInfo.some(
    ({ title, details }) => title === 'Teléfono' && Boolean(details[0]?.trim()),
  );

const hasSizes = ({ sizeGuides }: SiteContent) =>
  sizeGuides.some(({ enabled, tableRows }) => enabled && tableRows.length > 0);

function takesTransfers({ checkout }: SiteContent): boolean {
  const { enabled, cbu, alias } = checkout.paymentInfo.bankTransfer;
  return !enabled || cbu !== '' || alias !== '';
}

// A new shop delivers at the default cost until the owner decides; 0 is a decision too.
function pricesDelivery({ checkout }: SiteContent): boolean {
  const { enabled, baseCost, freeShippingThreshold } = checkout.shipping.homeDelivery;
  return !enabled || baseCost !== DEFAULT_SHIPPING_COST || freeShippingThreshold > 0;
}

export function onboardingSteps({ content, setting, products }: Shop): OnboardingStep[] {
  const has = (check: (content: SiteContent) => boolean) => content !== null && check(content);
  return [
    { key: 'categories', done: has(({ productCatalog }) => productCatalog.categories.length > 0) },
    { key: 'sizeGuide', done: has(hasSizes) },
    { key: 'product', done: products > 0 },
    { key: 'bank', done: has(takesTransfers) },
    { key: 'whatsapp', done: Boolean(setting?.whatsapp) || has(hasPhoneCard) },
    { key: 'shipping', done: has(pricesDelivery) },
  ];
}

export const isOnboarding = (steps: readonly OnboardingStep[]): boolean => steps.some(({ done }) => !done);
