import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/shops/closed-shop-test.ts';

test.use({ shopName: 'no-promises' });

// Defaults must not offer these in the owner's name.
const PROMISES =
  /\$\s?2\.?500|"baseCost":2500|\$\s?30\.000|30000|30 días|garantía|2\s?(?:-|a)\s?3 días|env[ií]o gratis/i;

const PAGES = ['/', '/cart', '/checkout', '/favoritos', '/track-order', '/arrepentimiento', '/unknown'];
const ANSWERS = [
  '/api/content',
  '/api/shop',
  '/api/products',
  '/sitemap.xml',
  '/feeds/google.xml',
  '/feeds/meta.csv',
];

type Content = { checkout: { shipping: { homeDelivery: { baseCost: number } } } };
type Checks = { opening: { checks: { key: string; state: string }[] } };

// @spec F.9
test(
  'a shop that opens with nothing but a delivery cost promises nothing else, not even without its content',
  { tag: '@once' },
  async ({ shop, api }) => {
    const { page } = shop;
    await page.goto('/');
    await expectNoAxeViolations(page);
    const { content } = (await (await page.request.get('/api/content')).json()) as { content: Content };
    content.checkout.shipping.homeDelivery.baseCost = 1_800;
    await api.callAsOwner('PUT', '/api/content', content);
    const { slug } = await api.createProduct({ title: 'Vedetina sola', price: 6_200 });
    const read = await page.request.get('/api/opening', await api.ownerHeaders());
    const { opening } = (await read.json()) as Checks;
    for (const { key, state } of opening.checks)
      if (state === 'red')
        await api.callAsOwner('PUT', `/api/opening/checks/${key}`, { waived: true, reason: '' });
    await api.callAsOwner('POST', '/api/opening/open', {});

    for (const path of ANSWERS) {
      const answer = await page.request.get(path);
      expect(answer.ok(), path).toBe(true);
      expect(await answer.text(), path).not.toMatch(PROMISES);
    }
    for (const path of [...PAGES, `/product/${slug}`]) {
      await shop.open(path);
      expect(await page.content(), path).not.toMatch(PROMISES);
    }
    await page.route('**/api/content', (route) => route.abort());
    await shop.open(`/product/${slug}`);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await page.content()).not.toMatch(PROMISES);
  },
);
