import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { mailsTo } from '../../fixtures/outbox.ts';
import type { ShopApi } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec A.54

const soldOutIn = (api: ShopApi, title: string, size: string[]) =>
  api.createProduct({
    title,
    size,
    variants: size.map((name) => ({ size: name, color: 'Negro', stock: name === 'M' ? 0 : 4 })),
  });

const digitsOf = (letters: string): string =>
  [...letters.slice(0, 4)].map((letter) => letter.charCodeAt(0) % 10).join('');

// The shop under test has no mail server, and so its pages offer no mail; the server still writes mails to the outbox.
const offerMail = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"sendsMail":false', '"sendsMail":true');
    await route.fulfill({ response, body });
  });

const linkIn = (text: string, path: string): string =>
  new RegExp(`/aviso/${path}\\?token=\\S+`).exec(text)?.[0] ?? '';

test('a shopper asks by WhatsApp for a sold-out size, and staff see her and what is awaited', async ({
  shop,
  backOffice,
  api,
  suffix,
}) => {
  const product = await soldOutIn(api, `Esperado ${suffix}`, ['M', 'L']);
  const phone = `299 556-${digitsOf(suffix)}`;
  const main = shop.page.getByRole('main');
  await shop.openProduct(product);
  await main.getByRole('radio', { name: 'M, sin stock' }).press('Space');
  await main.getByRole('button', { name: 'Avisame cuando vuelva' }).click();
  await main.getByRole('textbox', { name: 'Tu WhatsApp' }).fill('123');
  await main.getByRole('button', { name: 'Avisame', exact: true }).click();
  await expect(
    main.getByText('Revisá el número: código de área + número, sin 0 ni 15. Por ejemplo: 299 412 3456'),
  ).toBeVisible();
  await expectNoAxeViolations(shop.page);
  await main.getByRole('textbox', { name: 'Tu WhatsApp' }).fill(phone);
  await main.getByRole('button', { name: 'Avisame', exact: true }).click();
  await expect(main.getByText('¡Listo! Te escribimos por WhatsApp cuando vuelva.')).toBeVisible();

  await backOffice.signIn();
  const { page } = backOffice;
  // The oldest come first: a page past the end leads to the last one.
  await page.goto('/admin/stock-alerts?estado=esperan&pagina=99');
  const alert = page.getByRole('listitem').filter({ hasText: phone });
  await expect(alert).toContainText(`Esperado ${suffix}`);
  await expect(alert).toContainText('Talle M · Negro · Sin stock');
  const awaited = page.getByRole('region', { name: 'Lo más esperado' }).getByRole('listitem');
  await expect(awaited.filter({ hasText: product.title })).toContainText('1 espera');
  await alert.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('button', { name: 'Eliminar aviso' }).click();
  await expect(alert).toHaveCount(0);
});

test('a shopper asks by mail for a sold-out product, confirms with the link of the mail and cancels', async ({
  shop,
  api,
  suffix,
}) => {
  const product = await soldOutIn(api, `Agotado ${suffix}`, ['M']);
  const { page } = shop;
  const main = page.getByRole('main');
  const address = `${suffix}@correo.example`;
  await offerMail(page, `/product/${product.slug}`);
  await shop.openProduct(product);
  await expect(main.getByRole('button', { name: 'Agregar al Carrito' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Avisame cuando vuelva' }).first().click();
  await expect(main.getByRole('radio', { name: 'Email' })).toBeChecked();
  await main.getByRole('textbox', { name: 'Tu email' }).fill(address);
  await main.getByRole('button', { name: 'Avisame', exact: true }).click();
  await expect(main.getByText('Te mandamos un email: tocá el enlace')).toBeVisible();
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
  const [mail] = await mailsTo(address);

  await shop.open(linkIn(mail?.text ?? '', 'confirmar'));
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Confirmar aviso' }).click();
  await expect(main.getByText('¡Listo! Te avisamos por email cuando vuelva.')).toBeVisible();
  await expect(main.getByText(`${product.title} · talle M · Negro`)).toBeVisible();
  await expect(main.getByRole('link', { name: `Ver ${product.title}` })).toBeVisible();

  await shop.open(linkIn(mail?.text ?? '', 'cancelar'));
  await main.getByRole('button', { name: 'Cancelar aviso' }).click();
  await expect(main.getByText('Cancelaste el aviso.', { exact: false })).toBeVisible();
  await shop.open('/aviso/confirmar?token=inventado');
  await main.getByRole('button', { name: 'Confirmar aviso' }).click();
  await expect(main.getByText('El enlace del aviso no es válido o ya venció.')).toBeVisible();
});

test('the bell of a sold-out card opens the sheet that offers an alert', async ({ shop, api, suffix }) => {
  const product = await soldOutIn(api, `Campana ${suffix}`, ['M']);
  const { page } = shop;
  await shop.open(`/?buscar=${encodeURIComponent(product.title)}`);
  const card = page.getByRole('article').filter({ hasText: product.title });
  await card.hover();
  await card.getByRole('button', { name: `Avisame cuando vuelva ${product.title}` }).click();
  const sheet = page.getByRole('dialog', { name: `Vista rápida de ${product.title}` });
  await sheet.getByRole('button', { name: 'Avisame cuando vuelva' }).first().click();
  await expect(sheet.getByRole('textbox', { name: 'Tu WhatsApp' })).toBeVisible();
  await expectNoAxeViolations(page);
});
