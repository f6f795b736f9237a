import type { Page } from '@playwright/test';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const PROVIDER = /mercado.?pago/i;

/** Collects the addresses that a page asks for, and those whose answer names the provider; scripts share their labels. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  const naming: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    asked.push(response.url());
    if (!['document', 'fetch', 'xhr'].includes(response.request().resourceType())) return;
    const read = response.text().catch(() => '');
    reading.push(read.then((body) => void (PROVIDER.test(body) && naming.push(response.url()))));
  });
  return async () => {
    await Promise.all(reading);
    return { asked, naming };
  };
}

// @spec E.9
test('a shop without Mercado Pago asks nobody for it, and names it nowhere', async ({
  shop,
  api,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño sin pagos en línea ${suffix}`, price: 12_000 });
  const requests = watchRequests(shop.page);
  const { page } = shop;
  const isUnnamed = () => expect(page.locator('body')).not.toContainText(PROVIDER);

  await shop.open('/');
  await isUnnamed();
  await shop.openProduct(product);
  await isUnnamed();
  await shop.addToCart({ size: 'M' });
  await shop.goToCheckout();
  await isUnnamed();
  await shop.fillContact(aShopper());
  await shop.payByTransfer();
  const orderNumber = await shop.confirm();
  await isUnnamed();
  await shop.trackOrder(orderNumber);
  await expect(page.getByRole('article')).toBeVisible();
  await isUnnamed();

  const { asked, naming } = await requests();
  const { origin } = new URL(page.url());
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(asked.filter((url) => url.includes('online-payment'))).toEqual([]);
  expect(naming).toEqual([]);
});
