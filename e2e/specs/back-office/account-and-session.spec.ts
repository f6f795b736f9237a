import { BackOffice } from '../../fixtures/back-office.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';
import { owner } from '../../fixtures/shops/shop-under-test.ts';

// @spec 8.34

// Signing out and a new password end every session of the owner, also those of other specs.
test.use({ shopName: 'account-and-session' });

// @spec 2.11.3 2.11.6 4.18 6.4
test('a session survives a reload and ends with the sign-out', async ({ backOffice }, { project }) => {
  const { page } = backOffice;
  await backOffice.signInWithForm();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'Productos', level: 1 })).toBeVisible();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('a page opened with an invalid token leads to the login without a dialog', async ({ backOffice }) => {
  const { page } = backOffice;
  await backOffice.signIn();
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.setItem('token', 'x.y.z');
    localStorage.setItem('adminToken', 'x.y.z');
  });
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// @spec C.28
test('a session that ends during editing keeps the form and continues after signing in', async ({
  backOffice,
  api,
  request,
}) => {
  const { page } = backOffice;
  await backOffice.signInWithForm();
  await page.goto('/admin/settings?seccion=tienda');
  const address = page.getByLabel('Dirección (por ley)');
  await backOffice.unfold('Contacto');
  await address.fill('Avenida Argentina 1500');
  const token = await api.signIn();
  const logout = await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(logout.ok()).toBe(true);

  await page.getByRole('button', { name: 'Guardar datos' }).click();
  const signInDialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(signInDialog.getByLabel('Email')).toHaveValue(owner.email);
  await signInDialog.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await signInDialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(signInDialog).toBeHidden();
  await expect(page).toHaveURL(/settings\?seccion=tienda$/);
  await expect(address).toHaveValue('Avenida Argentina 1500');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Datos de la tienda actualizados')).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue('Avenida Argentina 1500');
});

// @spec 2.17.2
test('a changed profile shows the new name in the layout', async ({ backOffice }, { project }) => {
  const { page } = backOffice;
  await backOffice.signInWithForm();
  await page.goto('/admin/settings');
  await page.getByLabel('Nombre de usuario').fill('');
  await page.getByRole('button', { name: 'Guardar perfil' }).click();
  await expect(page.getByLabel('Nombre de usuario')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nombre de usuario').fill('Azucena');
  await page.getByRole('button', { name: 'Guardar perfil' }).click();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByText('Azucena', { exact: true }).last()).toBeVisible();
});

// @spec 2.17.3
test(
  'a new password ends every other session and replaces the old password',
  { tag: '@once' },
  async ({ backOffice, browser, contextOptions }) => {
    const { page } = backOffice;
    const elsewhere = new BackOffice(await (await browser.newContext(contextOptions)).newPage());
    await backOffice.signInWithForm();
    await elsewhere.signInWithForm();
    const changePassword = async (from: string, to: string) => {
      await page.goto('/admin/settings?seccion=seguridad');
      await page.getByLabel('Contraseña actual', { exact: true }).fill(from);
      await page.getByLabel('Nueva contraseña', { exact: true }).fill(to);
      await page.getByLabel('Confirmar nueva contraseña', { exact: true }).fill(to);
      await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    };
    await changePassword('no-es-esta', 'Glicina-nueva-2026');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await changePassword(owner.password, 'Glicina-nueva-2026');
    await expect(page.getByLabel('Contraseña actual', { exact: true })).toHaveValue('');

    // This session stays valid, the other one has ended.
    await backOffice.openOrders();
    await elsewhere.page.goto('/admin/orders');
    await expect(
      elsewhere.page.getByText('Tu sesión terminó').or(loginButtonOf(elsewhere)).first(),
    ).toBeVisible();
    // The login returns to the page that was asked for.
    await elsewhere.page.goto('/admin');
    await elsewhere.page.getByLabel('Email').fill(owner.email);
    await elsewhere.page.getByLabel('Contraseña', { exact: true }).fill(owner.password);
    await elsewhere.page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(elsewhere.page.getByText('Credenciales inválidas')).toBeVisible();
    await elsewhere.signInWithForm({ ...owner, password: 'Glicina-nueva-2026' });
    await elsewhere.page.context().close();

    await page.reload();
    await changePassword('Glicina-nueva-2026', owner.password);
    await expect(page.getByLabel('Contraseña actual', { exact: true })).toHaveValue('');
  },
);

const loginButtonOf = ({ page }: BackOffice) => page.getByRole('button', { name: 'Iniciar sesión' });
