import { OPENS_SHEET } from '../../fixtures/shop.ts';
import type { Page } from '@playwright/test';
import { InjectedTexts } from '../../fixtures/injected-texts.ts';
import {
  expectMonitorDetectsScripts,
  readAllText,
  monitorScripts,
} from '../../fixtures/script-injection-monitor.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';
import type { PlacedOrder, ShopApi } from '../../fixtures/shop-api.ts';

// @spec B.15

test.use({ shopName: 'script-injection' });

type InjectedProduct = {
  _id: string;
  slug: string;
  title: string;
  size: string[];
  colors: { name: string }[];
};

async function injectTexts(api: ShopApi) {
  const texts = new InjectedTexts();
  const picture = await api.pictureUrl();
  const shop = texts.shop();
  const city = shop.coverageCities[0] ?? '';
  await api.callAsOwner('PUT', '/api/shop', shop);
  await api.callAsOwner('PUT', '/api/content', texts.content(picture));
  const createProduct = (draft: object) =>
    api.callAsOwner<{ product: InjectedProduct }>('POST', '/api/products', draft);
  const { product } = await createProduct(texts.product(picture));
  await createProduct(new InjectedTexts().product(picture));
  const placed = await api.callAsOwner<PlacedOrder>('POST', '/api/orders', texts.order(product, city));
  const adminNotes = texts.text('order.adminNotes');
  const change = { status: 'pending_transfer_proof', adminNotes };
  await api.callAsOwner('PUT', `/api/orders/${placed.order._id}/status`, change);
  await api.callAsOwner('POST', '/api/contact', texts.contactMessage());
  return { texts, product, placed, city };
}

let injection: ReturnType<typeof injectTexts> | undefined;
const injectOnce = (api: ShopApi) => (injection ??= injectTexts(api));

const attack = encodeURIComponent('"><svg onload=__ran=1><img src=x onerror=__ran=1>');

const openDetails = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));

const findUnshown = (texts: InjectedTexts, shown: string, exceptions: readonly string[]) =>
  [...texts.byField].filter(
    ([field, text]) => !exceptions.some((part) => field.includes(part)) && !shown.includes(text),
  );

test(
  'injected texts are shown to shoppers as text and never run, in any window',
  { tag: '@once' },
  async ({ shop, api }) => {
    test.slow();
    const { texts, product, placed, city } = await injectOnce(api);
    const { page } = shop;
    const findings = await monitorScripts(page.context());
    let shown = '';
    const named = (field: string) => texts.byField.get(field) ?? '';
    const read = async (screen: string) => {
      await openDetails(page);
      shown += await readAllText(page);
      expect(findings, screen).toEqual([]);
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
      await page.getByRole('button', { name: OPENS_SHEET }).first().click();
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
      shown += await readAllText(receipt);
      await receipt.close();
      await read('receipt');
    });

    // Shoppers do not see file names, internal keys, staff notes and messages.
    const exceptions = [
      'heroFilename',
      'sectionId',
      'product.sku',
      'order.adminNotes',
      'order.notes',
      'message.',
    ];
    expect(findUnshown(texts, shown, exceptions)).toEqual([]);
    await expectMonitorDetectsScripts(page, findings);
  },
);

test(
  'injected texts are shown to the staff as text and never run, on any page or printed sheet',
  { tag: '@once' },
  async ({ backOffice, api }) => {
    test.slow();
    const { texts, product, placed } = await injectOnce(api);
    const { page } = backOffice;
    const findings = await monitorScripts(page.context());
    let shown = '';
    const read = async (screen: string) => {
      shown += await readAllText(page);
      expect(findings, screen).toEqual([]);
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
    await page.getByRole('checkbox', { name: `Seleccionar la orden ${placed.orderNumber}` }).check();
    await page.getByRole('button', { name: 'Vista rápida' }).click();
    await expect(page.getByRole('dialog')).toContainText(product.title);
    await read('quick view of the order');

    await page.goto(`/admin/orders/${placed.order._id}`);
    for (const paper of ['Comprobante de pedido', 'Remito de armado']) {
      await page.getByRole('button', { name: 'Más acciones' }).click();
      await page.getByRole('menuitem', { name: paper }).click();
      await expect(page.locator('.print-sheet')).toContainText(product.title);
      await expect(page.locator('.print-sheet').locator('img:not([alt=""]), script, a')).toHaveCount(0);
      await read(paper);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    }
    await page.goto(`/admin/products/edit/${product._id}`);
    await page.getByRole('button', { name: 'Revisar producto' }).click();
    await expect(page.getByRole('heading', { name: 'Revisá y confirmá' })).toBeVisible();
    await read('review of the product');

    // Messages are shown in the inbox, SKUs in the CSV export.
    expect(findUnshown(texts, shown, ['sectionId', 'product.sku', 'message.'])).toEqual([]);
    await expectMonitorDetectsScripts(page, findings);
  },
);
