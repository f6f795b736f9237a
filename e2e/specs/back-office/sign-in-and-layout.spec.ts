import { findAnimatedElements } from '../../fixtures/animated-elements.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec 2.1.1

// @spec 2.11.9
test('a protected page redirects visitors to the sign-in', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

// @spec 8.17
test('the sign-in rejects a wrong password with a message', { tag: '@once' }, async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('duena@jazmin.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Credenciales inválidas')).toBeVisible();
});

// @spec 2.11.8
test('the system status is shown from 640 px on', async ({ backOffice }, { project }) => {
  await backOffice.signInWithForm();
  const status = backOffice.page.getByRole('region', { name: 'Estado del Sistema' });
  await expect(status).toHaveCount(project.name === 'phone' ? 0 : 1);
  await backOffice.page.setViewportSize({ width: 640, height: 800 });
  await expect(status.getByRole('status')).toHaveText('Estado del Sistema: Conectado');
  await status.getByTitle('Estado del Sistema').click();
  await expect(status.getByText('Backend: Conectado')).toBeVisible();
  await backOffice.page.setViewportSize({ width: 639, height: 800 });
  await expect(status).toHaveCount(0);
});

// @spec C.41
test('the column headings of a long list stay visible', { tag: '@once' }, async ({ backOffice }) => {
  await backOffice.signIn();
  const { page } = backOffice;
  await page.goto('/admin/orders');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(21);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Orden' })).toBeInViewport();
  await expect(rows.nth(1)).not.toBeInViewport();
});

test(
  'no element of the back office is animated with reduced motion',
  { tag: '@once' },
  async ({ backOffice }) => {
    const { page } = backOffice;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await backOffice.signInWithForm();
    for (const path of ['/admin', '/admin/products', '/admin/orders', '/admin/content?seccion=sizeGuides']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      expect.soft(await findAnimatedElements(page), path).toEqual([]);
    }
  },
);
