import { expect, test } from '../../fixtures/test.ts';

// Visits are measured on phones only.
test.use({ isMobile: true, hasTouch: true });

// @spec F.26
test(
  'a visit on a phone is measured without a name, and the owner sees it on her dashboard',
  { tag: '@once' },
  async ({ shop, backOffice }) => {
    const { page } = shop;
    // One of five visits: this one is among them.
    await page.addInitScript(() => (Math.random = () => 0.1));
    const measuring = page.waitForResponse((response) => /measure-visit/.test(response.url()));
    await shop.open('/');
    await measuring;
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrito/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Tu carrito', exact: true })).toBeVisible();
    const answering = page.waitForResponse('**/api/stats/vitals');
    // As when the shopper turns to another app.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(await (await answering).json()).toEqual({ status: 'success', counted: true });

    await backOffice.signIn();
    await backOffice.page.goto('/admin/');
    const speed = backOffice.page.getByRole('region', { name: 'Rapidez en los teléfonos de tus clientas' });
    await expect(speed.getByText('Página de inicio')).toBeVisible();
    // With many kinds of pages measured, the slower ones are folded.
    await speed
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
    await expect(speed.getByText('Carrito')).toBeVisible();
  },
);
