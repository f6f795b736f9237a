import { openLine } from '../../fixtures/silent-line.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const AGE = /^La conexión no responde: ves lo guardado el \d\d\/\d\d\/\d{4} \d\d:\d\d\./;

// The service worker waits three seconds for a page, the script as long for the data of one that it opens.
const SOON = { timeout: 15_000 };

test(
  'a line that stays connected and brings nothing shows saved pages with their age, and the checkout comes by itself',
  { tag: '@once' },
  async ({ page, api, suffix, baseURL }) => {
    const line = await openLine(baseURL!);
    const [seen, other] = await Promise.all(
      ['Vista', 'Otra'].map((title) => api.createProduct({ title: `${title} ${suffix}`, price: 9_000 })),
    );
    const age = page.getByRole('status').filter({ hasText: AGE });
    const isSaved = (path: string) =>
      page.evaluate((address) => caches.match(address).then(Boolean), `${line.origin}${path}`);
    for (const product of [seen!, other!]) {
      await page.goto(`${line.origin}/product/${product.slug}`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await expect.poll(() => isSaved(`/product/${product.slug}`)).toBe(true);
    }
    await page.goto(`${line.origin}/category/${seen!.category}`);
    await expect.poll(() => isSaved(`/category/${seen!.category}`)).toBe(true);
    await expect(page.locator('html[data-hydrated=true]')).toBeAttached();
    const waitedForPage = () =>
      page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().responseStart as number);
    line.fallSilent();

    await test.step('a page opened by the browser', async () => {
      await page.goto(`${line.origin}/product/${seen!.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: seen!.title })).toBeVisible(SOON);
      await expect(age).toBeVisible(SOON);
      await expect(page.locator('html[data-hydrated=true]')).toBeAttached();
    });

    await test.step('a page opened by the script, which has waited already', async () => {
      const waited = await waitedForPage();
      const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' });
      await crumbs.getByRole('link').last().click();
      await expect(page).toHaveURL(/\/category\//);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible(SOON);
      await expect(age).toBeVisible();
      expect(await waitedForPage()).toBeLessThan(waited / 2);
    });

    await test.step('the update brings the page of now once the line answers', async () => {
      await api.callAsOwner('PUT', `/api/products/${seen!._id}`, { price: 9_500 });
      await page.goto(`${line.origin}/product/${seen!.slug}`);
      await expect(age).toBeVisible(SOON);
      line.restore();
      await age.getByRole('link', { name: 'Actualizar' }).click();
      await expect(page.getByRole('main').getByText('$9.500').first()).toBeVisible();
      await expect(age).toHaveCount(0);
    });

    await test.step('a page that is never saved says that the line is silent, and loads itself', async () => {
      line.fallSilent();
      await page.goto(`${line.origin}/checkout`, { timeout: 60_000 });
      await expect(page.getByRole('heading', { name: 'La conexión no responde' })).toBeVisible();
      await expect(page.getByText('Lo que elegiste y lo que escribiste no se pierde.')).toBeVisible();
      line.restore();
      await expect(page.getByRole('heading', { name: 'Finalizar compra' })).toBeVisible();
    });

    line.close();
  },
);
