import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { BackOffice } from '../../fixtures/back-office.ts';
import { countTaps } from '../../fixtures/count-taps.ts';
import { findOverflowingElements } from '../../fixtures/horizontal-overflow.ts';
import { aShopper, aTransferProof } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/shops/closed-shop-test.ts';
import { owner } from '../../fixtures/shops/shop-under-test.ts';

test.use({ shopName: 'first-sale' });

const NEW_PASSWORD = 'Glicinas-del-limay-2026';
const LEFT_OUT = [
  'Un segundo paso al entrar',
  'Un servidor de correo',
  'Copias de seguridad automáticas',
  'Una dirección segura (https)',
];

/** The steps of the owner, through a page that counts them; `seen` is the same page without the count. */
class Opening {
  constructor(
    private readonly page: Page,
    private readonly seen: Page,
  ) {}

  async complete(title: string): Promise<void> {
    await this.seen.goto('/admin/opening');
    await this.page.getByRole('link', { name: `Completar: ${title}` }).click();
  }

  async fillSettings(): Promise<void> {
    await this.complete('Tu nombre o razón social');
    await expect(this.seen.getByLabel('Razón social (por ley)')).toBeFocused();
    for (const [label, value] of [
      ['Razón social (por ley)', 'Azahar Pérez'],
      ['CUIT (por ley)', '30-50001091-2'],
      ['Dirección (por ley)', 'Mitre 10, Neuquén'],
      ['Teléfono (por ley)', '299 412-3456'],
      ['WhatsApp (opcional)', '299 412 3456'],
      ['Email', 'hola@azahar.com.ar'],
      ['Data Fiscal (formulario 960/D) (por ley)', 'https://qr.afip.gob.ar/?qr=abc'],
    ] as const)
      await this.page.getByLabel(label, { exact: true }).fill(value);
    await this.page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(this.seen.getByText('Datos de la tienda actualizados')).toBeVisible();
  }

  /** Takes the usual answers that the checklist offers. */
  async takeOffers(): Promise<void> {
    await this.seen.goto('/admin/opening');
    for (const [offer, title] of [
      [/^Usar lo habitual/, 'Horario, canal y responsable de atención'],
      [/^Usar el de Neuquén/, 'El enlace a Defensa del Consumidor'],
      ['Agregar 5 categorías con sus guías', 'Las categorías de la tienda'],
    ] as const) {
      await this.page.getByRole('button', { name: offer }).click();
      await expect(this.seen.getByRole('link', { name: `Revisar: ${title}` })).toBeVisible();
    }
    await expect(
      this.seen.getByRole('link', { name: 'Revisar: Guía de talles de cada categoría' }),
    ).toBeVisible();
  }

  async publishPolicies(): Promise<void> {
    await this.seen.goto('/admin/opening');
    await this.page.getByRole('button', { name: 'Publicar las 4 políticas' }).click();
    const dialog = this.page.getByRole('dialog');
    await expect(
      this.seen.getByRole('dialog').getByText('Política de privacidad', { exact: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Publicar las 4 políticas' }).click();
    await expect(this.seen.getByText('4 políticas publicadas')).toBeVisible();
  }

  private async saveContent(): Promise<void> {
    await this.page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(this.seen.getByText('Contenido actualizado exitosamente!')).toBeVisible();
  }

  async fillDelivery(): Promise<void> {
    await this.complete('Costo y zona de envío');
    await expect(this.seen.getByLabel('Costo base ($)')).toBeFocused();
    await this.page.getByLabel('Costo base ($)').fill('1800');
    await this.page.getByLabel('Dirección', { exact: true }).fill('Mitre 10, Neuquén');
    await this.saveContent();
    await this.complete('Formas de pago completas');
    await this.page.getByLabel('Alias', { exact: true }).fill('azahar.tienda');
    await this.saveContent();
  }

  async createProduct(title: string, isFirst = false): Promise<void> {
    if (isFirst) await this.complete('Un producto con foto y stock');
    else await this.page.getByRole('link', { name: 'Nuevo producto' }).first().click();
    if (isFirst) await expect(this.seen.getByLabel('Título', { exact: true })).toBeFocused();
    await this.page.getByLabel('Título', { exact: true }).fill(title);
    await this.page.getByLabel('Descripción', { exact: true }).fill('La primera de la tienda.');
    await this.page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Bombachas' });
    await this.page.getByLabel('Precio', { exact: true }).fill('6200');
    await this.page.getByLabel('M', { exact: true }).check();
    await this.page.getByLabel('Unidades disponibles').fill('2');
    await this.page.getByLabel('Subir un archivo para la imagen 1').setInputFiles(aTransferProof());
    await expect(this.seen.getByLabel('URL de la imagen 1')).toHaveValue(/^\/uploads\//);
    await this.page.locator('summary', { hasText: 'Composición, cuidado y origen' }).click();
    await this.page.getByLabel(/^Composición/).fill('90% algodón, 10% elastano');
    await this.page.getByLabel(/^Cuidado/).fill('Lavar a mano');
    await this.page.getByLabel(/^País de origen/).fill('Argentina');
    await this.page.getByRole('button', { name: 'Revisar producto' }).click();
    await this.page.getByRole('button', { name: 'Crear producto' }).click();
    await expect(this.seen).toHaveURL(/\/admin\/products$/);
  }

  async changePassword(): Promise<void> {
    await this.complete('Una contraseña tuya');
    await expect(this.seen.getByLabel('Contraseña actual', { exact: true })).toBeFocused();
    await this.page.getByLabel('Contraseña actual', { exact: true }).fill(owner.password);
    await this.page.getByLabel('Nueva contraseña', { exact: true }).fill(NEW_PASSWORD);
    await this.page.getByLabel('Confirmar nueva contraseña', { exact: true }).fill(NEW_PASSWORD);
    await this.page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(this.seen.getByText('Contraseña actualizada exitosamente!')).toBeVisible();
  }

  async confirmTaxCondition(): Promise<void> {
    await this.seen.goto('/admin/opening');
    await this.page.getByRole('button', { name: 'Está bien así: Tu condición frente al IVA' }).click();
    await expect(this.seen.getByRole('button', { name: /^Está bien así: Tu condición/ })).toHaveCount(0);
  }

  async waive(title: string): Promise<void> {
    await this.page.getByRole('button', { name: `Sé que falta y abro igual: ${title}` }).click();
    await expect(this.seen.getByRole('button', { name: `Ya no dejarlo pendiente: ${title}` })).toBeVisible();
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Abrir la tienda' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Abrir la tienda' }).click();
    await expect(this.seen.getByText('Abierta al público')).toBeVisible();
  }
}

// @spec F.9
test(
  'an owner takes an empty installation to its first sale through the links of the checklist',
  { tag: '@phone' },
  async ({ backOffice, shop }) => {
    test.setTimeout(600_000);
    const startedAt = Date.now();
    const closed = await shop.page.goto('/');
    expect(closed?.status()).toBe(503);
    await expect(shop.page.getByRole('heading', { name: 'Abrimos pronto', level: 1 })).toBeVisible();
    expect(await findOverflowingElements(shop.page)).toEqual([]);
    await expectNoAxeViolations(shop.page);

    const { page, taps, fields } = countTaps(backOffice.page);
    await new BackOffice(page).signInWithForm();
    // The start page of a closed shop without orders is the checklist.
    await expect(backOffice.page.getByRole('heading', { name: 'Prepará tu tienda', level: 1 })).toBeVisible();
    await expect(backOffice.page.getByText('Estás al día')).toHaveCount(0);
    await expect(backOffice.page.getByRole('button', { name: 'Abrir la tienda' })).toBeDisabled();
    await expectAccessibleInBothThemes(backOffice.page);
    expect(await findOverflowingElements(backOffice.page)).toEqual([]);

    const opening = new Opening(page, backOffice.page);
    await opening.fillSettings();
    await opening.fillDelivery();
    await opening.takeOffers();
    await opening.publishPolicies();
    await opening.createProduct('Vedetina Primavera', true);
    await opening.createProduct('Vedetina Verano');
    await opening.createProduct('Vedetina Otoño');
    await opening.changePassword();
    await opening.confirmTaxCondition();
    for (const title of LEFT_OUT) await opening.waive(title);
    await opening.open();
    const steps = {
      taps: taps(),
      fields: fields(),
      secondsToOpen: Math.round((Date.now() - startedAt) / 1000),
      // By hand: three seconds for a tap and eight for a field.
      minutesByHand: Math.round((taps() * 3 + fields() * 8) / 6) / 10,
    };
    expect(steps.minutesByHand).toBeLessThanOrEqual(25);

    await shop.open('/envios');
    await expect(shop.page.getByText('Costo: $1.800', { exact: false })).toBeVisible();
    await shop.open('/');
    await shop.page.getByRole('main').getByRole('link', { name: 'Vedetina Primavera' }).first().click();
    await shop.addToCart({ size: 'M' });
    await shop.goToCheckout();
    await shop.fillContact(aShopper('Camila Ríos'));
    const orderNumber = await shop.confirm();

    await backOffice.openOrder(orderNumber);
    await page.getByRole('button', { name: 'Confirmar Orden' }).click();
    await expect(backOffice.page.getByText('Confirmado', { exact: true }).first()).toBeVisible();
    const secondsToSale = Math.round((Date.now() - startedAt) / 1000);
    const description = JSON.stringify({ ...steps, secondsToSale });
    test.info().annotations.push({ type: 'first sale', description });
    process.stdout.write(`First sale of an empty shop: ${description}\n`);
  },
);
