import { expect, test } from '../../fixtures/test.ts';

// @spec 2.6.2 2.6.5 3.2 5.4 5.8 B.4

// Extensions and edits by hand may leave such values.
const CORRUPT_VALUES = [
  '{',
  '',
  'null',
  'undefined',
  'true',
  '7',
  '"texto"',
  '{}',
  '{"lines":[null]}',
  '[null]',
  '[[]]',
  '[{}]',
  '[{"id":1,"quantity":"muchos"}]',
  '[{"id":"a","name":"b","price":"1","image":"","size":"M","quantity":1}]',
  '[{"id":"a","name":"b","price":-5,"image":"","size":"M","quantity":1}]',
  '[{"id":"a","name":"b","price":1e999,"image":"","size":"M","quantity":1}]',
  '[{"id":"a","name":"b","price":1,"image":"","size":"M","quantity":0.5}]',
  '[{"id":"a","name":"b","price":1,"image":{},"size":[],"quantity":1}]',
  '{"__proto__":{"isAdmin":true},"length":3}',
  `[${'{"id":'.repeat(500)}`,
  '\u0000\uFFFF',
];

// @spec B.8
test(
  'pages open in spite of a corrupt cart or staff session in storage',
  { tag: '@once' },
  async ({ shop }) => {
    test.slow();
    const { page } = shop;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const reloadWith = async (stored: string) => {
      await page.evaluate((text) => {
        for (const key of ['cart', 'adminUser', 'adminToken', 'token']) localStorage.setItem(key, text);
      }, stored);
      await page.reload();
    };
    await page.goto('/admin/login');
    for (const stored of CORRUPT_VALUES)
      await test.step(`session ${stored.slice(0, 60)}`, async () => {
        await reloadWith(stored);
        await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
      });
    await shop.open('/cart');
    for (const stored of CORRUPT_VALUES)
      await test.step(`cart ${stored.slice(0, 60)}`, async () => {
        await reloadWith(stored);
        await shop.waitForHydration();
        await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
      });
    await page.getByRole('link', { name: 'Explorar productos' }).click();
    await expect(page).toHaveURL(/\/(#products)?$/);
    expect(errors).toEqual([]);
  },
);

// @spec B.8
test(
  'a stored cart keeps its valid lines and drops corrupt ones',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.createProduct({ title: `Línea sana ${process.pid}`, price: 4_000 });
    const line = { id: product._id, name: product.title, price: 4_000, image: '', size: 'M', color: 'Negro' };
    const stored = [null, 7, { ...line, price: 'x' }, { ...line, quantity: 2 }, { ...line, id: '' }];
    await shop.page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify(stored));
    await shop.open('/cart');
    const main = shop.page.getByRole('main');
    await expect(main.getByRole('link', { name: product.title })).toBeVisible();
    await expect(main.getByText('2 productos')).toBeVisible();
  },
);

test('adding to the cart requires a size', async ({ shop, api }, { project }) => {
  const product = await api.createProduct({ title: `Sin talla elegida ${project.name}` });
  await api.updateProduct(product._id, {
    size: ['S', 'M'],
    variants: [
      { size: 'S', color: 'Negro', stock: 2 },
      { size: 'M', color: 'Negro', stock: 2 },
    ],
  });
  await shop.openProduct(product);
  await shop.page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(shop.page.getByText('Por favor selecciona una talla')).toBeVisible();
});

// @spec 1.4
test('the cart survives a reload, is counted in the header and can be emptied', async ({ shop, api }, {
  project,
}) => {
  const product = await api.createProduct({ title: `Queda en el carrito ${project.name}` });
  await shop.openProduct(product);
  await shop.addToCart({ size: 'M', quantity: 3 });
  await shop.goToCart();
  await shop.page.reload();
  await shop.waitForHydration();
  const main = shop.page.getByRole('main');
  await expect(main.getByText(product.title).first()).toBeVisible();
  await expect(main.getByText('$30.000').first()).toBeVisible();
  await expect(shop.page.getByRole('link', { name: 'Carrito, 3 productos' })).toBeVisible();
  await main.getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(main.getByText('Tu carrito está vacío')).toBeVisible();
});

test(
  'the cart is synchronized between tabs, and a removal can be undone',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.createProduct({ title: `En dos pestañas ${process.pid}` });
    await shop.openProduct(product);
    const other = await shop.page.context().newPage();
    await other.goto('/cart');
    await expect(other.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    await shop.addToCart({ size: 'M' });
    await expect(other.getByRole('link', { name: product.title })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();

    await other.getByRole('button', { name: `Quitar ${product.title} del carrito` }).click();
    await expect(shop.page.getByRole('link', { name: 'Carrito', exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Deshacer' }).click();
    await expect(shop.page.getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();
    await other.close();
  },
);

test('opening the cart reports changed prices and stock', { tag: '@once' }, async ({ shop, api }) => {
  const product = await api.createProduct({
    title: `Cambió mientras tanto ${process.pid}`,
    price: 10_000,
    units: 5,
  });
  await shop.openProduct(product);
  await shop.addToCart({ size: 'M', quantity: 3 });
  await api.updateProduct(product._id, {
    price: 12_000,
    variants: [{ size: 'M', color: 'Negro', stock: 2 }],
  });
  await shop.open('/cart');
  const alert = shop.page.getByRole('alert').filter({ hasText: 'Tu carrito cambió desde la última vez' });
  await expect(alert).toContainText(`${product.title}: el precio pasó de $10.000 a $12.000.`);
  await expect(alert).toContainText(`${product.title}: pediste 3 y quedan 2. Ajustamos la cantidad.`);
  await expect(shop.page.getByRole('region', { name: 'Resumen' })).toContainText('$24.000');
});

test('the cart refuses units beyond the stock', { tag: '@once' }, async ({ shop, api }) => {
  const product = await api.createProduct({ title: `Dos y no más ${process.pid}`, units: 2 });
  await shop.openProduct(product);
  await shop.addToCart({ size: 'M', quantity: 2 });
  await shop.page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(shop.page.getByText('Ya tenés 2 en el carrito.').first()).toBeVisible();
  await expect(shop.page.getByRole('link', { name: 'Carrito, 2 productos' })).toBeVisible();
});

// @spec 1.8
test(
  'the WhatsApp question contains the lines and total of the cart',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.createProduct({ title: `Para preguntar ${process.pid}`, price: 9_000 });
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M', quantity: 2 });
    await shop.goToCart();
    const link = shop.page.getByRole('link', { name: 'Consultar por WhatsApp' }).first();
    // The link changes once the cart has loaded the current lines.
    const chatLines = async () => {
      const chat = new URL((await link.getAttribute('href')) ?? '');
      return [chat.origin, ...(chat.searchParams.get('text')?.split('\n') ?? [])];
    };
    await expect
      .poll(chatLines)
      .toEqual([
        'https://wa.me',
        '¡Hola! Quisiera consultar por estos productos:',
        `- ${product.title}, talle M, color Negro, cantidad 2, precio $9.000`,
        `  ${new URL(shop.page.url()).origin}/product/${product.slug}?color=negro`,
        '',
        'Total estimado: $18.000',
        '¿Tienen stock disponible?',
      ]);
  },
);
