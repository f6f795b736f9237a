import { expect, test } from '../../fixtures/test.ts';

// @spec 2.3.6 A.17 B.10

test.use({ javaScriptEnabled: false });

test(
  'categories, sizes, sorting, more products and search work without JavaScript',
  { tag: '@once' },
  async ({ page, api }) => {
    const main = page.getByRole('main');
    // The home page has the best sellers above its list.
    const list = page.locator('#products');
    const products = list.getByRole('article');
    const prices = async () =>
      (await products.getByText(/^Precio: \$[\d.]+$/).allTextContents()).map((text) =>
        Number(text.replace(/\D/g, '')),
      );

    await page.goto('/');
    await expect(page.getByRole('button', { name: /en favoritos$/ })).toHaveCount(0);
    await main.getByRole('link', { name: /^Pijamas \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/categoria=pijamas/);
    await main.getByText('Filtrar por talla').click();
    await main.getByRole('link', { name: /^Talle M(,|$)/ }).click();
    await expect(page).toHaveURL(/talle=M/);
    await expect(main.getByRole('link', { name: 'Quitar el talle M' }).first()).toBeVisible();
    for (const product of await api.listProducts('category=pijamas&sizes=M&limit=12'))
      await expect(list.getByRole('heading', { name: product.title, exact: true })).toBeVisible();

    await main.getByLabel('Ordenar por').selectOption({ label: 'Precio: mayor a menor' });
    await main.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/orden=precio-desc/);
    await expect(page).toHaveURL(/talle=M/);
    // The address changes before the page has arrived; its footer comes last.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const sorted = await prices();
    expect(sorted.length).toBeGreaterThan(1);
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));

    await main.getByText('Filtrar por talla').click();
    await main.getByRole('link', { name: 'Limpiar' }).first().click();
    await expect(main.getByRole('link', { name: 'Quitar el talle M' })).toHaveCount(0);

    await main.getByText('Filtrar', { exact: true }).click();
    await main
      .getByRole('link', { name: /^Color / })
      .first()
      .click();
    await expect(page).toHaveURL(/color=/);
    await main.getByText('Filtrar', { exact: true }).click();
    await main.getByLabel('Hasta $').fill('1');
    await main.getByRole('button', { name: 'Aplicar precio' }).click();
    await expect(main.getByText('No encontramos productos con esos filtros.')).toBeVisible();
    await main.getByRole('link', { name: 'Quitar los filtros' }).click();
    await expect(products.first()).toBeVisible();

    await page.goto('/');
    await main.getByRole('link', { name: 'Ver más productos' }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(products).toHaveCount(24);

    await page.getByRole('banner').getByLabel('Buscar', { exact: true }).first().click();
    await page.getByRole('combobox', { name: 'Buscar productos' }).fill('encaje');
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/buscar=encaje/);
    await expect(main.getByText('Resultados para “encaje”')).toBeVisible();
  },
);

test('category, product, its sections and the footer links work without JavaScript', async ({
  page,
  api,
}) => {
  const [product] = await api.listProducts('limit=1&category=conjuntos&sortBy=price&sortOrder=asc');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/category/conjuntos?orden=precio-asc');
  await expect(page.getByRole('heading', { level: 1, name: 'Conjuntos' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: product?.title ?? '', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: product?.title ?? '' })).toBeVisible();
  const section = page.getByRole('main').getByRole('group').filter({ hasText: 'Descripción' }).first();
  await expect(section).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Seguimiento de Pedido' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seguimiento de Pedido' })).toBeVisible();
});
