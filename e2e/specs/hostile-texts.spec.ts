import type { Page } from '@playwright/test';
import { HostileTexts } from '../fixtures/hostile-texts.ts';
import { expectAlarm, saidBy, watchFor } from '../fixtures/hostile-watch.ts';
import { expect, test } from '../fixtures/own-shop-test.ts';
import type { Placed, ShopApi } from '../fixtures/shop-api.ts';

test.use({ shopOf: 'hostile-texts' });

type Goods = { _id: string; slug: string; title: string; size: string[]; colors: { name: string }[] };

/** Puts an attack into every text that the owner, the staff, a shopper or a visitor can write. */
async function sow(api: ShopApi) {
  const texts = new HostileTexts();
  const picture = await api.aPicture();
  const shop = texts.shop();
  const city = shop.coverageCities[0] ?? '';
  await api.asked('PUT', '/api/shop', shop);
  await api.asked('PUT', '/api/content', texts.content(picture));
  const sell = (draft: object) => api.asked<{ product: Goods }>('POST', '/api/products', draft);
  const { product } = await sell(texts.product(picture));
  await sell(new HostileTexts().product(picture));
  const placed = await api.asked<Placed>('POST', '/api/orders', texts.order(product, city));
  const adminNotes = texts.text('order.adminNotes');
  const change = { status: 'pending_transfer_proof', adminNotes };
  await api.asked('PUT', `/api/orders/${placed.order._id}/status`, change);
  await api.asked('POST', '/api/contact', texts.contactMessage());
  return { texts, product, placed, city };
}

let sowing: ReturnType<typeof sow> | undefined;
// Once for the tests of this file, which share a shop.
const sown = (api: ShopApi) => (sowing ??= sow(api));

const attack = encodeURIComponent('"><svg onload=__ran=1><img src=x onerror=__ran=1>');

/** Opens what is folded together, so that all of it is read. */
const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));

const neverShown = (texts: HostileTexts, said: string, besides: readonly string[]) =>
  [...texts.sown].filter(
    ([field, text]) => !besides.some((part) => field.includes(part)) && !said.includes(text),
  );

test(
  'what anybody typed is text to shoppers, in every window, and nothing of it runs',
  { tag: '@once' },
  async ({ shop, api }) => {
    test.slow();
    const { texts, product, placed, city } = await sown(api);
    const { page } = shop;
    const told = await watchFor(page.context());
    let said = '';
    const named = (field: string) => texts.sown.get(field) ?? '';
    const read = async (where: string) => {
      await unfold(page);
      said += await saidBy(page);
      expect(told, where).toEqual([]);
    };
    const visit = (path: string) =>
      test.step(path, async () => {
        await shop.open(path);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
        await read(path);
      });

    for (const path of [
      '/',
      '/?categoria=conjuntos',
      `/?buscar=${attack}`,
      `/?categoria=${attack}&talle=${attack}`,
      `/${attack}`,
      '/category/conjuntos',
      `/category/${attack}`,
      `/product/${attack}`,
      `/track-order?pedido=${attack}`,
      `/track-order?pedido=${placed.orderNumber}`,
      `/track-order?pedido=${placed.orderNumber}&t=${placed.linkToken}`,
    ])
      await visit(path);

    await test.step('the contact form and its answer', async () => {
      await shop.open('/#contact');
      for (const [label, text] of [
        ['Nombre *', 'Ana'],
        ['Email *', 'ana@correo.example'],
        ['Asunto *', 'Hola'],
        ['Mensaje *', 'Hola'],
      ] as const)
        await page.getByLabel(label).fill(text);
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(page.getByText(named('content.responseMessage'))).toBeVisible();
      await read('the contact form');
    });

    await test.step('quick view, product, size guides, zoom', async () => {
      const dialog = page.getByRole('dialog');
      await shop.open('/category/conjuntos');
      await page
        .getByRole('button', { name: /^Vista rápida de/ })
        .first()
        .click();
      await expect(dialog).toBeVisible();
      await read('quick view');
      await visit(`/product/${product.slug}`);
      await page.getByRole('button', { name: named('content.guideButton') }).click();
      await expect(dialog).toBeVisible();
      for (const guide of await dialog.getByRole('tab').all()) {
        await guide.click();
        await expect(guide).toHaveAttribute('aria-selected', 'true');
        await read('size guide');
      }
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Ampliar la imagen/ })
        .first()
        .click();
      await expect(dialog).toBeVisible();
      await read('zoom');
      await page.keyboard.press('Escape');
      await shop.addToCart();
      await read('added');
    });

    await test.step('cart and checkout', async () => {
      await visit('/cart');
      await page.getByRole('button', { name: /^Quitar/ }).click();
      await read('removed');
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await visit('/checkout');
      await shop.confirmButton().click();
      await page.getByRole('radio', { name: named('content.homeTitle') }).check();
      await page.getByRole('radio', { name: named('content.transferTitle') }).check();
      await page.getByLabel('Nombre completo').fill('<img src=x onerror=__ran=1>');
      await page.getByLabel('Ciudad').fill(city);
      await page.getByLabel('Email', { exact: true }).fill('ana@gmial.com');
      await page.keyboard.press('Tab');
      await read('checkout');
    });

    await test.step('confirmation and the printed receipt', async () => {
      await shop.open(`/order-confirmation/${placed.orderNumber}?t=${placed.linkToken}`);
      await expect(page.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
      await read('confirmation');
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Imprimir comprobante' }).click();
      const receipt = await opened;
      await expect(receipt.locator('body')).toContainText(product.title);
      await expect(receipt.locator('img, svg, script, a')).toHaveCount(0);
      said += await saidBy(receipt);
      await receipt.close();
      await read('receipt');
    });

    // A file's name, an internal key, notes for the staff and what a visitor wrote are not for shoppers.
    const besides = [
      'heroFilename',
      'sectionId',
      'product.sku',
      'order.adminNotes',
      'order.notes',
      'message.',
    ];
    expect(neverShown(texts, said, besides)).toEqual([]);
    await expectAlarm(page, told);
  },
);

test(
  'what anybody typed is text to the staff, on every page and paper, and nothing of it runs',
  { tag: '@once' },
  async ({ backOffice, api }) => {
    test.slow();
    const { texts, product, placed } = await sown(api);
    const { page } = backOffice;
    const told = await watchFor(page.context());
    let said = '';
    const read = async (where: string) => {
      said += await saidBy(page);
      expect(told, where).toEqual([]);
    };

    await backOffice.signIn();
    for (const path of [
      '/admin',
      '/admin/products',
      `/admin/products?buscar=${attack}`,
      `/admin/products/edit/${product._id}`,
      '/admin/orders',
      `/admin/orders?buscar=${attack}`,
      `/admin/orders/${placed.order._id}`,
      '/admin/content',
      '/admin/settings',
      '/admin/settings?seccion=tienda',
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByText(/Cargando/)).toHaveCount(0);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await read(path);
        }
        await read(path);
      });

    await page.goto('/admin/orders');
    await page.getByRole('button', { name: `Vista rápida de la orden ${placed.orderNumber}` }).click();
    await expect(page.getByRole('dialog')).toContainText(product.title);
    await read('quick view of the order');

    await page.goto(`/admin/orders/${placed.order._id}`);
    for (const paper of ['Comprobante de pedido', 'Remito de armado']) {
      await page.getByRole('button', { name: 'Imprimir' }).click();
      await page.getByRole('menuitem', { name: paper }).click();
      await expect(page.locator('.print-sheet')).toContainText(product.title);
      await expect(page.locator('.print-sheet').locator('img, script, a')).toHaveCount(0);
      await read(paper);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    }
    await page.goto(`/admin/products/edit/${product._id}`);
    await page.getByRole('button', { name: 'Revisar producto' }).click();
    await expect(page.getByRole('heading', { name: 'Revisá y confirmá' })).toBeVisible();
    await read('review of the product');

    // Messages are read in the mailbox and in Strapi's panel, article codes in the exported table.
    expect(neverShown(texts, said, ['sectionId', 'product.sku', 'message.'])).toEqual([]);
    await expectAlarm(page, told);
  },
);
