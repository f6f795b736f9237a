import { findStickingBars } from '../../fixtures/hidden-text.ts';
import { expect, test } from '../../fixtures/test.ts';

// As at 400 % zoom on a screen of 1280 x 1024 px.
const LOW_SCREEN = { width: 320, height: 256 };

test('no bar of the back office sticks on a low screen', { tag: '@once' }, async ({ backOffice, api }) => {
  test.slow();
  const { _id } = await api.demoProduct();
  const { page } = backOffice;
  await backOffice.signIn();
  await page.setViewportSize(LOW_SCREEN);
  for (const path of [
    '',
    '/orders',
    '/products',
    `/products/edit/${_id}`,
    '/clients',
    '/content',
    '/settings',
  ]) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await findStickingBars(page), path).toEqual([]);
  }
  await page.goto('/admin/orders');
  await page
    .getByRole('checkbox', { name: /^Seleccionar la orden/ })
    .first()
    .check();
  await expect(page.getByText(/^1 seleccionada$/)).toBeVisible();
  expect(await findStickingBars(page)).toEqual([]);
});
