import { expect, test } from 'vitest';
import { defaultSiteContent, type SiteContent } from '@shop/contract';
import { isOnboarding, onboardingSteps } from './onboarding.ts';

const doneKeys = (content: SiteContent | null, products = 0, whatsapp = '') =>
  onboardingSteps({ content, setting: { whatsapp }, products })
    .filter(({ done }) => done)
    .map(({ key }) => key);

test('an empty shop has no completed step', () => {
  expect(doneKeys(defaultSiteContent)).toEqual([]);
  expect(isOnboarding(onboardingSteps({ content: null, setting: null, products: 0 }))).toBe(true);
});

test('a shop that is set up has all steps completed', () => {
  const content = structuredClone(defaultSiteContent);
  content.productCatalog.categories.push({ name: 'bodies', display_name: 'Bodies' });
  content.sizeGuides.push({
    category: 'bodies',
    title: '',
    subtitle: '',
    enabled: true,
    tableHeaders: ['Talla'],
    tableRows: [{ size: 'S', measurements: [] }],
    notes: '',
  });
  content.checkout.paymentInfo.bankTransfer.alias = 'jazmin.tienda';
  content.checkout.shipping.homeDelivery.baseCost = 0;
  const steps = onboardingSteps({ content, setting: { whatsapp: '+5492994123456' }, products: 1 });
  expect(steps.every(({ done }) => done)).toBe(true);
  expect(isOnboarding(steps)).toBe(false);
});

test('a phone card of the content completes the chat number step', () => {
  const content = structuredClone(defaultSiteContent);
  content.contact.contactInfo.push({ icon: 'Phone', title: 'Teléfono', details: ['299 412 3456'] });
  expect(doneKeys(content)).toContain('whatsapp');
});

test('a disabled payment or delivery method needs no data', () => {
  const content = structuredClone(defaultSiteContent);
  content.checkout.paymentInfo.bankTransfer.enabled = false;
  content.checkout.shipping.homeDelivery.enabled = false;
  expect(doneKeys(content)).toEqual(['bank', 'shipping']);
});
