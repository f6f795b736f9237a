import type { ShopSetting, SiteContent } from '@shop/contract';

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

/** What a new shop still has to set up before it can sell, in the order in which it makes sense. */
export function onboardingSteps({ content, setting, products }: Shop): OnboardingStep[] {
  const bank = content?.checkout.paymentInfo.bankTransfer;
  const delivery = content?.checkout.shipping.homeDelivery;
  return [
    { key: 'categories', done: (content?.productCatalog.categories.length ?? 0) > 0 },
    {
      key: 'sizeGuide',
      done: content?.sizeGuides.some((guide) => guide.enabled && guide.tableRows.length) ?? false,
    },
    { key: 'product', done: products > 0 },
    { key: 'bank', done: Boolean(bank && (!bank.enabled || bank.cbu || bank.alias)) },
    { key: 'whatsapp', done: Boolean(setting?.whatsapp || (content && hasPhoneCard(content))) },
    { key: 'shipping', done: Boolean(delivery && (!delivery.enabled || delivery.baseCost > 0)) },
  ];
}

/** Whether the checklist still has something to say. */
export const isOnboarding = (steps: readonly OnboardingStep[]): boolean => steps.some(({ done }) => !done);
