import { expect, test } from '../fixtures/test.ts';

test('a visitor to a protected page is sent to the sign-in', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a wrong password is refused in the shop’s words', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('duena@jazmin.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Credenciales inválidas')).toBeVisible();
});
