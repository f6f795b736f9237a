import { expectAccessibleInBothThemes, expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

test.use({ shopName: 'policies' });

const FIRST = '# Condiciones de prueba\nEscribinos a {email}\n- CUIT: {cuit}';
const SECOND = '# Condiciones nuevas\nEscribinos a {email}';

// @spec F.7
test('the owner publishes the terms, a shopper reads and accepts them, and her order keeps version 1 after version 2', async ({
  shop,
  backOffice,
  api,
  browser,
  baseURL,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Con condiciones ${suffix}`, price: 15_000 });
  const { page: office } = backOffice;
  const { page } = shop;
  const versions = async () =>
    (await page.request.get('/api/policies/terms')).ok()
      ? ((await (await page.request.get('/api/policies/terms')).json()) as { policy: { version: number } })
          .policy.version
      : 0;
  const before = await versions();
  const publish = async (text: string, version: number) => {
    await office.goto('/admin/settings?seccion=politicas&politica=terms');
    await office.getByLabel('Borrador').fill(`${text} ${suffix}`);
    await office.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(office.getByText('Guardá el borrador para poder publicarlo.')).toBeHidden();
    await office.getByRole('button', { name: 'Publicar', exact: true }).click();
    const question = office.getByRole('alertdialog');
    await expect(question).toContainText('no se puede cambiar ni borrar');
    await expectNoAxeViolations(office);
    await question.getByRole('button', { name: 'Publicar' }).click();
    await expect(office.getByText(new RegExp(`^Versión ${version} ·`))).toBeVisible();
  };

  await test.step('the owner edits the draft, which says what is missing, and publishes it', async () => {
    await backOffice.signIn();
    await publish(FIRST, before + 1);
    await expect(office.getByText(/Faltan datos.*CUIT/).first()).toBeVisible();
    await expectAccessibleInBothThemes(office);
  });

  await test.step('a shopper reads it from the footer, also without script', async () => {
    await shop.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Condiciones de prueba' })).toBeVisible();
    await expect(page.getByText(/CUIT:/)).toHaveCount(0);
    await expectNoAxeViolations(page);
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const withoutScript = await context.newPage();
    await withoutScript.goto('/terminos');
    await expect(withoutScript.getByText(`Versión ${before + 1}, publicada el`)).toBeVisible();
    await context.close();
  });

  const orderNumber = await test.step('the checkout names the version and loses nothing', async () => {
    await shop.prepareCheckout(product, aShopper('Tatiana Términos'));
    const terms = page.getByRole('link', { name: /^Términos y condiciones \(se abre/ });
    await expect(terms).toHaveAttribute('href', `/terminos?version=${before + 1}`);
    await expectNoAxeViolations(page);
    const [opened] = await Promise.all([page.waitForEvent('popup'), terms.click()]);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Términos y condiciones');
    await opened.close();
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Tatiana Términos');
    return shop.confirm();
  });

  await test.step('after version 2 the order still links to version 1', async () => {
    await publish(SECOND, before + 2);
    await backOffice.openOrder(orderNumber);
    await office.getByText('Condiciones de la compra').click();
    const accepted = office.getByRole('link', { name: `Términos y condiciones, versión ${before + 1}` });
    await expect(accepted).toHaveAttribute('href', `/terminos?version=${before + 1}`);
    await page.reload();
    await page.getByRole('link', { name: `Términos y condiciones (versión ${before + 1})` }).click();
    await expect(page.getByText('Esta es una versión anterior.')).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Condiciones de prueba' })).toBeVisible();
    await page.getByRole('link', { name: `Leer la vigente (versión ${before + 2})` }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Condiciones nuevas' })).toBeVisible();
  });
});

test(
  'the price without national taxes stands beside each price of a responsable inscripto',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { page } = shop;
    const { shop: setting } = await api.callAsOwner<{ shop: Record<string, unknown> }>(
      ...(['GET', '/api/shop', undefined] as const),
    );
    await api.callAsOwner('PUT', '/api/shop', {
      ...setting,
      taxCondition: 'responsable_inscripto',
      vatRate: '21',
    });
    const title = `Con precio neto ${suffix}`;
    const product = await api.createProduct({ title, price: 20_000, discount: 25 });
    const net = 'PRECIO SIN IMPUESTOS NACIONALES $ 12.396,69';
    const main = page.getByRole('main');
    await shop.open(`/?buscar=${encodeURIComponent(title)}`);
    await expect(main.getByRole('article').filter({ hasText: title })).toContainText(net);
    await shop.openProduct(product);
    await expect(main.getByText(net).first()).toBeVisible();
    await shop.addToCart({ size: 'M' });
    await shop.goToCart();
    await expect(main.getByText(net).first()).toBeVisible();
    await api.callAsOwner('PUT', '/api/shop', setting);
    await page.reload();
    await expect(page.getByText('$15.000').first()).toBeVisible();
    await expect(page.getByText(/SIN IMPUESTOS/)).toHaveCount(0);
  },
);
