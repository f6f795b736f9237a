import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec A.18 A.40

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Infinity;

async function middleOf(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
  return y + height / 2;
}

test('a filter panel applies its choices in the address, counts them, and Back closes it', async ({
  shop,
}) => {
  const { page } = shop;
  const main = page.getByRole('main');
  const panel = main.getByRole('group').filter({ hasText: 'Solo con stock' });
  await shop.open('/category/conjuntos');
  await main.getByText('Filtrar', { exact: true }).click();
  await expect(main.getByRole('link', { name: /^Solo con stock/ })).toBeInViewport();
  await page.goBack();
  await expect(main.getByRole('link', { name: /^Solo con stock/ })).toBeHidden();
  await expect(page).toHaveURL(/\/category\/conjuntos$/);

  await main.getByText('Filtrar', { exact: true }).click();
  await main.getByRole('link', { name: /^Solo con stock/ }).click();
  await expect(page).toHaveURL(/stock=si/);
  await panel
    .getByRole('link', { name: /^Color / })
    .first()
    .click();
  await expect(page).toHaveURL(/color=/);
  await expect(main.getByText('(2)').first()).toBeVisible();
  // The list is paler while it waits for the new answer.
  await expect(main.locator('ul[aria-busy]')).toBeHidden();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: /^Ver / }).click();
  await expect(panel.getByRole('button', { name: /^Ver / })).toBeHidden();

  const shared = page.url();
  await page.goto(shared);
  await expect(main.getByRole('link', { name: 'Quitar “Solo con stock”' })).toBeVisible();
  await main.getByLabel('Ordenar por').selectOption({ label: 'Novedades' });
  await expect(page).toHaveURL(/orden=novedades/);
});

test(
  'products begin high on a phone, and filters share one row at 320 px',
  { tag: '@phone' },
  async ({ shop }) => {
    const { page } = shop;
    const main = page.getByRole('main');
    await shop.open('/');
    expect(await topOf(main.getByRole('article').first())).toBeLessThan(1.5 * 844);
    await shop.open('/category/conjuntos');
    expect(await topOf(main.getByRole('article').first())).toBeLessThan(844 / 2);
    await page.setViewportSize({ width: 320, height: 640 });
    await shop.open('/category/conjuntos?stock=si&color=Negro');
    const row = [
      main.getByText('Filtrar por talla'),
      main.getByText('Filtrar', { exact: true }),
      main.getByText('Ordenar', { exact: true }),
    ];
    const middles = await Promise.all(row.map(middleOf));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  },
);

test('categories are links in the header, or in the menu of a phone', async ({ shop }, { project }) => {
  const { page } = shop;
  await shop.open('/track-order');
  if (project.name === 'phone') await page.getByRole('banner').getByLabel('Abrir el menú').click();
  const category = page.getByRole('banner').getByRole('link', { name: 'Bombachas', exact: true });
  await category.filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/category\/bombachas$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bombachas' })).toBeFocused();
});

test('the search is worked by keyboard, and recent searches stay until they are deleted', async ({
  shop,
}) => {
  const { page } = shop;
  const input = page.getByRole('combobox', { name: 'Buscar productos' });
  const openSearch = () => page.getByRole('banner').getByLabel('Buscar', { exact: true }).first().click();
  await shop.open('/');
  await openSearch();
  await input.fill('encaje');
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await input.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page);
  await input.press('ArrowUp');
  await input.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para “encaje”' })).toBeVisible();

  await openSearch();
  const recent = page.getByRole('listbox', { name: 'Búsquedas recientes' });
  await expect(recent.getByRole('option', { name: 'encaje' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Borrar búsquedas recientes' }).click();
  await expect(recent).toBeHidden();
});

test('a misspelled search with a size and a colour finds what is in stock, and nothing found leads on', async ({
  shop,
}) => {
  const { page } = shop;
  const main = page.getByRole('main');
  await shop.open('/?buscar=soutien+negro+talle+90#products');
  await expect(main.getByRole('article').first()).toContainText(/corpiño/i);
  await shop.open('/?buscar=encage#products');
  await expect(main.getByText(/encaje/).first()).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  await shop.open('/?buscar=kamizonnn#products');
  await expect(main.getByText('No encontramos “kamizonnn”')).toBeVisible();
  await main.getByRole('link', { name: 'camisón', exact: true }).click();
  await expect(main.getByRole('article').first()).toContainText(/camisón/i);
});

// @spec A.31
test('nine taps lead from the home page to a confirmed order', { tag: '@phone' }, async ({ shop }) => {
  const { page } = shop;
  const main = page.getByRole('main');
  const shopper = aShopper('Nueve Toques');
  let taps = 0;
  // Every press counts, that which focuses a field included; typing does not.
  const tap = async (control: Locator) => {
    await control.tap();
    taps += 1;
  };
  const fill = async (label: string, text: string) => {
    await tap(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await shop.open('/');
  const card = main.getByRole('article').filter({ hasNotText: 'Sin stock' }).first();
  await tap(card.getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // A sold-out size is called '…, Sin stock'.
  const sizes = main.getByRole('group', { name: 'Talle' }).first();
  await tap(sizes.getByRole('radio', { name: /^[^,]+$/ }).first());
  await tap(main.getByRole('button', { name: 'Agregar al Carrito' }).first());
  await tap(page.getByRole('banner').getByRole('link', { name: 'Carrito, 1 producto' }));
  await tap(page.getByRole('link', { name: 'Hacer orden virtual' }));
  // The heading takes the focus once the page has arrived; typing earlier would lose letters.
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeFocused();
  await fill('Nombre completo', shopper.fullName);
  await fill('Email', shopper.email);
  await fill('Teléfono', shopper.phone);
  await tap(shop.confirmButton());
  await shop.readOrderNumber();
  expect(taps).toBeLessThanOrEqual(9);
});
