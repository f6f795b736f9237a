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
const POLICIES = [
  'Los términos y condiciones',
  'La política de privacidad',
  'La política de cambios',
  'La política de envíos y retiros',
];
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
      ['Horario de atención (por ley)', 'Lunes a viernes de 9 a 17'],
      ['Canal de atención (por ley)', 'WhatsApp'],
      ['Área responsable (por ley)', 'Azahar'],
      ['Enlace de Defensa del Consumidor (por ley)', 'https://proteccionalconsumidor.neuquen.gob.ar'],
    ] as const)
      await this.page.getByLabel(label, { exact: true }).fill(value);
    await this.page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(this.seen.getByText('Datos de la tienda actualizados')).toBeVisible();
  }

  async publish(policy: string): Promise<void> {
    await this.complete(policy);
    await expect(this.seen.getByLabel('Borrador')).toBeFocused();
    await this.page.getByRole('button', { name: 'Publicar' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(this.seen.getByText('Versión 1 publicada')).toBeVisible();
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
    await this.page.getByLabel('Alias', { exact: true }).fill('azahar.tienda');
    await this.saveContent();
  }

  async fillCategoryAndGuide(): Promise<void> {
    await this.complete('Las categorías de la tienda');
    await expect(this.seen.getByRole('button', { name: 'Agregar categoría' })).toBeFocused();
    await this.page.getByRole('button', { name: 'Agregar categoría' }).click();
    await this.page.getByLabel('Nombre para mostrar').fill('Bombachas');
    await this.saveContent();
    await this.complete('Guía de talles de cada categoría');
    await this.page.getByRole('button', { name: 'Agregar guía' }).click();
    await this.page.getByLabel('Categoría', { exact: true }).selectOption('bombachas');
    await this.page.getByRole('button', { name: 'Agregar fila' }).click();
    await this.page.getByLabel('Talle de la fila 1').fill('M');
    await this.page.getByRole('button', { name: 'Quitar la columna Medida 2' }).click();
    await this.page.getByLabel('Medida 1, fila 1').fill('92 cm');
    await this.saveContent();
  }

  async createProduct(title: string): Promise<void> {
    await this.complete('Un producto con foto y stock');
    await expect(this.seen.getByLabel('Título', { exact: true })).toBeFocused();
    await this.page.getByLabel('Título', { exact: true }).fill(title);
    await this.page.getByLabel('Descripción', { exact: true }).fill('La primera de la tienda.');
    await this.page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Bombachas' });
    await this.page.getByLabel('Precio', { exact: true }).fill('6200');
    await this.page.getByLabel('M', { exact: true }).check();
    await this.page.getByLabel('Unidades disponibles').fill('2');
    await this.page.getByLabel('Subir un archivo para la imagen 1').setInputFiles(aTransferProof());
    await expect(this.seen.getByLabel('URL de la imagen 1')).toHaveValue(/^\/uploads\//);
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
    await this.page.getByRole('button', { name: `Dejar pendiente: ${title}` }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Sé que falta y abro igual').check();
    await dialog.getByRole('button', { name: 'Dejar pendiente' }).click();
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
    await expect(backOffice.page.getByRole('region', { name: 'Prepará tu tienda' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver la lista completa' }).click();
    await expect(backOffice.page.getByRole('button', { name: 'Abrir la tienda' })).toBeDisabled();
    await expectAccessibleInBothThemes(backOffice.page);
    expect(await findOverflowingElements(backOffice.page)).toEqual([]);

    const opening = new Opening(page, backOffice.page);
    await opening.fillSettings();
    await opening.fillDelivery();
    for (const policy of POLICIES) await opening.publish(policy);
    await opening.fillCategoryAndGuide();
    await opening.createProduct('Vedetina Primavera');
    await opening.changePassword();
    await opening.confirmTaxCondition();
    for (const title of LEFT_OUT) await opening.waive(title);
    await opening.open();
    const steps = {
      taps: taps(),
      fields: fields(),
      secondsToOpen: Math.round((Date.now() - startedAt) / 1000),
    };

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
