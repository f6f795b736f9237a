import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec D.5
test('the same delivery dates stand on product, cart, checkout, confirmation, tracking and in the back office', async ({
  shop,
  backOffice,
  api,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Con fecha ${suffix}` });
  const shopper = aShopper('Delfina Fecha');
  const main = shop.page.getByRole('main');

  await shop.openProduct(product);
  // The note loads when the shopper comes near it.
  await main.getByRole('list', { name: 'Entrega' }).scrollIntoViewIfNeeded();
  const line = main.getByText(/^Llega entre \S{3} \d+.* y \S{3} \d+/).first();
  await line.scrollIntoViewIfNeeded();
  await expect(line).toBeVisible();
  const dates = (await line.textContent()) ?? '';
  await expect(main.getByText(/^Retirás desde el \S{3} \d+/)).toBeVisible();

  await shop.addToCart({ size: 'M' });
  await shop.goToCart();
  await expect(main.getByText(dates)).toBeVisible();

  await shop.goToCheckout();
  await expect(main.getByText(dates)).toBeVisible();
  await shop.fillContact(shopper);
  await shop.chooseHomeDelivery(shopper);
  const orderNumber = await shop.confirm();
  await expect(main.getByText(`${dates}.`)).toBeVisible();

  await shop.trackOrder(orderNumber);
  await expect(shop.page.getByRole('article').getByText(dates)).toBeVisible();

  await backOffice.signInWithForm();
  await backOffice.openOrder(orderNumber);
  await expect(backOffice.page.getByText(dates)).toBeVisible();
});
