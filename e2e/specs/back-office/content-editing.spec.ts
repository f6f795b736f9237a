import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../fixtures/accessibility.ts';
import { BackOffice } from '../../fixtures/back-office.ts';
import { pressShortcut, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

// @spec C.36

// Content belongs to the whole shop: other specs must not see these changes.
test.use({ shopName: 'content-editing' });

const SAVED = 'Contenido actualizado exitosamente!';

async function openEditor({ page }: BackOffice, section = 'hero') {
  await page.goto(`/admin/content?seccion=${section}`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();

// @spec 2.18.5 C.26
test('the preview shows the draft in the real shop, and a click in it focuses the field', async ({
  backOffice,
  shop,
}) => {
  const { page } = backOffice;
  await backOffice.signIn();
  await openEditor(backOffice);
  await page.getByRole('button', { name: 'Ver vista previa' }).click();
  const preview = page.getByRole('region', { name: 'Vista previa de la tienda' });
  const inShop = preview.frameLocator('iframe');
  await page.getByLabel('Eslogan').fill('Puntillas del valle');
  await expect(inShop.getByRole('heading', { level: 1, name: 'Puntillas del valle' })).toBeVisible();

  await page.getByRole('tab', { name: 'Informacion Contacto' }).click();
  await inShop.getByRole('heading', { level: 1, name: 'Puntillas del valle' }).click();
  await expect(page.getByRole('tab', { name: 'Sección Inicial' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Eslogan')).toBeFocused();
  await inShop.getByRole('link', { name: 'Ver Productos' }).click();
  await expect(page.getByLabel('Texto del botón')).toBeFocused();

  await page.getByRole('tab', { name: 'Métodos de Pago' }).click();
  await page.getByText('Envíos y retiro').click();
  await backOffice.unfold('Punto de encuentro');
  const point = page.getByRole('group', { name: 'Punto de encuentro' });
  await point.getByText('Textos y detalles').click();
  const title = point.getByLabel('Título', { exact: true });
  await title.fill('Plaza de las Banderas');
  await inShop.getByText('Plaza de las Banderas').first().click();
  await expect(title).toBeFocused();
  await preview.getByRole('button', { name: 'Escritorio' }).click();
  await expect(inShop.getByText('Plaza de las Banderas').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await shop.open('/');
  await expect(shop.page.getByRole('heading', { level: 1, name: 'Puntillas del valle' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Tenés cambios sin guardar')).toHaveCount(0);
});

// @spec C.25
test('an edit conflict between two browsers shows both sides and merges them', async ({
  backOffice,
  browser,
  contextOptions,
  shop,
  staff,
}) => {
  const { page } = backOffice;
  const other = new BackOffice(await (await browser.newContext(contextOptions)).newPage());
  await backOffice.signIn();
  await other.signIn();
  await openEditor(backOffice);
  await openEditor(other);
  await page.getByLabel('Eslogan').fill('Sedas de primavera');
  await page.getByLabel('Texto del botón').fill('Mirar todo');
  await other.page.getByLabel('Descripción principal').fill('Hecho a mano en el Alto Valle.');
  await other.page.getByLabel('Texto del botón').fill('Ver la colección');
  await save(other.page);
  await expect(other.page.getByText(SAVED)).toBeVisible();

  await save(page);
  const conflict = page.getByRole('dialog', { name: 'El contenido fue modificado en otra sesión' });
  await expect(conflict.getByText('Hecho a mano en el Alto Valle.')).toBeVisible();
  await expect(conflict.getByText('Sedas de primavera')).toBeVisible();
  const conflictingField = conflict.getByRole('group', { name: 'Sección Inicial › Texto del botón' });
  await expect(conflictingField.getByText('Mirar todo')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await conflictingField.getByRole('radio', { name: /Ver la colección/ }).check();
  await conflict.getByRole('button', { name: 'Unir y guardar' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();

  expect((await staff.getContent()).hero).toMatchObject({
    slogan: 'Sedas de primavera',
    mainDescription: 'Hecho a mano en el Alto Valle.',
    buttonText: 'Ver la colección',
  });
  await shop.open('/');
  await expect(shop.page.getByRole('heading', { level: 1, name: 'Sedas de primavera' })).toBeVisible();
  await expect(shop.page.getByText('Hecho a mano en el Alto Valle.').first()).toBeVisible();
  await other.page.context().close();
});

// @spec C.27
test(
  'an older revision is loaded into the form and published again',
  { tag: '@once' },
  async ({ backOffice, staff }) => {
    const { page } = backOffice;
    await backOffice.signIn();
    for (const slogan of ['Algodón de siempre', 'Algodón equivocado']) {
      await openEditor(backOffice);
      await page.getByLabel('Eslogan').fill(slogan);
      await save(page);
      await expect(page.getByText(SAVED)).toBeVisible();
    }
    const { version } = await staff.getContent();
    await page.getByRole('button', { name: 'Historial' }).click();
    const history = page.getByRole('dialog', { name: 'Historial de versiones' });
    const older = history.getByRole('listitem').filter({ hasText: `Versión ${version - 1}` });
    await expect(older.getByText('Sección Inicial')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await older.getByRole('button', { name: 'Traer al formulario' }).click();
    await expect(history).toBeHidden();
    await expect(page.getByLabel('Eslogan')).toHaveValue('Algodón de siempre');
    await save(page);
    // The message of the earlier save may still be visible.
    await expect.poll(async () => (await staff.getContent()).version).toBe(version + 1);
    expect((await staff.getContent()).hero.slogan).toBe('Algodón de siempre');
  },
);

test(
  'the owner sorts the sections of the home page and switches one off',
  { tag: '@once' },
  async ({ backOffice, shop }) => {
    const { page } = backOffice;
    await backOffice.signIn();
    await openEditor(backOffice, 'homePage');
    const sections = page.getByRole('group', { name: 'Orden de las secciones' }).getByRole('listitem');
    await sections.filter({ hasText: '¿Por qué Jazmín Lencería?' }).getByLabel('Visible').click();
    await page.getByRole('button', { name: 'Subir sección 6' }).click();
    await page.getByRole('button', { name: 'Subir sección 5' }).click();
    await save(page);
    await expect(page.getByText(SAVED)).toBeVisible();
    await shop.open('/');
    const headings = shop.page.getByRole('main').getByRole('heading', { level: 2 });
    const shown = async () => (await headings.allTextContents()).join(' · ');
    await expect.poll(shown).toMatch(/Nuestros Productos.*Para regalar.*¿No sabés tu talle\?/);
    expect(await shown()).not.toContain('¿Por qué elegirnos?');
  },
);

// @spec C.35
test('content is edited and saved with the keyboard alone', async ({ backOffice, staff }) => {
  const { page } = backOffice;
  await backOffice.signInWithForm();
  await pressShortcut(page, 'c');
  await expect(page.getByRole('heading', { level: 1, name: 'Contenido del sitio' })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Sección Inicial' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sección Catálogo' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Título', exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Todo lo nuestro');
  await tabTo(page, page.getByRole('button', { name: 'Guardar cambios' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await staff.getContent()).toMatchObject({ productCatalog: { mainTitle: 'Todo lo nuestro' } });
});
