import { expect, test } from '../../fixtures/test.ts';

// @spec A.32 A.34 A.35 A.36 A.37

const COLORS = [
  { name: 'Negro', value: '#1c1c1c' },
  { name: 'Rosa viejo', value: '#b76e79' },
];

const inTwoColors = (title: string) => ({
  title,
  size: ['85', '90'],
  colors: COLORS,
  variants: [
    { size: '85', color: 'Negro', stock: 0 },
    { size: '90', color: 'Negro', stock: 3 },
    { size: '85', color: 'Rosa viejo', stock: 2 },
    { size: '90', color: 'Rosa viejo', stock: 4 },
  ],
});

test("a card's plus opens the choice and the note says what was added", async ({ shop, api, suffix }) => {
  const product = await api.createProduct(inTwoColors(`Elegible ${suffix}`));
  const { page } = shop;
  await shop.open(`/?buscar=${suffix}`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: product.title });
  await card.getByRole('button', { name: 'Rosa viejo' }).click();
  await expect(card.getByRole('link', { name: product.title, exact: true })).toHaveAttribute(
    'href',
    /\?color=rosa-viejo$/,
  );
  await card.hover();
  await card.getByRole('button', { name: `Agregar ${product.title} al carrito` }).click();
  const sheet = page.getByRole('dialog', { name: `Vista rápida de ${product.title}` });
  await expect(sheet.getByRole('radio', { name: 'Rosa viejo' })).toBeChecked();
  await page.goBack();
  await expect(sheet).toBeHidden();

  await card.getByRole('button', { name: `Agregar ${product.title} al carrito` }).click();
  await sheet.getByRole('radio', { name: '90', exact: true }).check();
  await sheet.getByRole('button', { name: 'Agregar al Carrito' }).click();
  await expect(sheet).toBeHidden();
  const note = page.getByRole('status').filter({ hasText: 'Talle 90 · Rosa viejo' });
  await expect(note).toBeVisible();
  const toCart = note.getByRole('link', { name: 'Ver carrito' });
  await toCart.focus();
  await toCart.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();
  await expect(note).toBeHidden();
  await expect(page.getByRole('link', { name: product.title })).toHaveAttribute('href', /color=rosa-viejo$/);
});

test('a chosen color stands in the address, and a sold-out size says so and is not chosen', async ({
  shop,
  api,
  suffix,
}) => {
  const product = await api.createProduct(inTwoColors(`Con colores ${suffix}`));
  const { page } = shop;
  const main = page.getByRole('main');
  await shop.openProduct(product);
  await main.getByRole('radio', { name: 'Rosa viejo' }).check();
  await expect(page).toHaveURL(/\?color=rosa-viejo$/);
  await page.reload();
  await shop.waitForHydration();
  await expect(main.getByRole('radio', { name: 'Rosa viejo' })).toBeChecked();
  await main.getByRole('radio', { name: 'Negro' }).check();
  const soldOut = main.getByRole('radio', { name: '85, sin stock' });
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  await expect(
    main.getByRole('group', { name: 'Talle' }).getByText('Sin stock', { exact: true }),
  ).toBeVisible();
  await soldOut.focus();
  await page.keyboard.press('Space');
  await expect(soldOut).not.toBeChecked();
  await expect(main.getByText('No queda stock del talle 85 en este color.')).toBeVisible();
});

test('the way to buy is in view on arrival and leads to the sizes', async ({
  shop,
  api,
  suffix,
  isMobile,
}) => {
  const product = await api.createProduct(inTwoColors(`A la vista ${suffix}`));
  const { page } = shop;
  await shop.openProduct(product);
  const choose = page.getByRole('link', { name: 'Elegí tu talle' });
  const add = page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' });
  const way = isMobile ? choose : add.first();
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  const size = page.getByRole('radio', { name: '90', exact: true });
  await expect(size).toBeInViewport();
});
