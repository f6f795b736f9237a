import { expect, test } from '../../fixtures/test.ts';

const EARLIER = '$20.000';

// @spec F.8
test('an offer shows the price that was asked before it, on card, page and both feeds', async ({
  shop,
  backOffice,
  api,
  request,
  suffix,
}) => {
  const title = `Oferta cierta ${suffix}`;
  const product = await api.createProduct({ title, price: 20_000 });
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto(`/admin/products/edit/${product._id}`);
  await page.getByText('Sin descuento').click();
  await page.getByLabel('Descuento (%)').fill('25');
  const preview = page.getByRole('region', { name: 'Así se ve en la tienda' });
  await expect(preview.getByText('25% OFF')).toBeVisible();
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);

  await shop.open(`/?buscar=${encodeURIComponent(title)}`);
  const card = shop.page.getByRole('main').getByRole('article').filter({ hasText: title });
  for (const text of ['25% OFF', '$15.000', EARLIER, 'Ahorrás $5.000'])
    await expect(card).toContainText(text);
  await shop.openProduct(product);
  await expect(shop.page.getByText('25% OFF').first()).toBeVisible();
  await expect(shop.page.getByText('Ahorrás $5.000').first()).toBeVisible();
  const feed = await (await request.get('/feeds/google.xml')).text();
  const item = feed.split('<item>').find((text) => text.includes(title));
  expect(item).toContain('<g:price>20000.00 ARS</g:price>');
  expect(item).toContain('<g:sale_price>15000.00 ARS</g:sale_price>');
});

test('a price that was never asked is struck through nowhere, and the owner reads why', async ({
  shop,
  backOffice,
  api,
  request,
  suffix,
}) => {
  const title = `Oferta inventada ${suffix}`;
  const product = await api.createProduct({ title, price: 18_000 });
  // The list price rises together with the discount.
  await api.updateProduct(product._id, { price: 20_000, discount: 25 });

  await shop.open(`/?buscar=${encodeURIComponent(title)}`);
  const card = shop.page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('$15.000');
  await expect(card).not.toContainText(/OFF|Ahorrás|20\.000/);
  await shop.openProduct(product);
  await expect(shop.page.getByText('$15.000').first()).toBeVisible();
  await expect(shop.page.getByRole('main').getByText(EARLIER)).toHaveCount(0);
  const feed = await (await request.get('/feeds/google.xml')).text();
  const item = feed.split('<item>').find((text) => text.includes(title));
  expect(item).toContain('<g:price>15000.00 ARS</g:price>');
  expect(item).not.toContain('sale_price');

  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.findProduct(title);
  await page.getByRole('link', { name: `Ver por qué no se muestra el descuento de ${title}` }).click();
  await expect(page.getByLabel('Descuento (%)')).toBeFocused();
  await expect(
    page.getByText(
      `No mostramos «25 % OFF»: este producto nunca se ofreció a ${EARLIER} en los 30 días anteriores.`,
    ),
  ).toBeVisible();
  await page.goto('/admin/reports?informe=ofertas');
  await expect(page.getByRole('main')).toContainText('Ofertas vigentes');
  await expect(page.getByRole('row').filter({ hasText: title }).first()).toContainText('No se muestra');
});

test('a discount of 100 % is refused at its field, which keeps what was typed', async ({
  backOffice,
  api,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Casi gratis ${suffix}` });
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto(`/admin/products/edit/${product._id}`);
  const discount = page.getByLabel('Descuento (%)');
  await page.getByText('Sin descuento').click();
  await discount.fill('100');
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await expect(discount).toHaveAccessibleDescription(/El precio final tiene que ser de \$1 o más/);
  await expect(discount).toHaveValue('100');
});

// @spec F.10
test('a product without its legal facts is listed, and its page shows them once they are filled in', async ({
  shop,
  backOffice,
  api,
  suffix,
}) => {
  const title = `Sin datos ${suffix}`;
  const product = await api.createProduct({ title });
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto(`/admin/products?datos=faltantes&buscar=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Completar país de origen de ${title}` }).click();
  await expect(page.getByLabel(/^País de origen/)).toBeFocused();
  await page.getByLabel(/^País de origen/).fill('Argentina');
  await page.getByRole('textbox', { name: /^Composición/ }).fill('100 % algodón');
  await page.getByRole('textbox', { name: /^Cuidado/ }).fill('Lavar a mano');
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/\/admin\/products(\?|$)/);
  await page.goto(`/admin/products?datos=faltantes&buscar=${encodeURIComponent(title)}`);
  await expect(page.getByText('Ningún producto coincide')).toBeVisible();

  await shop.openProduct(product);
  await shop.page.getByText('Composición y cuidados', { exact: true }).click();
  await expect(shop.page.getByText('Fabricado en Argentina.')).toBeVisible();
});
