import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessibleInBothThemes } from '../../fixtures/accessibility.ts';
import { BackOffice } from '../../fixtures/back-office.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';
import { owner } from '../../fixtures/shops/shop-under-test.ts';

// With a second factor the owner's password alone opens no session, in no other spec.
test.use({ shopName: 'second-factor' });

const STEP_MS = 30_000;
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

async function givePassword(page: Page) {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}
const openDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/admin/settings?seccion=seguridad');
  await page.getByRole('button', { name: 'Activar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' });
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: 'Código QR para la app de autenticación' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Código de verificación').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Activar' }).click();
  const paper = page.getByRole('dialog', { name: 'Guardá tus códigos de recuperación' });
  await expect(paper.getByRole('listitem')).toHaveCount(10);
  await expectAccessibleInBothThemes(page);
  const codes = await paper.getByRole('listitem').allInnerTexts();
  await paper.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText(/^Activada desde el/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  return { secret, codes };
}

async function removeFactor(page: Page, code: string) {
  await page.goto('/admin/settings?seccion=seguridad');
  await page.getByRole('button', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Desactivar la verificación en dos pasos' });
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(owner.password);
  await dialog.getByLabel('Código de verificación').fill(code);
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText(/^Está desactivada/)).toBeVisible();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' }).click();

// @spec F.21
test('a second factor is asked for on new devices, by the app or on paper, until it is switched off', async ({
  backOffice,
  browser,
  contextOptions,
}) => {
  const { page } = backOffice;
  await backOffice.signInWithForm();
  const { secret, codes } = await enrol(page);

  const elsewhere = await (await browser.newContext(contextOptions)).newPage();
  await givePassword(elsewhere);
  const field = elsewhere.getByLabel('Código de verificación');
  await expect(field).toBeFocused();
  await field.fill('abcdef');
  await submit(elsewhere);
  await expect(elsewhere.getByText('El código no es correcto o ya se usó.')).toBeVisible();
  await expectAccessibleInBothThemes(elsewhere);
  await field.fill(codeOf(secret, 1));
  await elsewhere.getByRole('checkbox', { name: /Confiar en este dispositivo por 30 días/ }).check();
  await submit(elsewhere);
  await openDashboard(elsewhere);

  // No script can read what outlasts the access token of ten minutes.
  expect(await elsewhere.evaluate(() => document.cookie)).not.toMatch(/jl_/);
  expect(
    await elsewhere.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => /token/i.test(key))
        .sort(),
    ),
  ).toEqual(['adminToken', 'token']);

  // The trusted device is asked for the password only.
  await elsewhere.evaluate(() => localStorage.clear());
  await givePassword(elsewhere);
  await openDashboard(elsewhere);

  const thirdDevice = await (await browser.newContext(contextOptions)).newPage();
  await givePassword(thirdDevice);
  await thirdDevice.getByRole('button', { name: /usar un código de recuperación/ }).click();
  await thirdDevice.getByLabel('Código de recuperación').fill(codes[1] ?? '');
  await submit(thirdDevice);
  await openDashboard(thirdDevice);
  await thirdDevice.goto('/admin/settings?seccion=seguridad');
  await expect(thirdDevice.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible();
  await expect(thirdDevice.getByText('1 dispositivo de confianza.')).toBeVisible();

  await removeFactor(page, codes[2] ?? '');
  await new BackOffice(await (await browser.newContext(contextOptions)).newPage()).signInWithForm();
});

// @spec F.20
test('sessions are listed and ended, one and all', async ({ backOffice, browser, contextOptions }) => {
  const { page } = backOffice;
  await backOffice.signInWithForm();
  const elsewhere = new BackOffice(await (await browser.newContext(contextOptions)).newPage());
  await elsewhere.signInWithForm();
  await page.goto('/admin/settings?seccion=seguridad');
  const open = page.getByRole('list', { name: 'Sesiones abiertas' });
  await expect(open.getByRole('listitem').first()).toContainText('Esta sesión');
  await expect(open.getByRole('listitem').first()).toContainText('127.0.x.x');
  const others = open.getByRole('button', { name: /^Cerrar la sesión de Chrome en/ });
  await others.first().click();
  await expect(page.getByText('Sesión cerrada')).toBeVisible();
  await elsewhere.page.goto('/admin/orders');
  await expect(elsewhere.page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Cerrar todas las sesiones?' });
  await question.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
});
