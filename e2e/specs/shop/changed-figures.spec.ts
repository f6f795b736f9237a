import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

test.use({ shopName: 'changed-figures' });

type Checkout = {
  deliveryInfo: { meetingPoint: object };
  shipping: { homeDelivery: object };
  deliveryDates: object;
};
type Figures = { cost: number; threshold: number; exchangeDays: number; transit: number; street: string };

const before: Figures = {
  cost: 3111,
  threshold: 41_222,
  exchangeDays: 17,
  transit: 6,
  street: 'Calle Vieja 123',
};
const after: Figures = {
  cost: 3555,
  threshold: 47_666,
  exchangeDays: 23,
  transit: 9,
  street: 'Avenida Nueva 987',
};
const hours = ({ street }: Figures) => `Lunes a viernes de 9 a 18 h, timbre de ${street}`;

const pesos = (amount: number) => `$${amount.toLocaleString('es-AR')}`;
const shownFigures = ({ cost, threshold, exchangeDays, transit, street }: Figures) => [
  pesos(cost),
  pesos(threshold),
  street,
  `${exchangeDays} días`,
  `${transit} a ${transit + 1} días hábiles`,
];

const PAGES = [
  '/',
  '/envios',
  '/cambios',
  '/terminos',
  '/privacidad',
  '/cart',
  '/checkout',
  '/track-order',
  '/arrepentimiento',
  '/category/conjuntos',
  '/feeds/google.xml',
  '/feeds/meta.csv',
  '/api/content',
];

test('no public page shows an old cost, threshold, term, address or hour once the settings change @once', async ({
  api,
  request,
  suffix,
}) => {
  const { slug } = await api.createProduct({ title: `Con datos ${suffix}`, price: 20_000 });
  const headers = await api.ownerHeaders();
  const read = async <T>(path: string) => (await (await request.get(path, headers)).json()) as T;
  const put = async (path: string, data: object) =>
    expect((await request.put(path, { ...headers, data })).status(), path).toBe(200);

  const change = async (figures: Figures) => {
    const { content } = await read<{ content: { checkout: Checkout } }>('/api/content');
    const { checkout } = content;
    Object.assign(checkout.shipping.homeDelivery, {
      baseCost: figures.cost,
      freeShippingThreshold: figures.threshold,
    });
    Object.assign(checkout.deliveryDates, {
      enabled: true,
      preparationDays: 1,
      transitDaysMin: figures.transit - 1,
      transitDaysMax: figures.transit,
    });
    Object.assign(checkout.deliveryInfo.meetingPoint, { address: figures.street, schedule: hours(figures) });
    await put('/api/content', { checkout });
    const { shop } = await read<{ shop: object }>('/api/shop');
    await put('/api/shop', { ...shop, address: figures.street, serviceHours: hours(figures) });
    const { rules } = await read<{ rules: object }>('/api/rules');
    await put('/api/rules', { ...rules, exchangeDays: figures.exchangeDays });
  };
  const pages = async () =>
    Object.fromEntries(
      await Promise.all(
        [...PAGES, `/product/${slug}`].map(async (path) => [path, await (await request.get(path)).text()]),
      ),
    ) as Record<string, string>;
  const shown = async (figures: Figures) => {
    const texts = Object.values(await pages()).join('\n');
    return shownFigures(figures).filter((figure) => texts.includes(figure));
  };

  const text = [
    '{costo_de_envio}',
    '{envio_gratis_desde}',
    '{dias_de_envio}',
    '{dias_de_cambio}',
    '{punto_de_encuentro}',
    '{horario_de_retiro}',
    '{domicilio}',
    '{horario}',
  ].join('\n');
  await put('/api/content', {
    hero: { mainDescription: text },
    productDetail: { expandableSections: [{ id: 'todo', title: 'Todo', content: text, enabled: true }] },
    checkout: { shipping: { homeDelivery: { notes: text } } },
  });
  await change(before);
  for (const kind of ['terms', 'privacy', 'exchange', 'delivery'])
    await api.callAsOwner('POST', `/api/policies/${kind}/versions`, { seen: 0 });
  await expect.poll(() => shown(before)).toEqual(shownFigures(before));
  await change(after);
  await expect.poll(() => shown(after)).toEqual(shownFigures(after));
  await expect.poll(() => shown(before)).toEqual([]);
  for (const [path, text] of Object.entries(await pages()))
    expect(text.match(/\{[a-z]+(_[a-z]+)+\}/g), path).toBeNull();
});
