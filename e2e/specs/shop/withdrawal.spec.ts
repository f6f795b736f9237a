import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

const PAGES = [
  '/',
  '/category/conjuntos',
  '/cart',
  '/checkout',
  '/favoritos',
  '/track-order',
  '/arrepentimiento',
  '/mis-datos',
];

test.use({ viewport: { width: 390, height: 844 } });

// @spec F.1
test(
  'a shopper withdraws, the owner answers, receives the goods and returns the money, and the shopper sees it',
  { tag: '@once' },
  async ({ shop, backOffice, api, suffix }) => {
    const product = await api.createProduct({ title: `Arrepentido ${suffix}`, size: ['M'] });
    const { order, orderNumber, linkToken } = await api.placeOrder({ product });
    await api.callAsOwner('POST', `/api/orders/${order._id}/payments`, {
      amount: order.total,
      method: 'cash',
    });
    const { page } = shop;
    const main = page.getByRole('main');

    await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
    await main.getByRole('link', { name: 'Botón de arrepentimiento' }).click();
    await expect(main.getByRole('textbox', { name: 'Número de pedido' })).toHaveValue(orderNumber);
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
    await expect(main.getByRole('heading', { name: 'Recibimos tu arrepentimiento' })).toBeFocused();
    const code = (await main.getByText(/^ARR-\d{8}-/).textContent()) ?? '';
    await expectNoAxeViolations(page);

    await backOffice.signIn();
    const staff = backOffice.page;
    await staff.goto(`/admin/cases?buscar=${code}`);
    await staff.getByRole('link', { name: new RegExp(code) }).click();
    await expect(staff.getByRole('heading', { name: `Arrepentimiento ${code}` })).toBeVisible();
    await expectNoAxeViolations(staff);
    for (const step of ['Ya le respondí', 'Acordamos la devolución', 'Recibí las prendas']) {
      await staff.getByRole('button', { name: step }).click();
      await staff.getByRole('button', { name: 'Guardar' }).click();
      await expect(staff.getByRole('button', { name: step })).toHaveCount(0);
    }
    await staff.getByRole('button', { name: 'Devolver el dinero' }).click();
    await staff.getByRole('button', { name: 'Anotar la devolución' }).click();
    await expect(staff.getByText('El caso está cerrado: no queda nada por hacer.')).toBeVisible();

    await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
    const cases = main.getByRole('region', { name: 'Tus trámites de este pedido' });
    await expect(cases.getByRole('heading', { name: `Arrepentimiento ${code}` })).toBeVisible();
    await expect(cases.getByText('Te devolvimos el dinero')).toBeVisible();
    await expect(main.getByText(/^Este pedido fue reembolsado\. Te devolvimos \$/)).toBeVisible();
  },
);

test(
  'a shopper without her number withdraws with her phone, and gets the same code again',
  { tag: '@once' },
  async ({ shop }) => {
    const { page } = shop;
    const main = page.getByRole('main');
    const phone = `299 55${String(Date.now()).slice(-5)}`;
    const codes: (string | null)[] = [];
    for (const heading of ['Recibimos tu arrepentimiento', 'Ya teníamos tu arrepentimiento']) {
      await shop.open('/');
      await page.getByRole('link', { name: 'Botón de arrepentimiento' }).first().click();
      await main.getByRole('textbox', { name: 'Teléfono de la compra' }).fill(phone);
      await main.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
      await expect(main.getByRole('heading', { name: heading })).toBeVisible();
      codes.push(await main.getByText(/^ARR-\d{8}-/).textContent());
    }
    expect(codes[0]).toBe(codes[1]);
  },
);

test(
  'the withdrawal button is in the first view of the home page and at the foot of every page, in 14 px or more',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { slug } = await api.createProduct({ title: `Con botón ${suffix}`, size: ['M'] });
    const { page } = shop;
    const button = page.getByRole('link', { name: 'Botón de arrepentimiento', exact: true });
    const sizeOf = () =>
      button.evaluateAll((links) =>
        Math.min(...links.map((link) => parseFloat(getComputedStyle(link).fontSize))),
      );
    await shop.open('/');
    await expect(button.first()).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page);
    for (const path of [...PAGES, `/product/${slug}`]) {
      await shop.open(path);
      const atFoot = page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Botón de arrepentimiento', exact: true });
      await atFoot.scrollIntoViewIfNeeded();
      await expect(atFoot, path).toHaveAttribute('href', '/arrepentimiento');
      expect(await sizeOf(), path).toBeGreaterThanOrEqual(14);
    }
  },
);
