import { BackOffice } from '../../fixtures/back-office.ts';
import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

const PASSWORD = 'Jacaranda-en-flor-2026';
const NEW_PASSWORD = 'Lapacho-en-flor-2026';

// @spec F.17
test('the owner invites a seller, who sees orders and no figures until the owner blocks her', async ({
  backOffice,
  browser,
  contextOptions,
  staff,
  api,
  suffix,
}) => {
  const { page } = backOffice;
  const name = `Rocío ${suffix}`;
  const email = `rocio-${suffix}@ejemplo.com`;
  const product = await api.createProduct({ title: `Corpiño Roles ${suffix}` });
  const order = await staff.placeOrder({ product });
  const context = await browser.newContext(contextOptions);
  const seller = new BackOffice(await context.newPage());
  await backOffice.signIn();

  const link = await test.step('the owner invites a seller and gets a link', async () => {
    await page.goto('/admin/team');
    await page.getByRole('button', { name: 'Invitar' }).click();
    const form = page.getByRole('dialog', { name: 'Invitar a una persona' });
    await form.getByLabel('Nombre').fill(name);
    await form.getByLabel('Email').fill(email);
    await expect(form.getByLabel('Rol')).toHaveValue('vendedora');
    await form.getByRole('button', { name: 'Crear invitación' }).click();
    const field = page.getByLabel('Enlace de la invitación');
    await expect(field).toHaveValue(/\/admin\/invitacion#[\w-]{43}$/);
    await expectNoAxeViolations(page);
    const address = new URL(await field.inputValue());
    await page.getByRole('button', { name: 'Listo' }).click();
    return `${address.pathname}${address.hash}`;
  });

  await test.step('the seller chooses her password and signs in', async () => {
    await seller.page.goto(link);
    await expect(seller.page.getByText(`Hola, ${name}. Vas a entrar como vendedora.`)).toBeVisible();
    await expectNoAxeViolations(seller.page);
    await seller.page.getByLabel('Elegí tu contraseña').fill('corta');
    await seller.page.getByLabel('Repetila').fill('corta');
    await seller.page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await expect(seller.page.getByText('La contraseña debe tener al menos 10 caracteres.')).toBeVisible();
    await seller.page.getByLabel('Elegí tu contraseña').fill(PASSWORD);
    await seller.page.getByLabel('Repetila').fill(PASSWORD);
    await seller.page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await seller.page.getByRole('link', { name: 'Iniciar sesión' }).click();
    await seller.signInWithForm({ email, password: PASSWORD });
  });

  await test.step('the link works no more', async () => {
    const again = await context.newPage();
    await again.goto(link);
    await expect(again.getByText(/Este enlace no sirve/)).toBeVisible();
    await again.close();
  });

  await test.step('the seller works with orders and sees no figures', async () => {
    await expect(seller.page.getByText('Ingresos')).toHaveCount(0);
    await expect(seller.page.getByRole('heading', { name: 'Ventas' })).toHaveCount(0);
    await seller.openOrder(order.orderNumber);
    await seller.page.getByRole('button', { name: 'Confirmar Orden' }).click();
    await expect(seller.page.getByText('Confirmado', { exact: true }).first()).toBeVisible();
    await seller.page.goto('/admin/orders');
    await expect(seller.page.getByRole('main').getByRole('link', { name: 'Registrar venta' })).toBeVisible();
    await seller.page.getByRole('button', { name: 'Más', exact: true }).click();
    await expect(seller.page.getByRole('menuitem', { name: 'Actualizar' })).toBeVisible();
    await expect(seller.page.getByRole('menuitem', { name: 'Exportar CSV' })).toHaveCount(0);
    await seller.page.goto('/admin/reports');
    await expect(seller.page.getByRole('heading', { name: 'No tenés permiso para ver esto' })).toBeVisible();
    await expectNoAxeViolations(seller.page);
    await seller.page.getByRole('main').getByRole('link', { name: 'Ir al Dashboard' }).click();
    await expect(seller.page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  await test.step('the owner reads in the activity what the seller did', async () => {
    await page.goto(`/admin/team?seccion=actividad&persona=${encodeURIComponent(name)}`);
    const list = page.getByRole('list', { name: 'Actividad del equipo' });
    await expect(list).toContainText(`${name} cambió el estado de la orden ${order.orderNumber}`);
    await expect(list).toContainText(`${name} aceptó su invitación`);
    await expectNoAxeViolations(page);
  });

  await test.step('the seller forgets her password, and the owner sends her a link for a new one', async () => {
    await page.getByRole('tab', { name: 'Personas' }).click();
    await page.getByRole('button', { name: `Enlace de contraseña para ${name}` }).click();
    const address = new URL(await page.getByLabel('Enlace para la contraseña nueva').inputValue());
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Listo' }).click();
    await seller.page.goto(`${address.pathname}${address.hash}`);
    await seller.page.getByLabel('Elegí tu contraseña').fill(NEW_PASSWORD);
    await seller.page.getByLabel('Repetila').fill(NEW_PASSWORD);
    await expectNoAxeViolations(seller.page);
    await seller.page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await seller.page.getByRole('link', { name: 'Iniciar sesión' }).click();
    await seller.signInWithForm({ email, password: NEW_PASSWORD });
  });

  await test.step('the owner blocks her, and her session ends', async () => {
    await page.getByRole('button', { name: `Bloquear a ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
    await expect(page.getByRole('button', { name: `Desbloquear a ${name}` })).toBeVisible();
    await seller.page.reload();
    await expect(seller.page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await seller.page.getByLabel('Email').fill(email);
    await seller.page.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD);
    await seller.page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(seller.page.getByText('Credenciales inválidas')).toBeVisible();
  });

  await context.close();
});
