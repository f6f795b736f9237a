import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import type { PlacedOrder, Product, ShopApi } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Stocks three units of M and a single L, which two buyers want. */
const twoSizes = (api: ShopApi, title: string) =>
  api.createProduct({
    title,
    size: ['M', 'L'],
    variants: [
      { size: 'M', color: 'Negro', stock: 3 },
      { size: 'L', color: 'Negro', stock: 1 },
    ],
  });

async function delivered(api: ShopApi, product: Product): Promise<PlacedOrder> {
  const placed = await api.placeOrder({ product });
  const path = `/api/orders/${placed.order._id}`;
  await api.callAsOwner('POST', `${path}/payments`, { amount: placed.order.total, method: 'cash' });
  await api.callAsOwner('PUT', `${path}/fulfillment`, { fulfillment: 'delivered', notify: false });
  return placed;
}

async function stockOf(api: ShopApi, { _id }: Product): Promise<Record<string, number>> {
  const product = (await api.listProducts()).find((one) => one._id === _id);
  return Object.fromEntries(product?.variants.map(({ size, stock }) => [size ?? '', stock]) ?? []);
}

// @spec F.4
test(
  'a buyer changes M for L on her phone, the owner approves, receives and hands over, and the next buyer finds no stock',
  { tag: '@once' },
  async ({ shop, backOffice, api, suffix }) => {
    const title = `Cambiado ${suffix}`;
    const product = await twoSizes(api, title);
    const [first, second] = [await delivered(api, product), await delivered(api, product)];
    const { page } = shop;
    const section = page.getByRole('region', { name: 'Cambiar talle' });
    const open = ({ orderNumber, linkToken }: PlacedOrder) =>
      shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);

    await open(first);
    await section.getByRole('button', { name: `Cambiar ${title}, M · Negro` }).click();
    await section.getByRole('radio', { name: 'L · Negro queda 1' }).check();
    await expect(section.getByText('No pagás ninguna diferencia.')).toBeVisible();
    await expectNoAxeViolations(page);
    await section.getByRole('button', { name: 'Pedir el cambio' }).click();
    await expect(section.getByText(/Tu código de cambio es/)).toBeVisible();
    const heading = section.getByRole('heading', { level: 3, name: /CAM-\d{8}-\w{6}/ });
    const code = /CAM-\d{8}-\w{6}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
    expect(await stockOf(api, product)).toEqual({ M: 1, L: 0 });

    await open(second);
    await section.getByRole('button', { name: `Cambiar ${title}, M · Negro` }).click();
    await section.getByRole('radio', { name: 'L · Negro sin stock' }).check();
    await expect(section.getByText(/L · Negro no tiene stock ahora/)).toBeVisible();
    await expect(section.getByRole('button', { name: 'Avisame cuando vuelva' })).toBeVisible();
    await expect(section.getByRole('link', { name: 'Botón de arrepentimiento' })).toHaveAttribute(
      'href',
      new RegExp(`^/arrepentimiento\\?pedido=${second.orderNumber}`),
    );
    await expectNoAxeViolations(page);

    await backOffice.signIn();
    const staff = backOffice.page;
    await staff.goto(`/admin/cases?buscar=${code}`);
    await staff.getByRole('link', { name: new RegExp(code) }).click();
    await expect(staff.getByRole('heading', { name: `Cambio ${code}` })).toBeVisible();
    await expectNoAxeViolations(staff);
    for (const step of ['Aceptar el cambio', 'Recibí la prenda', 'Entregué la nueva']) {
      await staff.getByRole('button', { name: step }).click();
      await staff.getByRole('button', { name: 'Guardar' }).click();
      await expect(staff.getByRole('button', { name: step })).toHaveCount(0);
    }
    await expect(staff.getByText('El cambio terminó: no queda nada por hacer.')).toBeVisible();
    expect(await stockOf(api, product)).toEqual({ M: 2, L: 0 });

    await open(first);
    await expect(section.getByText('Te dimos la prenda nueva')).toBeVisible();
    await expect(page.getByRole('main').getByText('Talle L').first()).toBeVisible();
  },
);
