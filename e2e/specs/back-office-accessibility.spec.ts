import type { Locator, Page } from '@playwright/test';
import { expectNoBarriersAnywhere } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const TABS = [
  'hero',
  'productCatalog',
  'whyChooseJazmin',
  'productDetail',
  'sizeGuides',
  'checkout',
  'contact',
];

test('no page of the back office holds a barrier, light or dark, or scrolls sideways at 320 px', async ({
  backOffice,
  api,
  staff,
  mark,
}) => {
  test.slow();
  const { page } = backOffice;
  const product = await api.stock({ title: `Corset accesible ${mark}` });
  const order = await staff.placeOrder({ product, payment: 'transfer', withProof: true });
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await backOffice.signIn();
  const paths = [
    '/admin/dashboard',
    '/admin/products',
    '/admin/products/new',
    `/admin/products/edit/${product._id}`,
    '/admin/orders',
    `/admin/orders/${order._id}`,
    '/admin/messages',
    ...TABS.map((tab) => `/admin/content?seccion=${tab}`),
    '/admin/settings',
    '/admin/settings?seccion=seguridad',
    '/admin/settings?seccion=tienda',
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('button').or(main.getByRole('textbox')).first()).toBeVisible();
      await expectNoBarriersAnywhere(page);
    });
  }
});

/** Opens a window over the page, looks at it, and leaves it again. */
async function overlay(page: Page, open: Locator, role: 'dialog' | 'alertdialog' | 'menu' = 'dialog') {
  await open.click();
  await expect(page.getByRole(role)).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toHaveCount(0);
}

test('no window over the lists and the order holds a barrier', async ({ backOffice, api, staff, mark }, {
  project,
}) => {
  test.slow();
  const { page } = backOffice;
  const title = `Enagua accesible ${mark}`;
  const product = await api.stock({ title });
  const order = await staff.placeOrder({ product, payment: 'transfer', withProof: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await backOffice.signIn();
  await overlay(page, button('Reiniciar interacciones'), 'alertdialog');
  // A phone has the menu in a window of its own, and no keys to list.
  await overlay(page, button(project.name === 'phone' ? 'Abrir el menú' : 'Atajos de teclado').first());
  await overlay(page, button(/^Buscar/).first());

  await backOffice.findProduct(title);
  await overlay(page, button(`Cambiar el stock de ${title}, ahora 7`));
  await overlay(page, button(`Eliminar ${title}`), 'alertdialog');
  await overlay(page, button('Importar CSV'));
  await page.getByLabel(`Elegir ${title}`).check();
  await expectNoBarriersAnywhere(page);
  for (const name of ['Descuento', 'Categoría'])
    await overlay(page, page.getByRole('group').getByRole('button', { name, exact: true }));

  await backOffice.findOrder(order.orderNumber);
  await overlay(page, button(`Vista rápida de la orden ${order.orderNumber}`));
  await overlay(page, button(`Eliminar la orden ${order.orderNumber}`), 'alertdialog');
  await page.getByLabel(`Seleccionar la orden ${order.orderNumber}`).check();
  await expectNoBarriersAnywhere(page);

  await page.goto(`/admin/orders/${order._id}`);
  await overlay(page, button('Ampliar el comprobante'));
  await overlay(page, button('Pedir otro comprobante'));
  await overlay(page, button('Imprimir'), 'menu');
  await page.getByLabel('Nuevo estado').selectOption('refunded');
  await expect(page.getByText(/Cambiarás el estado de/)).toBeVisible();
  await expectNoBarriersAnywhere(page);
});

test('no window and no fault of the forms holds a barrier', async ({ backOffice, api }) => {
  test.slow();
  const { page } = backOffice;
  const model = await api.demoProduct();
  await backOffice.signIn();
  await page.goto('/admin/products/new');
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await page.goto(`/admin/products/edit/${model._id}`);
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await expect(page.getByRole('heading', { name: 'Revisá y confirmá' })).toBeVisible();
  await expectNoBarriersAnywhere(page);

  await page.goto('/admin/content?seccion=contact');
  await overlay(page, page.getByRole('button', { name: 'Ícono' }).first());
  await overlay(page, page.getByRole('button', { name: 'Historial' }));
  await page.getByLabel('Enlace').first().fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await overlay(page, page.getByRole('button', { name: 'Descartar' }), 'alertdialog');

  await page.goto('/admin/settings?seccion=seguridad');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('La contraseña actual es requerida.').first()).toBeVisible();
  await expectNoBarriersAnywhere(page);
});

test('no failure holds a barrier', async ({ backOffice }) => {
  test.slow();
  const { page } = backOffice;
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('El email es requerido').first()).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await backOffice.signIn();
  const body = {
    status: 'error',
    message: 'Nos quedamos sin base de datos',
    code: 'INTERNAL',
    requestId: 'r',
  };
  const fail = /\/api\/(products|orders|content|shop|stats|interactions)(\/|\?|$)/;
  await page.route(fail, (route) => route.fulfill({ status: 500, json: body }));
  const failures: [path: string, words: string | RegExp][] = [
    ['/admin/dashboard', 'No se pudo cargar esta parte.'],
    ['/admin/orders', /^Error al cargar las órdenes: /],
    ['/admin/orders/no-existe', 'Nos quedamos sin base de datos'],
    ['/admin/content', 'Nos quedamos sin base de datos'],
    ['/admin/settings?seccion=tienda', /Nos quedamos sin base de datos/],
    ['/admin/products', /^Error al cargar productos: /],
    ['/admin/products/edit/no-existe', 'Nos quedamos sin base de datos'],
  ];
  for (const [path, words] of failures) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectNoBarriersAnywhere(page);
    });
  }
});
